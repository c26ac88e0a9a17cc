import { expect, it, vi } from 'vitest';
import type { Shop } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import * as words from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ola: Shop = { ...shop, actor: { kind: 'staff', id: 7, name: 'Ola' } };
const jan: Shop = { ...shop, actor: { kind: 'staff', id: 8, name: 'Jan' } };
const TAKEN = { ok: false, faults: { name: 'taken-name' } };

/** Runs the save while another transaction has inserted a row and has not committed it. */
async function duringInsert<Outcome>(insert: string, save: () => Promise<Outcome>): Promise<Outcome> {
  const other = await shop.pool.connect();
  await other.query('begin');
  await other.query(insert);
  const saving = save();
  await vi.waitFor(async () => {
    const { rows } = await shop.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });
  await other.query('commit');
  other.release();
  return saving;
}

const insertInto = (table: string, name: string) =>
  `insert into ${table} (name, slug) values ('${name}', 'adres') returning id`;

it('O.29 refuses a trait that another transaction adds at the same time', async () => {
  const insert = `insert into traits (name) values ('Kolor')`;
  expect(await duringInsert(insert, () => words.saveTrait(ola, null, { name: 'Kolor' }))).toEqual(TAKEN);
  expect(await words.listManagedTraits(shop)).toHaveLength(1);
  await words.saveTrait(ola, null, { name: 'Fason' });
  const [, second] = await words.listManagedTraits(shop);
  expect(await words.saveTrait(ola, second?.id ?? 0, { name: 'Kolor' }), 'renamed to a taken name').toEqual(TAKEN);
});

it('O.29 refuses a new trait value that another transaction adds, and merges a renamed one', async () => {
  await words.saveTrait(ola, null, { name: 'Odcień' });
  const id = (await words.listManagedTraits(shop)).find(({ name }) => name === 'Odcień')?.id ?? 0;
  const insert = (value: string) => `insert into trait_values (trait_id, value) values (${id}, '${value}')`;
  const save = (valueId: number | null, value: string) => words.saveTraitValue(ola, id, valueId, value);
  expect(await duringInsert(insert('czerwony'), () => save(null, 'czerwony'))).toBe('taken');
  const [red] = await words.listTraitValues(shop, id);
  expect(await duringInsert(insert('rubinowy'), () => save(red?.id ?? 0, 'rubinowy'))).toBe('merged');
  expect((await words.listTraitValues(shop, id)).map(({ name }) => name)).toEqual(['rubinowy']);
});

it('O.29 refuses a brand and a series that another transaction adds at the same time', async () => {
  const brand = () => words.saveProducer(ola, null, { ...words.NEW_PRODUCER, name: 'Sowa' });
  expect(await duringInsert(insertInto('producers', 'Sowa'), brand)).toEqual(TAKEN);
  const line = () => words.saveSeries(ola, null, { ...words.NEW_SERIES, name: 'Zima' });
  expect(await duringInsert(insertInto('series', 'Zima'), line)).toEqual(TAKEN);
});

it('O.29 accepts one of two brands saved at the same time whose names differ only in case', async () => {
  const saved = await Promise.all([
    words.saveProducer(ola, null, { ...words.NEW_PRODUCER, name: 'Borsuk' }),
    words.saveProducer(jan, null, { ...words.NEW_PRODUCER, name: 'BORSUK' }),
  ]);
  expect(saved).toContainEqual(TAKEN);
  expect(saved).toContainEqual({ ok: true, id: expect.any(Number) });
});
