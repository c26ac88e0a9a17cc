import { expect, it } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { NotedChanges, sweepNotedChanges } from './noted-changes.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it.each(['listing_changes', 'search_changes'] as const)(
  '%s: a note is read once, and kept for a day',
  async (table) => {
    const changes = new NotedChanges(table);
    changes.settle(await changes.read(shop));
    await shop.pool.query(`insert into ${table} (product_id) values (7)`);
    const read = await changes.read(shop);
    expect(changes.listProducts(read)).toEqual([7]);
    changes.settle(read);
    expect(changes.listProducts(await changes.read(shop))).toEqual([]);
    await shop.pool.query(
      `insert into ${table} (product_id, at) values (8, now() - interval '25 hours'), (null, now() - interval '23 hours')`,
    );
    expect(changes.listProducts(await changes.read(shop))).toBeNull();
    await sweepNotedChanges(shop);
    const { rows } = await shop.pool.query(`select product_id from ${table} order by 1`);
    expect(rows).toEqual([{ product_id: 7 }, { product_id: null }]);
  },
);

it('very many notes are not listed, nor again while an older transaction goes on', async () => {
  const changes = new NotedChanges('search_changes');
  const older = await shop.pool.connect();
  try {
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    changes.settle(await changes.read(shop));
    await shop.pool.query('insert into search_changes (product_id) select n from generate_series(1, 30000) n');
    const many = await changes.read(shop);
    expect(many.length).toBe(20_001);
    expect(changes.listProducts(many)).toBeNull();
    changes.settle(many);
    expect(changes.listProducts(await changes.read(shop))).toEqual([]);
    await older.query('insert into search_changes (product_id) values (7)');
    await older.query('commit');
    expect(changes.listProducts(await changes.read(shop))).toEqual([7]);
  } finally {
    older.release();
  }
});
