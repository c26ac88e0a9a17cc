import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS, HOUR_MS } from '#platform/time/rules/units.ts';
import { countSearch, listSearches, sweepSearchDays } from './index.ts';

let now = new Date('2026-10-24T21:30:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const ever = { from: '2000-01-01', to: '2100-01-01', max: 10 };

it('O.40 searches are counted by day of Warsaw, once an hour, apart by whether they found anything', async () => {
  await countSearch(shop, ' Kubek  Termiczny', { found: true });
  await countSearch(shop, 'kubek termiczny', { found: true });
  await countSearch(shop, 'hamak', { found: false });
  now = new Date(now.getTime() + HOUR_MS);
  await countSearch(shop, 'kubek termiczny', { found: true });
  await countSearch(shop, 'kajak', { found: true });
  expect(await listSearches(shop, { ...ever, found: true })).toEqual([
    { text: 'kubek termiczny', hours: 2 },
    { text: 'kajak', hours: 1 },
  ]);
  expect(await listSearches(shop, { ...ever, found: false })).toEqual([{ text: 'hamak', hours: 1 }]);
  // Half past midnight in Warsaw.
  const today = { ...ever, from: '2026-10-25', to: '2026-10-25', found: true };
  expect((await listSearches(shop, today)).map(({ text }) => text)).toEqual(['kajak', 'kubek termiczny']);
});

it('a query that may name a person is not counted, and counts expire', async () => {
  for (const text of ['anna@example.com', '601 234 567', '17223906', 'ul. Sosnowa 7; 30-224 Kraków', 'x'.repeat(80)]) {
    await countSearch(shop, text, { found: false });
  }
  expect(await listSearches(shop, { ...ever, found: false })).toEqual([{ text: 'hamak', hours: 1 }]);
  now = new Date(now.getTime() + 751 * DAY_MS);
  await sweepSearchDays(shop);
  expect(await listSearches(shop, { ...ever, found: false })).toEqual([]);
});
