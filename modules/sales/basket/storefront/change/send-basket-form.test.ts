import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentAlerts, dismissAlert } from '#platform/ui/alert/alert-store.ts';
import * as buyingTexts from '../../texts/buying.ts';
import { sendBasketForm } from './send-basket-form.ts';

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A page that is left and shown again at once by the browser's way back.
  vi.stubGlobal('window', {
    location: { assign },
    addEventListener: (_type: string, show: (event: { persisted: boolean }) => void) =>
      queueMicrotask(() => show({ persisted: true })),
    removeEventListener: () => {},
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./show-outcome.ts');
  vi.resetAllMocks();
  for (const { id } of currentAlerts()) dismissAlert(id);
});

const about = { product: { name: 'Kubek', unit: 'szt.' } };
function formOf(mode: string) {
  const fields = new FormData();
  fields.set('mode', mode);
  return fields;
}
const loseScript = () => vi.doMock('./show-outcome.ts', () => Promise.reject(new Error('offline')));
const breakScript = () =>
  vi.doMock('./show-outcome.ts', () => ({ showOutcome: () => Promise.reject(new Error('broken')) }));

it('X.57 the form is posted before the script that says its outcome is there', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 500 }));
  const sent = sendBasketForm(formOf('1'), about);
  expect(fetched).toHaveBeenCalledOnce();
  expect(await sent).toBe(false);
  expect(currentAlerts()).toMatchObject([{ kind: 'error', text: buyingTexts.addingFailed }]);
});

it.each([
  ['1', '/koszyk', 'does not come', loseScript],
  ['2', '/ulubione', 'does not come', loseScript],
  ['1', '/koszyk', 'fails', breakScript],
])(
  'X.57 of mode %s the shopper sees on %s what came of it when the script that says so %s; it is not sent again',
  async (mode, page, _how, prepare) => {
    prepare();
    fetched.mockResolvedValue(Response.json({}));
    await sendBasketForm(formOf(mode), about);
    expect(assign).toHaveBeenCalledExactlyOnceWith(page);
    expect(fetched).toHaveBeenCalledOnce();
  },
);

it('S7.40 without a line it says that adding failed, and stays', async () => {
  loseScript();
  fetched.mockRejectedValue(new TypeError('offline'));
  await sendBasketForm(formOf('1'), about);
  expect(assign).not.toHaveBeenCalled();
  expect(currentAlerts()).toMatchObject([{ kind: 'error', text: buyingTexts.addingFailed }]);
});
