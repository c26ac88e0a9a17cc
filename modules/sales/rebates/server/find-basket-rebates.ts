import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { productCategories } from '#modules/catalogue/products/server/index.ts';
import { basketLines } from '#modules/sales/basket/server/index.ts';
import type { RebateEffect } from '#modules/sales/order-ledger/rules/rebate-effect.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { judgeRebate, type RebateRefusal } from '../rules/judge-rebate.ts';
import { basketRebates, rebates, rebateUses } from './tables.ts';

/** Uses of a code are stored for the customer and for the email of the order. */
export interface RebateUser {
  visitorId: number;
  customerId: number | null;
  email: string;
}

export interface AppliedRebate {
  id: number;
  code: string;
  name: string;
  source: 'code' | 'card';
  effect: RebateEffect;
  endsAt: Date | null;
  /** Covered products of the basket; null: all. */
  productIds: number[] | null;
}

export interface BasketRebates {
  /** In the order of calculation: per cents, then amounts. */
  applied: AppliedRebate[];
  /** Entered for this basket, but not valid for its present contents. */
  refused: { code: string; name: string; verdict: RebateRefusal }[];
}

export type RebateRow = typeof rebates.$inferSelect;

export async function findBasketRebates(
  db: Pick<Database, 'select'>,
  user: RebateUser,
  worth: Grosze,
  now: Date,
): Promise<BasketRebates> {
  return judgeRebates(await listGivenRebates(db, user), worth, now);
}

/** The codes a visitor entered. */
export interface GivenRebates {
  rows: { rebate: RebateRow; usedBefore: boolean }[];
  covered: (rebate: Pick<RebateRow, 'categoryId'>) => number[] | null;
}

export const NO_REBATES: GivenRebates = { rows: [], covered: () => null };

export async function listGivenRebates(db: Pick<Database, 'select'>, user: RebateUser): Promise<GivenRebates> {
  const rows = await db
    .select({ rebate: rebates, usedBefore: usedBefore(user) })
    .from(basketRebates)
    .innerJoin(rebates, eq(rebates.id, basketRebates.rebateId))
    .where(eq(basketRebates.visitorId, user.visitorId))
    .orderBy(asc(basketRebates.addedAt), asc(basketRebates.rebateId));
  const given = rows.map(({ rebate }) => rebate);
  return { rows, covered: await findCovered(db, user.visitorId, given) };
}

export function judgeRebates({ rows, covered }: GivenRebates, worth: Grosze, now: Date): BasketRebates {
  const taken: RebateRow[] = [];
  const refused: BasketRebates['refused'] = [];
  for (const { rebate, usedBefore } of rows) {
    const covers = covered(rebate)?.length !== 0;
    const verdict = judgeRebate(rebate, { worth, usedBefore, others: taken, covers, now });
    if (verdict.kind === 'ok') taken.push(rebate);
    else refused.push({ code: rebate.code, name: rebate.name, verdict });
  }
  const applied = taken.map((row) => {
    const { id, code, name, source, endsAt } = row;
    return { id, code, name, source, endsAt, effect: effectOf(row), productIds: covered(row) };
  });
  return { applied: applied.sort((a, b) => ORDER[a.effect.kind] - ORDER[b.effect.kind]), refused };
}

/** Covered products of the basket by rebate; null: all. */
export async function findCovered(
  db: Pick<Database, 'select'>,
  visitorId: number,
  given: readonly Pick<RebateRow, 'categoryId'>[],
): Promise<(rebate: Pick<RebateRow, 'categoryId'>) => number[] | null> {
  const ids = given.flatMap(({ categoryId }) => categoryId ?? []);
  const { categoryId, productId } = productCategories;
  const members =
    ids.length === 0
      ? []
      : await db
          .select({ categoryId, productId })
          .from(productCategories)
          .innerJoin(basketLines, eq(basketLines.productId, productId))
          .where(and(inArray(categoryId, ids), eq(basketLines.visitorId, visitorId)));
  return (rebate) =>
    rebate.categoryId === null
      ? null
      : members.filter((member) => member.categoryId === rebate.categoryId).map((member) => member.productId);
}

export function paysDelivery({ applied }: Pick<BasketRebates, 'applied'>): boolean {
  return applied.some(({ effect }) => effect.kind === 'free-shipping');
}

const ORDER: Record<RebateEffect['kind'], number> = { percent: 0, amount: 1, 'free-shipping': 2 };

/** Locks the visitor's codes, so that no other order uses them up before the transaction ends. */
export async function lockRebates(db: Pick<Database, 'select'>, visitorId: number): Promise<void> {
  const given = db
    .select({ id: basketRebates.rebateId })
    .from(basketRebates)
    .where(eq(basketRebates.visitorId, visitorId));
  await db
    .select({ id: rebates.id })
    .from(rebates)
    .where(inArray(rebates.id, given))
    .orderBy(asc(rebates.id))
    .for('update');
}

export function usedBefore({ customerId, email }: RebateUser) {
  const whose = or(
    customerId === null ? undefined : eq(rebateUses.customerId, customerId),
    email === '' ? undefined : eq(rebateUses.emailKey, email.trim().toLowerCase()),
  );
  if (!whose) return sql<boolean>`false`;
  const use = and(eq(rebateUses.rebateId, rebates.id), isNull(rebateUses.givenBackAt), whose);
  return sql<boolean>`exists (select 1 from ${rebateUses} where ${use})`;
}

export function effectOf({ effect, value }: Pick<RebateRow, 'effect' | 'value'>): RebateEffect {
  if (effect === 'percent') return { kind: 'percent', percent: value };
  return effect === 'amount' ? { kind: 'amount', amount: value } : { kind: 'free-shipping' };
}
