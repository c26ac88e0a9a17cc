import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { findStaffSession } from '#modules/back-office/staff/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { sendNumbers } from './csv/send-numbers.server.ts';
import { loadNumbers } from './load.server.ts';

const { shop } = await testDatabase();
const context = new RouterContextProvider();
context.set(shopContext, shop);
context.set(staffContext, await findStaffSession(shop, await addSession(shop, await addStaff(shop, 'owner'))));
const asked = (query: string) => new Request(`https://sklep.example/zaplecze/liczby?${query}`);

it('O.40 the CSV adds up to the orders and has the rows of the chart for every grain', async () => {
  const { rows } =
    await shop.pool.query(`select (placed_at at time zone 'Europe/Warsaw')::date::text as day, total_gross as gross
    from orders where state <> 'cancelled' order by placed_at`);
  const from = rows[0].day;
  for (const grain of ['day', 'week', 'month']) {
    const answer = await sendNumbers(context, asked(`od=${from}&po=${grain}`));
    const lines = (await answer.text()).trim().split('\r\n').slice(1);
    const cells = lines.map((line) => line.split(';'));
    const sum = (column: number) =>
      cells.reduce((all, row) => all + Number((row[column] ?? '').replace(/\s/g, '').replace(',', '.')), 0);
    expect(sum(1), grain).toBe(rows.length);
    expect(Math.round(sum(2) * 100), grain).toBe(rows.reduce((all, { gross }) => all + gross, 0));
    const { chart, rows: shown } = await loadNumbers(context, asked(`od=${from}&po=${grain}`));
    expect([chart.bars.length, shown.length]).toEqual([lines.length, lines.length]);
  }
});

it('O.40 the screen names best sellers and searches of its days alone', async () => {
  await shop.pool.query(`insert into search_days (day, text, found, counted_at) values
    ('2026-01-02', 'dawny hamak', false, now()), ('2026-01-03', 'kubek', true, now()), ('2026-01-03', 'kajak', false, now())`);
  const { best, searches, sums } = await loadNumbers(context, asked('od=2026-01-03&do=2026-01-03'));
  expect(searches.map(({ rows }) => rows.map(({ text }) => text))).toEqual([['kubek'], ['kajak']]);
  expect([best, sums[0]?.now.replace(/\s/g, ' '), sums[2]?.now]).toEqual([[], '0,00 zł', 'brak']);
  const recent = await loadNumbers(context, asked('od=2020-01-01'));
  expect(recent.best.length).toBeGreaterThan(3);
  expect(recent.best.every(({ name }) => name !== '')).toBe(true);
});

it('O.40 the screen and the CSV have the web vitals next to those of the period before, with ratings', async () => {
  const days = 'od=2026-01-03&do=2026-01-03';
  const empty = await sendNumbers(context, asked(days)).then((answer) => answer.text());
  expect([(await loadNumbers(context, asked(days))).vitals, empty.trim().split('\r\n').length]).toEqual([[], 2]);
  await shop.pool.query(`insert into vital_days (day, page, vital, bucket, count) values
    ('2026-01-02', 'product', 'LCP', 9, 1), ('2026-01-01', 'product', 'LCP', 18, 99), ('2026-01-02', 'home', 'LCP', 1, 1),
    ('2026-01-03', 'product', 'LCP', 3, 2), ('2026-01-03', 'product', 'LCP', 12, 2), ('2026-01-03', 'product', 'CLS', 13, 8)`);
  const { vitals } = await loadNumbers(context, asked(days));
  expect(vitals.map(({ name }) => name)).toEqual(['Produkt']);
  expect(vitals[0]?.cells).toMatchObject([
    { vital: 'LCP', text: '3,25 s', rating: 'fair', beforeText: '2,44 s', count: 4 },
    { vital: 'INP', text: 'brak', rating: null, beforeText: 'brak', count: 0 },
    { vital: 'CLS', text: '0,875', rating: 'poor', beforeText: 'brak', count: 8 },
  ]);
  const csv = await sendNumbers(context, asked(days)).then((answer) => answer.text());
  expect(csv).toContain('\r\nProdukt;Największa treść (LCP);3250;do poprawy;4;2437,5\r\n');
  expect(csv).toContain('\r\nProdukt;Przesunięcia (CLS);0,875;źle;8;\r\n');
});
