import { afterEach, expect, it, vi } from 'vitest';
import { runWaitingEvents } from './run-waiting-events.ts';

const run = vi.hoisted(() => vi.fn());
vi.mock('#wire/client/run-tracking-events.ts', () => ({ runTrackingEvents: run }));
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const page = { cookie: '' };
vi.stubGlobal('document', page);
afterEach(() => vi.clearAllMocks());

const waiting = () => new Response('', { headers: { 'x-iai-tracking-events': '1' } });

it.each([
  ['ck_cook=true; ck_consent=analytics.marketing', [[['added()']]]],
  ['ck_cook=true; ck_consent=marketing', []],
  ['ck_cook=true; ck_consent=necessary', []],
  ['', []],
])('with the cookies "%s" the events are taken and run only if analytics are allowed', async (cookie, ran) => {
  page.cookie = cookie;
  fetched.mockResolvedValueOnce(Response.json({ data: { trackingEvents: ['added()'] } }));
  await runWaitingEvents(waiting());
  expect(fetched).toHaveBeenCalledOnce();
  expect(run.mock.calls).toEqual(ran);
});

it('consent given while they are fetched is not for what came before', async () => {
  page.cookie = '';
  fetched.mockImplementationOnce(async () => {
    page.cookie = 'ck_consent=analytics';
    return Response.json({ data: { trackingEvents: ['added()'] } });
  });
  await runWaitingEvents(waiting());
  expect(run).not.toHaveBeenCalled();
});

it('S7.04 asks for nothing when none wait', async () => {
  page.cookie = 'ck_consent=analytics';
  await runWaitingEvents(new Response(''));
  expect(fetched).not.toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
});
