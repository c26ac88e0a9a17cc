import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAlerts, dismissAlert } from '#platform/ui/alert/alert-store.ts';
import * as listTexts from '../../texts/storefront.ts';
import { runListCall } from './run-list-call.ts';

const handed = vi.hoisted(() => vi.fn());
vi.mock('#modules/content/tracking/storefront/run-waiting-events.ts', () => ({ runWaitingEvents: handed }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  vi.clearAllMocks();
  vi.useRealTimers();
});

const button = () => ({ dataset: {}, ariaBusy: null }) as HTMLElement;
const response = new Response('');
const done = { ok: true as const, response };
const refused = { ok: false as const, message: 'Produkt jest już na liście', fault: 'already-on-list', response };

describe('runListCall', () => {
  it('S4.38 the control is loading, then successful', async () => {
    const element = button();
    let finish: (answer: typeof done) => void = () => {};
    const asked = runListCall(element, 'other', () => new Promise<typeof done>((resolve) => (finish = resolve)));
    expect([element.dataset.status, element.ariaBusy]).toEqual(['loading', 'true']);
    vi.advanceTimersByTime(60_000);
    expect(element.dataset.status).toBe('loading');
    finish(done);
    await asked;
    expect([element.dataset.status, element.ariaBusy]).toEqual(['success', null]);
  });

  it.each([
    ['other', done, 'success'],
    ['other', refused, 'error'],
    ['add', refused, 'error'],
  ] as const)('S4.39 S9.67 the flag of %s goes after 1 s', async (intent, answer, status) => {
    const element = button();
    await runListCall(element, intent, async () => answer);
    vi.advanceTimersByTime(999);
    expect(element.dataset.status).toBe(status);
    vi.advanceTimersByTime(1);
    expect(element.dataset.status).toBeUndefined();
  });

  it('S4.39 success on adding stays', async () => {
    const element = button();
    await runListCall(element, 'add', async () => done);
    vi.advanceTimersByTime(60_000);
    expect(element.dataset.status).toBe('success');
  });

  it('S7.54 a refusal is alerted in the server’s first words, a broken call in ours', async () => {
    await runListCall(button(), 'add', async () => refused);
    await runListCall(button(), 'add', async () => ({ ok: false as const, message: '', fault: '' }));
    expect(currentAlerts().map(({ kind, text }) => [kind, text])).toEqual([
      ['error', 'Produkt jest już na liście'],
      ['error', listTexts.failed],
    ]);
  });

  it('S7.53 every answer goes to the tracking helper', async () => {
    await runListCall(button(), 'add', async () => done);
    await runListCall(button(), 'add', async () => refused);
    expect(handed.mock.calls).toEqual([[response], [response]]);
  });
});
