import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { changePrices, lockStock, products, sizes, tagsShowing } from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type PlacedPrice, priceAfterPlan } from '../rules/plan-state.ts';
import { plannedReductions } from './tables.ts';

/** So many products at a time: orders wait for no more than these. */
const PIECE = 200;

type Plan = typeof plannedReductions.$inferSelect;
type Within = Pick<Shop, 'now' | 'actor'>;

/** Plans that are over give their prices back, then those whose time has come take theirs. */
export async function runReductions(shop: Shop, signal: AbortSignal): Promise<void> {
  const now = shop.now();
  const { startsAt, endsAt, cancelledAt } = plannedReductions;
  await runEach(shop, or(lte(endsAt, now), isNotNull(cancelledAt)), endPiece, signal);
  await runEach(shop, and(lte(startsAt, now), gt(endsAt, now), isNull(cancelledAt)), beginPiece, signal);
}

/** Piece by piece, each whole: a process that dies leaves the rest to the next. */
async function runEach(
  shop: Shop,
  isDue: SQL | undefined,
  runPiece: (tx: Transaction, shop: Within, plan: Plan) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const isOpen = and(isNull(plannedReductions.endedAt), isDue);
  const due = await shop.db
    .select({ id: plannedReductions.id })
    .from(plannedReductions)
    .where(isOpen)
    .orderBy(asc(plannedReductions.startsAt));
  for (const { id } of due) {
    for (let isMore = true; isMore; ) {
      if (signal.aborted) return;
      isMore = await shop.db.transaction(async (tx) => {
        const [plan] = await tx
          .select()
          .from(plannedReductions)
          .where(and(eq(plannedReductions.id, id), isOpen))
          .for('update');
        return plan ? runPiece(tx, { now: shop.now, actor: { kind: 'system' } }, plan) : false;
      });
    }
  }
}

interface PricedSize extends PlacedPrice, Record<string, unknown> {
  sizeId: number;
  productId: number;
  planned: Grosze;
  isPromotion: boolean;
  promotionUntil: string | null;
  before: (PlacedPrice & { isPromotion: boolean; promotionUntil: string | null }) | null;
}

/** The next products of a plan, locked before anything of them is read. */
async function lockNext(tx: Transaction, { id }: Plan, which: SQL): Promise<PricedSize[]> {
  const ofPlan = sql`planned_prices x join ${sizes} s on s.id = x.size_id where x.reduction_id = ${id} and ${which}`;
  const { rows: next } = await tx.execute<{ id: number }>(
    sql`select distinct s.product_id as id from ${ofPlan} order by 1 limit ${PIECE}`,
  );
  const ids = next.map((row) => row.id);
  if (ids.length === 0) return [];
  await lockStock(tx, ids);
  const { rows } = await tx.execute<PricedSize>(sql`
    select x.size_id as "sizeId", s.product_id as "productId", x.price as planned, s.price, s.regular_price as "regularPrice", x.before,
      (select p.is_promotion from ${products} p where p.id = s.product_id) as "isPromotion",
      (select to_json(p.promotion_until) #>> '{}' from ${products} p where p.id = s.product_id) as "promotionUntil"
    from ${ofPlan} and s.product_id = any(${sql.param(ids)}::int[]) order by s.id`);
  return rows;
}

/** A product another reduction has not let go of yet waits for it. */
const WAITS = sql`x.begun_at is null and not exists (
  select 1 from ${sizes} o join planned_prices y on y.size_id = o.id
  where o.product_id = s.product_id and y.reduction_id <> x.reduction_id and y.begun_at is not null and y.ended_at is null)`;

async function beginPiece(tx: Transaction, shop: Within, plan: Plan): Promise<boolean> {
  const now = shop.now();
  const rows = await lockNext(tx, plan, WAITS);
  const reduced = rows.filter(({ planned, price }) => planned < price);
  const wanted = reduced.map(({ sizeId, planned, price, regularPrice }) => ({
    sizeId,
    price: planned,
    regularPrice: Math.max(price, regularPrice ?? 0),
  }));
  await changePrices(tx, shop, wanted);
  const ids = [...new Set(reduced.map(({ productId }) => productId))];
  await tx.execute(sql`
    update ${products} set is_promotion = true, promotion_until = ${plan.endsAt}::timestamptz
    where id = any(${sql.param(ids)}::int[])`);
  const marked = rows.map(({ sizeId, planned, price, regularPrice, isPromotion, promotionUntil }) => ({
    sizeId,
    before: planned < price ? { price, regularPrice, isPromotion, promotionUntil } : null,
  }));
  await tx.execute(sql`
    update planned_prices x set begun_at = ${now}::timestamptz, before = w.before
    from json_to_recordset(${JSON.stringify(marked)}::json) as w ("sizeId" int, before jsonb)
    where x.reduction_id = ${plan.id} and x.size_id = w."sizeId"`);
  if (plan.begunAt === null && rows.length > 0) {
    await tx.update(plannedReductions).set({ begunAt: now }).where(eq(plannedReductions.id, plan.id));
    const { name, percent } = plan;
    await recordChange(tx, shop, {
      action: 'reduction.begun',
      object: { kind: 'reduction', id: plan.id },
      to: { name, percent },
    });
  }
  return rows.length > 0;
}

async function endPiece(tx: Transaction, shop: Within, plan: Plan): Promise<boolean> {
  const now = shop.now();
  const rows = await lockNext(tx, plan, sql`x.begun_at is not null and x.ended_at is null`);
  if (rows.length === 0) {
    await tx.update(plannedReductions).set({ endedAt: now }).where(eq(plannedReductions.id, plan.id));
    if (plan.begunAt) {
      await recordChange(tx, shop, {
        action: 'reduction.ended',
        object: { kind: 'reduction', id: plan.id },
        from: { endedAt: null },
        to: { name: plan.name, percent: plan.percent, endedAt: now },
      });
    }
    return false;
  }
  // A promotion the owner prolonged ends as any other.
  const ours = rows.filter(
    ({ promotionUntil }) => promotionUntil === null || Date.parse(promotionUntil) <= plan.endsAt.getTime(),
  );
  const wanted = ours.flatMap(({ sizeId, planned, before, ...size }) => {
    const after = before && priceAfterPlan(planned, before, size);
    return after ? [{ sizeId, ...after }] : [];
  });
  await changePrices(tx, shop, wanted);
  const marks = ours.flatMap(({ productId, before }) => (before ? [{ productId, ...before }] : []));
  await tx.execute(sql`
    update ${products} p set is_promotion = w."isPromotion", promotion_until = w."promotionUntil"
    from (select distinct on ("productId") * from json_to_recordset(${JSON.stringify(marks)}::json)
      as w ("productId" int, "isPromotion" boolean, "promotionUntil" timestamptz)) w
    where p.id = w."productId" and p.promotion_until = ${plan.endsAt}::timestamptz`);
  await tx.execute(sql`
    update planned_prices set ended_at = ${now}::timestamptz
    where reduction_id = ${plan.id} and size_id = any(${sql.param(rows.map(({ sizeId }) => sizeId))}::int[])`);
  await purgeTags({ db: tx }, await tagsShowing(tx, [...new Set(marks.map(({ productId }) => productId))]));
  return true;
}
