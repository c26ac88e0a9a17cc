import { expect, vi } from 'vitest';
import type { Shop } from '#platform/shop/server/shop.ts';

/**
 * A read counts as older than a change while any transaction before that change runs, in any database of the server: those of
 * parallel tests are waited for.
 */
export async function olderTransactionsEnd({ pool }: Pick<Shop, 'pool'>): Promise<void> {
  const { rows } = await pool.query('select pg_current_xact_id()::text as last');
  await vi.waitFor(async () => {
    const over = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as over';
    expect((await pool.query(over, [rows[0].last])).rows).toEqual([{ over: true }]);
  }, 60_000);
}
