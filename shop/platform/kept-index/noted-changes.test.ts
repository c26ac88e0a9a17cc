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
    expect(changes.listFresh(read)).toEqual([7]);
    changes.settle(read);
    expect(changes.listFresh(await changes.read(shop))).toEqual([]);
    await shop.pool.query(
      `insert into ${table} (product_id, at) values (8, now() - interval '25 hours'), (null, now() - interval '23 hours')`,
    );
    expect(changes.listFresh(await changes.read(shop))).toBeNull();
    await sweepNotedChanges(shop);
    const { rows } = await shop.pool.query(`select product_id from ${table} order by 1`);
    expect(rows).toEqual([{ product_id: 7 }, { product_id: null }]);
  },
);
