import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as buyingTexts from '#texts/selling/buying.ts';
import { currentAlerts, dismissAlert } from '../../../ui/alert/alert-store.ts';
import { sendWish } from './send-wish.ts';

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  // A page that is left and shown again at once by the browser's way back.
  vi.stubGlobal('window', {
    location: { assign },
    addEventListener: (_type: string, show: () => void) => queueMicrotask(show),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./tell-outcome.ts');
  vi.resetAllMocks();
  for (const { id } of currentAlerts()) dismissAlert(id);
});

const about = { product: { name: 'Kubek', unit: 'szt.' } };
function wish(mode: string) {
  const fields = new FormData();
  fields.set('mode', mode);
  return fields;
}
const loseWords = () => vi.doMock('./tell-outcome.ts', () => Promise.reject(new Error('offline')));

it('X.57 a wish is posted before the script that tells of it is there', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 500 }));
  const told = sendWish(wish('1'), about);
  expect(fetched).toHaveBeenCalledOnce();
  expect(await told).toBe(false);
  expect(currentAlerts()).toMatchObject([{ kind: 'error', text: buyingTexts.addingFailed }]);
});

it.each([
  ['1', '/koszyk'],
  ['2', '/ulubione'],
])(
  'X.57 of mode %s, sent but without words for it, the shopper sees on %s what came of it; it is not sent again',
  async (mode, page) => {
    loseWords();
    fetched.mockResolvedValue(Response.json({}));
    await sendWish(wish(mode), about);
    expect(assign).toHaveBeenCalledExactlyOnceWith(page);
    expect(fetched).toHaveBeenCalledOnce();
  },
);

it('S7.40 without a line it says that adding failed, and stays', async () => {
  loseWords();
  fetched.mockRejectedValue(new TypeError('offline'));
  await sendWish(wish('1'), about);
  expect(assign).not.toHaveBeenCalled();
  expect(currentAlerts()).toMatchObject([{ kind: 'error', text: buyingTexts.addingFailed }]);
});
