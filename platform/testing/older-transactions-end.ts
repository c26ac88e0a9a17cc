import { expect, vi } from 'vitest';
import type { Shop } from '#platform/shop/server/shop.ts';

/**
 * What was read counts as read before a change while any transaction older than that change runs, in whatever database of the
 * server: those of tests next to this one are waited for.
 */
export async function olderTransactionsEnd({ pool }: Pick<Shop, 'pool'>): Promise<void> {
  const { rows } = await pool.query('select pg_current_xact_id()::text as last');
  await vi.waitFor(async () => {
    const over = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as over';
    expect((await pool.query(over, [rows[0].last])).rows).toEqual([{ over: true }]);
  }, 60_000);
}
