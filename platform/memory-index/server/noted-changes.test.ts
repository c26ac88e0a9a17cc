import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NotedChanges, sweepNotedChanges } from './noted-changes.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it.each(['listing_changes', 'search_changes'] as const)(
  '%s: a note is read once, and kept for a day',
  async (table) => {
    const changes = new NotedChanges(table);
    changes.settle(await changes.read(shop, 1));
    await shop.pool.query(`insert into ${table} (product_id) values (7)`);
    const read = await changes.read(shop, 1);
    expect(read.products).toEqual([7]);
    changes.settle(read);
    expect((await changes.read(shop, 1)).products).toEqual([]);
    await shop.pool.query(
      `insert into ${table} (product_id, at) values (8, now() - interval '25 hours'), (null, now() - interval '23 hours')`,
    );
    expect((await changes.read(shop, 10)).products).toBeNull();
    await sweepNotedChanges(shop);
    const { rows } = await shop.pool.query(`select product_id from ${table} order by 1`);
    expect(rows).toEqual([{ product_id: 7 }, { product_id: null }]);
  },
);

it('however many notes are about few products; very many products are not listed, nor again while an older transaction goes on', async () => {
  const changes = new NotedChanges('search_changes');
  const older = await shop.pool.connect();
  try {
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    changes.settle(await changes.read(shop, 3));
    await shop.pool.query('insert into search_changes (product_id) select n % 3 from generate_series(1, 30000) n');
    expect((await changes.read(shop, 3)).products?.toSorted()).toEqual([0, 1, 2]);
    expect((await changes.read(shop, 2)).products).toBeNull();
    changes.settle(await changes.read(shop, 2));
    expect((await changes.read(shop, 2)).products).toEqual([]);
    await older.query('insert into search_changes (product_id) values (7)');
    await older.query('commit');
    expect((await changes.read(shop, 2)).products).toEqual([7]);
  } finally {
    older.release();
  }
});
