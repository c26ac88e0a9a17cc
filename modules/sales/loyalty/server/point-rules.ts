import { and, eq, exists, ne, or, sql } from 'drizzle-orm';
import { categories, productCategories, products, sizes } from '#modules/catalogue/products/server/index.ts';
import { changing, recordChange } from '#platform/audit/server/index.ts';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import { checkFields, type Faults, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';
import { changeSettings } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { earningFields, pointRuleFields } from '../rules/point-fields.ts';

type RuleOutcome = { ok: true; changed: number } | { ok: false; faults: Faults };

/** O.35: sets the points for a złoty of the price for every size of a category or of the shop. */
export async function setEarnedPoints(shop: Shop, values: ValuesOf<typeof earningFields>): Promise<RuleOutcome> {
  const faults = checkFields(earningFields, values);
  if (faults) return { ok: false, faults };
  const { categoryId, perZloty } = values;
  if (categoryId !== null && (await shop.db.$count(categories, eq(categories.id, categoryId))) === 0) {
    return { ok: false, faults: { categoryId: 'unknown' } };
  }
  const changed = await changing(shop, { tags: [ALL_PAGES] }, async (tx) => {
    // Basket lines use the rate, which follows later prices; `pointsReceived` is for readers of one piece.
    const pointsPerHundred = Math.round((perZloty ?? 0) * 100);
    const earned = sql`floor(${sizes.price} * ${pointsPerHundred}::bigint / 10000)::int`;
    const isOther = or(
      ne(sizes.pointsReceived, earned),
      sql`${sizes.pointsPerHundred} is distinct from ${pointsPerHundred}`,
    );
    const isIn = and(
      eq(productCategories.productId, sizes.productId),
      eq(productCategories.categoryId, categoryId ?? 0),
    );
    const covered =
      categoryId === null
        ? undefined
        : exists(tx.select({ id: productCategories.productId }).from(productCategories).where(isIn));
    const rows = await tx
      .update(sizes)
      .set({ pointsReceived: earned, pointsPerHundred })
      .where(and(covered, isOther))
      .returning({ id: sizes.id });
    await recordChange(tx, shop, {
      action: 'points.earning-set',
      object: { kind: 'category', id: categoryId ?? 0 },
      to: { perZloty, sizes: rows.length },
    });
    return rows.length;
  });
  return { ok: true, changed };
}

export async function setPointWorth(shop: Shop, pointWorth: number): Promise<RuleOutcome> {
  const faults = checkFields(pointRuleFields, { pointWorth });
  if (faults) return { ok: false, faults };
  const outcome = await changeSettings(shop, { pointWorth });
  return outcome.kind === 'saved' ? { ok: true, changed: outcome.changed.length } : WRONG_WORTH;
}

const WRONG_WORTH: RuleOutcome = { ok: false, faults: { pointWorth: 'out-of-range' } };

export async function countPointProducts({ db }: Pick<Shop, 'db'>): Promise<{ earning: number; forPoints: number }> {
  const earns = exists(
    db
      .select({ id: sizes.id })
      .from(sizes)
      .where(
        and(eq(sizes.productId, products.id), sql`coalesce(${sizes.pointsPerHundred}, ${sizes.pointsReceived}) > 0`),
      ),
  );
  return {
    earning: await db.$count(products, earns),
    forPoints: await db.$count(products, eq(products.forPoints, true)),
  };
}
