import { afterEach, expect, it, vi } from 'vitest';
import { requestNotice } from './notice.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());
const wanted = { product: 7, size: 'M/L', email: 'jan+a@example.pl' };

it('sends product, size and addresses', async () => {
  fetched.mockResolvedValueOnce(Response.json({ status: 'ok' }));
  expect(await requestNotice({ ...wanted, phone: '601 234 567' })).toBe('added');
  const address = new URL(String(fetched.mock.calls[0]?.[0]), 'http://localhost');
  expect(address.pathname).toBe('/ajax/projector.php');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'set_product_observed',
    product: '7',
    size: 'M/L',
    mode: '2',
    email: 'jan+a@example.pl',
    phone: '601 234 567',
  });
});

it.each([
  ['mail', 'wrong-email'],
  ['limit', 'daily-limit'],
  ['phone', 'enter-phone'],
  ['increase_quantity', 'not-added'],
])('S5.53 the error %s is %s', async (errdesc, outcome) => {
  fetched.mockResolvedValueOnce(Response.json({ status: 'error', errdesc }));
  expect(await requestNotice(wanted)).toBe(outcome);
});

it.each([
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['a failing shop', async () => new Response('', { status: 500 })],
  ['an answer that is no JSON', async () => new Response('<html>')],
])('S5.53 %s is a problem of the connection', async (_what, answer) => {
  fetched.mockImplementationOnce(answer);
  expect(await requestNotice(wanted)).toBe('no-connection');
});
