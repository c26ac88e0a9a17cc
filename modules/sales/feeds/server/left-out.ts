import { type SQL, sql } from 'drizzle-orm';
import { photos, products, sizes } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { FeedName, LeftOut } from '../rules/feeds.ts';

/** As `sizeStatus`: what can be bought now. */
const SOLD = sql`(s.status = 'order' or (s.status = 'enable' and s.stock <> 0))`;
const PRICED = sql`not s.phone_price and not s.gratis and s.price > 0`;

const some = (condition: SQL) => sql`exists (select from ${sizes} s where s.product_id = p.id and ${condition})`;

/** Why a product is left out of a feed, in SQL; null for a product in the feed. Must agree with `listFeedProducts` and the feeds. */
function reasonIn(feed: FeedName): SQL {
  const ofGoogle = sql`
    when not exists (select from ${photos} f where f.product_id = p.id) then 'no-photo'
    when not ${some(sql`${SOLD} and ${PRICED} and (s.status = 'enable' or not s.unknown_delivery_time)`)} then 'no-day'`;
  return sql`case
    when not p.visible then 'hidden'
    when not p.available or not ${some(SOLD)} then 'sold-out'
    when not ${some(sql`${SOLD} and ${PRICED}`)} then case
      when ${some(sql`${SOLD} and s.phone_price and not s.basket_enable and s.points > 0`)} then 'points-only'
      when ${some(sql`${SOLD} and s.phone_price and not s.basket_enable`)} then 'by-phone'
      else 'free' end
    ${feed === 'google' ? ofGoogle : sql``}
  end`;
}

export async function countLeftOut(
  { db }: Pick<Shop, 'db'>,
  feed: FeedName,
): Promise<{ taken: number; left: Map<LeftOut, number> }> {
  const { rows } = await db.execute<{ reason: LeftOut | null; count: number }>(sql`
    select reason, count(*)::int as count from (select ${reasonIn(feed)} as reason from ${products} p where p.archived_at is null) r
    group by reason`);
  const left = new Map(rows.flatMap(({ reason, count }): [LeftOut, number][] => (reason ? [[reason, count]] : [])));
  return { taken: rows.find(({ reason }) => reason === null)?.count ?? 0, left };
}

export async function listLeftOut(
  { db }: Pick<Shop, 'db'>,
  feed: FeedName,
  reason: LeftOut,
  max = 200,
): Promise<{ id: number; code: string; name: string }[]> {
  const { rows } = await db.execute<{ id: number; code: string; name: string }>(sql`
    select p.id, p.code, p.name from ${products} p
    where p.archived_at is null and ${reasonIn(feed)} = ${reason} order by p.name, p.id limit ${max}`);
  return rows;
}
