import { sql } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { uploads } from '#shop/platform/media/tables.ts';
import { basketFiles, basketLines } from './tables.ts';

/**
 * Brings the lines of one basket into another whose visitor is locked. A line that both have keeps the larger
 * quantity: adding them up would double the basket with every sign-in.
 */
export async function copyBasket(tx: Transaction, fromVisitor: number, toVisitor: number): Promise<void> {
  await tx.execute(sql`
    insert into ${basketLines}
      (visitor_id, product_id, size_type, additional, extras, quantity, comment, for_points, added_at)
    select ${toVisitor}, product_id, size_type, additional, extras, quantity, comment, for_points, added_at
    from ${basketLines} where visitor_id = ${fromVisitor}
    on conflict (visitor_id, product_id, size_type, additional, for_points)
    do update set quantity = greatest(${basketLines}.quantity, excluded.quantity)`);
  // Files are moved, not copied: their bytes lie in one place and belong to one visitor.
  await tx.execute(sql`
    with moved as (
      update ${basketFiles} set visitor_id = ${toVisitor}
      where visitor_id = ${fromVisitor} and order_line_id is null returning upload_id
    )
    update ${uploads} set visitor_id = ${toVisitor} where id in (select upload_id from moved)`);
}
