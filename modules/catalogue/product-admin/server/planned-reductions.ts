import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { lowestBeforeReduction } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { describeReduction, type ReductionSaving } from '#modules/catalogue/pricing/rules/reduction.ts';
import {
  priceHistory,
  productCategories,
  products,
  sizes as sizesTable,
} from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import { divideRounded, type Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PlanValues } from '../rules/plan-fields.ts';
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
  /** The percentage the law allows; null when none. */
  saving: ReductionSaving | null;
}

interface AimedSize extends Record<string, unknown> {
  id: number;
  productId: number;
  name: string;
  size: string;
  price: Grosze;
  regular: Grosze;
}

const PAGE = 5000;

/** Every size whose price the plan would lower, page by page: a category may hold any number. */
async function* aimedSizes(db: Queries, { codes, categoryId, percent }: PlanValues): AsyncGenerator<AimedSize[]> {
  for (let last: AimedSize | undefined, isMore = true; isMore; ) {
    const { rows } = await db.execute<AimedSize>(sql`
      select s.id, p.id as "productId", p.name, case when s.type = 'uniw' then '' else s.name end as size, s.price,
        greatest(s.regular_price, s.price) as regular
      from ${sizesTable} s join ${products} p on p.id = s.product_id
      where p.archived_at is null and not s.phone_price and not s.gratis and s.price > 0
        and p.id >= ${last?.productId ?? 0}::int and (p.id, s.id) > (${last?.productId ?? 0}::int, ${last?.id ?? 0}::int)
        and (p.code = any(${sql.param(codes)}::text[]) or exists (select 1 from ${productCategories} c
          where c.product_id = p.id and c.category_id = ${categoryId ?? 0}))
      order by p.id, s.id limit ${PAGE}`);
    last = rows.at(-1);
    isMore = rows.length === PAGE;
    yield rows.flatMap((row) => {
      const price = divideRounded(row.regular * (100 - percent), 100);
      return price < row.price && price > 0 ? [{ ...row, price }] : [];
    });
  }
}

export interface PlanPreview {
  count: number;
  sizes: PlannedSize[];
}

/** The number of sizes, and the first of them with their lawful percentages at the beginning (X.38). */
export async function previewPlan({ db }: { db: Queries }, plan: PlanValues, max = 50): Promise<PlanPreview> {
  let count = 0;
  const first: AimedSize[] = [];
  for await (const page of aimedSizes(db, plan)) {
    count += page.length;
    first.push(...page.slice(0, max - first.length));
  }
  const { rows } = await db.execute<{ id: number; history: { price: Grosze; since: number }[] }>(sql`
    select size_id as id, json_agg(json_build_object('price', price, 'since', (extract(epoch from since) * 1000)::float8)) as history
    from ${priceHistory} where size_id = any(${sql.param(first.map(({ id }) => id))}::int[]) group by size_id`);
  const histories = new Map(rows.map(({ id, history }) => [id, history]));
  const sizes = first.map(({ id, name, size, regular, price }) => {
    const lowest = lowestBeforeReduction(histories.get(id) ?? [], plan.startsAt?.getTime() ?? 0);
    const saving = describeReduction({ price, regularPrice: regular, lowestPrice30: lowest });
    return { sizeId: id, name, size, regular, price, lowest, saving };
  });
  return { count, sizes };
}

export type PlanOutcome = { ok: true; id: number } | { ok: false; faults: Faults | null };

/** Plans a reduction; it begins and ends by itself. Faults are null when there is nothing to reduce. */
export async function planReduction(shop: Shop, plan: PlanValues): Promise<PlanOutcome> {
  const { name, percent, startsAt, endsAt } = plan;
  if (!startsAt || !endsAt) return { ok: false, faults: { startsAt: 'required' } };
  const refused: { faults: Faults | null } = { faults: null };
  const trial = shop.db.transaction(async (tx) => {
    // Two that are planned at once would not know of each other.
    await tx.execute(sql`lock table ${plannedReductions} in share row exclusive mode`);
    const [row] = await tx
      .insert(plannedReductions)
      .values({ name, percent, startsAt, endsAt, createdAt: shop.now() })
      .returning({ id: plannedReductions.id });
    if (!row) throw new Error('The reduction was not planned');
    const sizes = await writePrices(tx, row.id, plan);
    if (sizes === 0) throw refused;
    if (await meetsAnother(tx, row.id)) throw Object.assign(refused, { faults: { startsAt: 'overlaps' } });
    await recordChange(tx, shop, {
      action: 'reduction.planned',
      object: { kind: 'reduction', id: row.id },
      to: { name, percent, startsAt, endsAt, sizes },
    });
    return { ok: true as const, id: row.id };
  });
  return trial.catch((error: unknown) => {
    if (error === refused) return { ok: false, faults: refused.faults };
    throw error;
  });
}

async function writePrices(tx: Transaction, id: number, plan: PlanValues): Promise<number> {
  let many = 0;
  for await (const page of aimedSizes(tx, plan)) {
    many += page.length;
    const prices = page.map((size) => ({ id: size.id, price: size.price }));
    await tx.execute(sql`
      insert into planned_prices (reduction_id, size_id, price) select ${id}::int, w.id, w.price
      from json_to_recordset(${JSON.stringify(prices)}::json) as w (id int, price int)`);
  }
  return many;
}

/** A product is in one reduction at a time: the end of one would take the price of the other away. */
async function meetsAnother(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from planned_reductions mine
    join planned_reductions other on other.id <> mine.id and other.cancelled_at is null and other.ended_at is null
      and other.starts_at < mine.ends_at and other.ends_at > mine.starts_at
    join planned_prices theirs on theirs.reduction_id = other.id join ${sizesTable} s on s.id = theirs.size_id
    where mine.id = ${id} and exists (select 1 from planned_prices x join ${sizesTable} o on o.id = x.size_id
      where x.reduction_id = mine.id and o.product_id = s.product_id)
    limit 1`);
  return rows.length > 0;
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
    const open = and(isNull(plannedReductions.cancelledAt), gt(plannedReductions.endsAt, now));
    const [plan] = await tx
      .update(plannedReductions)
      .set({ cancelledAt: now })
      .where(and(eq(plannedReductions.id, id), open))
      .returning();
    if (!plan) return false;
    await recordChange(tx, shop, {
      action: 'reduction.cancelled',
      object: { kind: 'reduction', id },
      from: { cancelledAt: null },
      to: { name: plan.name, cancelledAt: now },
    });
    return true;
  });
}
