import { sql } from 'drizzle-orm';
import type { SizeStatus } from '#rules/catalogue/availability/size-status.ts';
import { sizes } from '../tables.ts';
import { followStock } from './follow-stock.ts';
import type { StockTransaction } from './turn-products.ts';

export interface StockMove {
  sizeId: number;
  /** Negative takes pieces away. */
  change: number;
}

/**
 * Moves stock of sizes that are locked (`lockStock`). Unlimited stock stays as it is, and so
 * does the empty stock of a size that is brought in on order. Kept pages that show the products
 * go with the commit. `moved` are the sizes that were counted; `turned` the products that came on sale or went off it,
 * which must be indexed anew.
 */
export async function moveStock(
  tx: StockTransaction,
  moves: readonly StockMove[],
  now: Date,
): Promise<{ moved: number[]; turned: number[] }> {
  if (moves.length === 0) return { moved: [], turned: [] };
  const { rows } = await tx.execute<{
    id: number;
    product_id: number;
    status: SizeStatus;
    before: string;
    after: string;
  }>(sql`
    update ${sizes} set stock = stock + m.change
    from unnest(${sql.param(moves.map((move) => move.sizeId))}::int[],
      ${sql.param(moves.map((move) => move.change))}::numeric[]) as m (size_id, change)
    where ${sizes}.id = m.size_id and (${sizes}.stock > 0 or (${sizes}.stock = 0 and m.change > 0))
    returning ${sizes}.id, ${sizes}.product_id, ${sizes}.status, ${sizes}.stock - m.change as before,
      ${sizes}.stock as after`);
  const changes = rows.map(({ id, product_id, status, before, after }) => ({
    sizeId: id,
    productId: product_id,
    before: { status, stock: Number(before) },
    after: { status, stock: Number(after) },
  }));
  return { moved: rows.map((row) => row.id), turned: await followStock(tx, changes, now) };
}
