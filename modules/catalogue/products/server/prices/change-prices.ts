import { sql } from 'drizzle-orm';
import { changedValues, recordChanges } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { tagsShowing } from '../lowest-shown.ts';
import { refreshShown } from '../refresh-shown.ts';
import { lockStock } from '../stock/lock-stock.ts';
import { enqueuePriceDrops } from './price-drops.ts';

export interface WantedPrice {
  sizeId: number;
  price: Grosze;
  /** Price before the reduction; null where there is none. */
  regularPrice: Grosze | null;
}

interface Changed extends Record<string, unknown> {
  sizeId: number;
  productId: number;
  type: string;
  before: Grosze;
  regularBefore: Grosze | null;
  price: Grosze;
  regularPrice: Grosze | null;
}

/**
 * `changePrice` for many sizes in a few statements: history, reductions, watchers, log and pages follow in the same way. What is
 * as it should be already is not touched.
 */
export async function changePrices(
  tx: Transaction,
  shop: Pick<Shop, 'now' | 'actor'>,
  wanted: readonly WantedPrice[],
): Promise<void> {
  if (wanted.length === 0) return;
  const now = shop.now();
  const asked = sql`json_to_recordset(${JSON.stringify(wanted)}::json) as w ("sizeId" int, price int, "regularPrice" int)`;
  const { rows: owners } = await tx.execute<{ id: number }>(
    sql`select distinct s.product_id as id from ${asked} join sizes s on s.id = w."sizeId"`,
  );
  await lockStock(
    tx,
    owners.map(({ id }) => id),
  );
  // As `nextReduction`: a new price begins a reduction of its own, the same price lets a running one go on.
  const { rows: changed } = await tx.execute<Changed>(sql`
    with n as (
      select s.id, s.product_id, s.type, s.price as before, s.regular_price as regular_before, s.reduced_since, w.price,
        case when w."regularPrice" > w.price then w."regularPrice" end as regular
      from ${asked} join sizes s on s.id = w."sizeId"
    )
    update sizes set price = n.price, regular_price = n.regular,
      reduced_since = case when n.regular is null then null
        when n.price = n.before and n.reduced_since is not null then n.reduced_since else ${now}::timestamptz end
    from n where sizes.id = n.id and (n.before, n.regular_before) is distinct from (n.price, n.regular)
    returning sizes.id as "sizeId", n.product_id as "productId", n.type, n.before, n.regular_before as "regularBefore",
      n.price, n.regular as "regularPrice"`);
  if (changed.length === 0) return;
  const repriced = changed.filter(({ before, price }) => before !== price);
  await tx.execute(sql`
    insert into price_history (size_id, price, since) select "sizeId", price, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(repriced)}::json) as r ("sizeId" int, price int)`);
  await enqueuePriceDrops(tx, repriced, now);
  const ids = [...new Set(changed.map(({ productId }) => productId))];
  await tx.execute(sql`update products set version = version + 1 where id = any(${sql.param(ids)}::int[])`);
  await refreshShown(tx, ids, now);
  await recordChanges(
    tx,
    shop,
    changed.map(({ productId, type, before, regularBefore, price, regularPrice }) => {
      const change = changedValues({ price: before, regularPrice: regularBefore }, { price, regularPrice });
      return {
        action: 'product.priced',
        object: { kind: 'product', id: productId },
        from: { size: type, ...change.from },
        to: { size: type, ...change.to },
      };
    }),
  );
  await purgeTags({ db: tx }, await tagsShowing(tx, ids));
}
