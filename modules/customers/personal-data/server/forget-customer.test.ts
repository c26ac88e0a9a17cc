import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addCustomerNote, listCustomerNotes } from '#modules/customers/notes/server/index.ts';
import { correctPoints, getPoints } from '#modules/sales/loyalty/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Actor, Shop } from '#platform/shop/server/shop.ts';
import { addAnnasData } from '#platform/testing/annas-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { closeAccount, exportCustomer, exportData, forgetCustomer } from './index.ts';
import { PERSONAL_RECORDS } from './records.ts';

const ANNA = 1;
const ola: Actor = { kind: 'staff', id: 7, name: 'Ola' };
const now = new Date();
const { shop: own } = await testDatabase({ now: () => now });
const { shop: staffs } = await testDatabase({ now: () => now });
const panel: Shop = { ...staffs, actor: ola };
/** The same customer twice: in one shop she asks herself, in the other the staff do it. */
for (const shop of [own, panel]) {
  await addAnnasData(shop);
  await addCustomerNote({ ...shop, actor: ola }, ANNA, 'Woli kontakt po 17.');
}

const TABLES = [
  ...new Set(PERSONAL_RECORDS.flatMap(({ tables }) => tables).map(({ table }) => getTableName(table))),
  'jobs',
  'order_notes',
  'orders_to_forget',
];

/** All rows of tables with personal data, without times and random tokens. */
async function allRows({ pool }: Shop): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const name of TABLES) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    const plain = rows.map(({ row }) => row.replace(/\d{4}-\d\d-\d\dT[^"]+|[0-9a-f]{8}-[0-9a-f-]{27}/g, '…'));
    all[name] = plain.toSorted();
  }
  return all;
}

it('O.42 the staff write notes about a customer and correct points; both are in the log, the words are not', async () => {
  expect(await listCustomerNotes(panel, ANNA)).toMatchObject([{ author: 'Ola', text: 'Woli kontakt po 17.' }]);
  expect(await addCustomerNote(panel, ANNA, '  ')).toBe('empty');
  expect(await addCustomerNote(panel, 99_999, 'Kto?')).toBe('unknown-customer');
  const { balance } = await getPoints(panel, ANNA);
  const correction = { change: -5, reason: 'Pomyłka przy kasie', seen: balance };
  for (const shop of [own, panel]) expect(await correctPoints(shop, ANNA, correction)).toBe('corrected');
  // Pressed twice it is done once.
  expect(await correctPoints(panel, ANNA, correction)).toBe('balance-moved');
  expect(await correctPoints(panel, 99_999, correction)).toBe('unknown-customer');
  const after = await getPoints(panel, ANNA);
  expect(after.balance).toBe(balance - 5);
  expect(after.entries).toContainEqual(
    expect.objectContaining({ change: -5, reason: 'corrected', note: 'Pomyłka przy kasie' }),
  );
  const log = await listChanges(panel, { objectKind: 'customer' });
  expect(log.map(({ action }) => action)).toEqual(['customer.points-corrected', 'customer.note-added']);
  expect(log[0]).toMatchObject({ actorName: 'Ola', before: { points: balance }, after: { points: balance - 5 } });
  expect(JSON.stringify(log)).not.toMatch(/Pomyłka|kontakt/);
});

it('O.42 the export of the panel is the customer’s own, and in the log', async () => {
  const [theirs, ours] = [await exportData(panel, ANNA), await exportCustomer(panel, ANNA)];
  expect(ours).toEqual(theirs);
  expect(ours?.notes).toMatchObject([{ text: 'Woli kontakt po 17.' }]);
  expect(ours?.points).toContainEqual(expect.objectContaining({ note: 'Pomyłka przy kasie' }));
  expect(await exportCustomer(panel, 99_999)).toBeNull();
  expect((await listChanges(panel, { objectKind: 'customer' }, 1))[0]?.action).toBe('customer.exported');
});

it('O.42 forgetting in the panel leaves every table as the customer’s own deletion does; the log names no person', async () => {
  expect(await closeAccount(own, ANNA, { password: 'polana1', caller: '10.0.0.1' })).toBe('closed');
  expect(await forgetCustomer(panel, ANNA)).toBe('closed');
  const [theirs, ours] = [await allRows(own), await allRows(panel)];
  expect(Object.keys(ours).length).toBeGreaterThan(30);
  expect(ours.customer_notes).toEqual([]);
  expect(ours).toEqual(theirs);
  const log = await listChanges(panel, { objectKind: 'customer', objectId: String(ANNA) });
  expect(log[0]).toMatchObject({ action: 'customer.forgotten', actorName: 'Ola', before: null, after: null });
  expect(await forgetCustomer(panel, ANNA)).toBe('unknown-customer');
  expect(await forgetCustomer(panel, Number.NaN)).toBe('unknown-customer');
});
