import { expect, it, vi } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { noteVitals, sumVitals, sweepVitalDays, writeVitals } from './index.ts';

let now = new Date('2026-10-24T21:30:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const EVER = { from: '2000-01-01', to: '2100-01-01' };
const LCP = (value: number) => ({ name: 'LCP', value }) as const;
const total = async (days = EVER) =>
  [...((await sumVitals(shop, days)).get('home')?.get('LCP')?.values() ?? [])].reduce((sum, one) => sum + one, 0);

it('O.40 figures are counted by day of Warsaw, kind of page and bucket, many visits in one row', async () => {
  noteVitals(shop, 'home', [LCP(900), { name: 'CLS', value: 0 }, { name: 'TTFB', value: 80 }]);
  noteVitals(shop, 'home', [LCP(910)]);
  expect((await sumVitals(shop, EVER)).size).toBe(0);
  await writeVitals(shop);
  now = new Date(now.getTime() + HOUR_MS);
  noteVitals(shop, 'home', [LCP(920), LCP(3900)]);
  noteVitals(shop, 'product', [{ name: 'INP', value: 9000 }]);
  await writeVitals(shop);
  await writeVitals(shop);
  const { rows } = await shop.pool.query(
    'select day::text, page, vital, bucket, count from vital_days order by day, page, vital, bucket',
  );
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    '2026-10-24 home CLS 0 1',
    '2026-10-24 home LCP 3 2',
    '2026-10-25 home LCP 3 1',
    '2026-10-25 home LCP 13 1',
    '2026-10-25 product INP 20 1',
  ]);
  expect(await sumVitals(shop, EVER)).toEqual(
    new Map([
      [
        'home',
        new Map([
          ['CLS', new Map([[0, 1]])],
          [
            'LCP',
            new Map([
              [3, 3],
              [13, 1],
            ]),
          ],
        ]),
      ],
      ['product', new Map([['INP', new Map([[20, 1]])]])],
    ]),
  );
  expect(await total({ from: '2026-10-25', to: '2026-10-25' })).toBe(2);
});

it('figures that the database refused are written with the next, and sending without end does not fill it', async () => {
  const before = await total();
  const refused = vi.spyOn(shop.db, 'insert').mockImplementationOnce(() => {
    throw new Error('away');
  });
  noteVitals(shop, 'home', [LCP(100)]);
  await writeVitals(shop);
  expect(refused).toHaveBeenCalledOnce();
  noteVitals(shop, 'home', [LCP(100)]);
  await writeVitals(shop);
  expect(await total()).toBe(before + 2);
  noteVitals(
    shop,
    'home',
    Array.from({ length: 9000 }, () => LCP(100)),
  );
  await writeVitals(shop);
  expect(await total()).toBe(before + 5002);
});

it('they are written by themselves after a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const before = await total();
  noteVitals(shop, 'home', [LCP(100)]);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await total()).toBe(before + 1), 60_000);
});

it('nothing is kept for ever', async () => {
  // 750 days after the second of these days.
  now = new Date('2028-11-13T12:00:00Z');
  await sweepVitalDays(shop);
  expect(await total({ from: '2026-10-24', to: '2026-10-24' })).toBe(0);
  expect(await total()).toBeGreaterThan(0);
});
