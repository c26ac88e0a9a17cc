import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { PlanValues } from '#rules/catalogue/managing/plan-fields.ts';
import { lowestBeforeReduction } from '#rules/catalogue/pricing/lowest-price.ts';
import { describeReduction, type ReductionSaving } from '#rules/catalogue/pricing/reduction.ts';
import { divideRounded, type Grosze } from '#rules/platform/money/grosze.ts';
import { changePrices } from '#shop/catalogue/pricing/index.ts';
import { recordChange } from '#shop/platform/audit/index.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { plannedReductions } from './tables.ts';

/** A size as a planned reduction would make it. */
export interface PlannedSize {
  sizeId: number;
  name: string;
  size: string;
  /** Before the reduction. */
  regular: Grosze;
  price: Grosze;
  lowest: Grosze | null;
  /** What the law lets the shop announce; null: nothing. */
  saving: ReductionSaving | null;
}

interface AimedSize extends Record<string, unknown> {
  id: number;
  name: string;
  size: string;
  price: Grosze;
  regular: Grosze | null;
  history: { price: Grosze; since: number }[] | null;
}

const MOST_SIZES = 20_000;

/** What a plan would come to when it begins: each size with its lawful percentage (X.38). */
export async function previewPlan({ db }: { db: Queries }, plan: PlanValues): Promise<PlannedSize[]> {
  const { codes, categoryId, percent, startsAt } = plan;
  const { rows } = await db.execute<AimedSize>(sql`
    select s.id, p.name, case when s.type = 'uniw' then '' else s.name end as size, s.price, s.regular_price as regular,
      (select json_agg(json_build_object('price', h.price, 'since', (extract(epoch from h.since) * 1000)::float8))
        from price_history h where h.size_id = s.id) as history
    from sizes s join products p on p.id = s.product_id
    where p.archived_at is null and not s.phone_price and not s.gratis and s.price > 0
      and (p.code = any(${sql.param(codes)}::text[]) or exists (select 1 from product_categories c
        where c.product_id = p.id and c.category_id = ${categoryId ?? 0}))
    order by p.id, s.position, s.id limit ${MOST_SIZES}`);
  return rows.flatMap(({ id, name, size, price: now, regular: before, history }) => {
    const regular = before !== null && before > now ? before : now;
    const price = divideRounded(regular * (100 - percent), 100);
    if (price >= now || price === 0) return [];
    const lowest = lowestBeforeReduction(history ?? [], startsAt?.getTime() ?? 0);
    const saving = describeReduction({ price, regularPrice: regular, lowestPrice30: lowest });
    return [{ sizeId: id, name, size, regular, price, lowest, saving }];
  });
}

/** Plans a reduction; it begins and ends by itself. Null when there is nothing to reduce. */
export async function planReduction(shop: Shop, plan: PlanValues): Promise<number | null> {
  const { name, percent, startsAt, endsAt } = plan;
  if (!startsAt || !endsAt) return null;
  return shop.db.transaction(async (tx) => {
    const sizes = await previewPlan({ db: tx }, plan);
    if (sizes.length === 0) return null;
    const [row] = await tx
      .insert(plannedReductions)
      .values({ name, percent, startsAt, endsAt, createdAt: shop.now() })
      .returning({ id: plannedReductions.id });
    if (!row) throw new Error('The reduction was not planned');
    await tx.execute(sql`
      insert into planned_prices (reduction_id, size_id, price) select ${row.id}, "sizeId", price
      from json_to_recordset(${JSON.stringify(sizes)}::json) as w ("sizeId" int, price int)`);
    await recordChange(tx, shop, {
      action: 'reduction.planned',
      object: { kind: 'reduction', id: row.id },
      to: { name, percent, startsAt, endsAt, sizes: sizes.length },
    });
    return row.id;
  });
}

export async function listPlans({ db }: Pick<Shop, 'db'>) {
  const sizes = sql<number>`(select count(*)::int from planned_prices x where x.reduction_id = planned_reductions.id)`;
  const rows = await db
    .select({ plan: plannedReductions, sizes })
    .from(plannedReductions)
    .orderBy(desc(plannedReductions.startsAt))
    .limit(100);
  return rows.map(({ plan, sizes: many }) => ({ ...plan, sizes: many }));
}

/** Calls a plan off; one that has begun ends within a minute. */
export async function cancelPlan(shop: Shop, id: number): Promise<boolean> {
  if (!isRowId(id)) return false;
  return shop.db.transaction(async (tx) => {
    const now = shop.now();
    const [plan] = await tx
      .update(plannedReductions)
      .set({ cancelledAt: now })
      .where(
        and(eq(plannedReductions.id, id), isNull(plannedReductions.cancelledAt), gt(plannedReductions.endsAt, now)),
      )
      .returning();
    if (!plan) return false;
    if (plan.begunAt) {
      await tx.execute(sql`
        update products set promotion_until = ${now}::timestamptz where promotion_until = ${plan.endsAt}::timestamptz
          and id in (select s.product_id from planned_prices x join sizes s on s.id = x.size_id where x.reduction_id = ${id})`);
    }
    await recordChange(tx, shop, { action: 'reduction.cancelled', object: { kind: 'reduction', id } });
    return true;
  });
}

/** Plans whose time has come: prices go down, and `endPromotions` puts them back when it is over. */
export async function beginReductions(shop: Shop, signal: AbortSignal): Promise<void> {
  const due = await shop.db
    .select({ id: plannedReductions.id })
    .from(plannedReductions)
    .where(
      and(
        lte(plannedReductions.startsAt, shop.now()),
        isNull(plannedReductions.begunAt),
        isNull(plannedReductions.cancelledAt),
      ),
    )
    .orderBy(asc(plannedReductions.startsAt));
  for (const { id } of due) {
    if (signal.aborted) return;
    await beginOne({ ...shop, actor: { kind: 'system' } }, id);
  }
}

async function beginOne(shop: Shop, id: number): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const now = shop.now();
    const [plan] = await tx
      .update(plannedReductions)
      .set({ begunAt: now })
      .where(
        and(eq(plannedReductions.id, id), isNull(plannedReductions.begunAt), isNull(plannedReductions.cancelledAt)),
      )
      .returning();
    // One whose end passed while nothing ran does not begin any more.
    if (!plan || plan.endsAt <= now) return;
    const { rows } = await tx.execute<{ sizeId: number; productId: number; price: number; regularPrice: number }>(sql`
      select s.id as "sizeId", s.product_id as "productId", x.price, greatest(s.regular_price, s.price) as "regularPrice"
      from planned_prices x join sizes s on s.id = x.size_id where x.reduction_id = ${id} and x.price < s.price`);
    await changePrices(tx, shop, rows);
    const ids = [...new Set(rows.map(({ productId }) => productId))];
    await tx.execute(sql`
      update products set is_promotion = true, promotion_until = ${plan.endsAt}::timestamptz
      where id = any(${sql.param(ids)}::int[])`);
    await recordChange(tx, shop, {
      action: 'reduction.begun',
      object: { kind: 'reduction', id },
      to: { name: plan.name, products: ids.length },
    });
  });
}
