import { afterEach, describe, expect, it, vi } from 'vitest';
import { runTrackingEvents } from './run-tracking-events.ts';
import { fetchTrackingEvents, TRACKING_THRESHOLD } from './tracking.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

const announcing = (count?: string) =>
  new Response('', { headers: count === undefined ? {} : { 'x-iai-tracking-events': count } });

describe('fetchTrackingEvents', () => {
  it.each([undefined, '', '0', 'x', '-1'])('S7.04 S9.05 asks nothing when the header is %s', async (count) => {
    expect(await fetchTrackingEvents(announcing(count))).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['1', '12'])('S7.04 S9.05 S9.04 asks when the header is %s', async (count) => {
    fetched.mockResolvedValueOnce(Response.json({ data: { trackingEvents: ['a()', 'b()'] } }));
    expect(await fetchTrackingEvents(announcing(count))).toEqual(['a()', 'b()']);
    expect(fetched.mock.calls[0]?.[0]).toBe('/graphql/v1/');
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"query":"{ trackingEvents }"}');
    expect(TRACKING_THRESHOLD).toBe(1);
  });

  it('S3.63 takes null for an empty list', async () => {
    fetched.mockResolvedValueOnce(Response.json({ data: { trackingEvents: null } }));
    expect(await fetchTrackingEvents(announcing('1'))).toEqual([]);
  });

  it('S7.06 an empty list and a note after a failure', async () => {
    fetched.mockResolvedValueOnce(new Response('oops'));
    expect(await fetchTrackingEvents(announcing('1'))).toEqual([]);
    expect(noted).toHaveBeenCalledOnce();
  });
});

it('S7.05 gives every script an element of its own, so that one cannot stop another', () => {
  const added: HTMLScriptElement[] = [];
  const page = {
    createElement: vi.fn().mockImplementation(() => ({ remove: vi.fn() })),
    head: { append: vi.fn().mockImplementation((element: HTMLScriptElement) => added.push(element)) },
  };
  runTrackingEvents(['throw 1', 'second()'], page);
  expect(added.map((element) => element.src)).toEqual([
    expect.stringMatching(/^\/ajax\/tracking-event\.js\?mark=[0-9a-f]{16}$/),
    expect.stringMatching(/^\/ajax\/tracking-event\.js\?mark=[0-9a-f]{16}$/),
  ]);
  expect(added.every((element) => element.async === false)).toBe(true);
  added[0]?.onerror?.('');
  expect(noted).toHaveBeenCalledOnce();
});
