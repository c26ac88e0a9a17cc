import type { Queries } from '#platform/db/server/connect.ts';
import type { BasketLine } from '../rules/basket-view.ts';
import { listLines } from './basket-lines.ts';
import { describeLine } from './describe-line.ts';
import type { SizeOnSale } from './size-on-sale.ts';

/** Lines of an order: as shown, and with the size on sale. */
export async function listOrderLines(
  db: Queries,
  visitorId: number,
  now: Date,
): Promise<{ line: BasketLine; sale: SizeOnSale | null }[]> {
  const stored = await listLines(db, visitorId);
  return stored.map((line) => ({ line: describeLine(line, stored, now), sale: line.sale }));
}
