import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { cardColumns, toProductCard } from './card-row.ts';
import { producers, products } from './tables.ts';

const findCards = prepared((db: Shop['db']) =>
  db
    .select(cardColumns)
    .from(products)
    .leftJoin(producers, eq(producers.id, products.producerId))
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, eq(products.visible, true)))
    .prepare('product-cards'),
);

/** Cards of the visible ones among these products, by id. */
export async function listCards({ db }: Pick<Shop, 'db'>, ids: readonly number[]): Promise<Map<number, ProductCard>> {
  const rows = await findCards(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.id, toProductCard(row)]));
}
