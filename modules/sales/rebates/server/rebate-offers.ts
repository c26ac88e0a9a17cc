import { and, asc, count, desc, eq, exists, or } from 'drizzle-orm';
import { productCategories, products } from '#modules/catalogue/products/server/index.ts';
import type { RebateEffect } from '#modules/sales/order-ledger/rules/rebate-effect.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { judgeRebate, type RebateVerdict } from '../rules/judge-rebate.ts';
import { effectOf, type RebateRow, usedBefore } from './find-basket-rebates.ts';
import { rebates } from './tables.ts';

export interface RebateOffer {
  id: number;
  code: string;
  name: string;
  source: 'code' | 'card';
  effect: RebateEffect;
  minimumWorth: Grosze | null;
  endsAt: Date | null;
  /** The customer's own card or personal code. */
  own: boolean;
  /** For a basket that is large enough and has covered products. */
  verdict: RebateVerdict;
}

/** Advertised rebates that can be used now, and all of the customer's own. */
export async function getRebateOffers(shop: Shop, customerId: number | null): Promise<RebateOffer[]> {
  const whose = customerId === null ? undefined : eq(rebates.customerId, customerId);
  const found = await listOffers(shop, customerId, or(eq(rebates.advertised, true), whose));
  return found.filter(({ own, verdict }) => own || verdict.kind === 'ok');
}

/** Null when this visitor may not see it. */
export async function findRebateOffer(
  shop: Shop,
  customerId: number | null,
  id: number,
): Promise<(RebateOffer & { categoryId: number | null }) | null> {
  if (!isRowId(id)) return null;
  const [row] = await shop.db.select({ categoryId: rebates.categoryId }).from(rebates).where(eq(rebates.id, id));
  const offer = (await getRebateOffers(shop, customerId)).find((one) => one.id === id);
  return row && offer ? { ...offer, ...row } : null;
}

async function listOffers(shop: Shop, customerId: number | null, which: ReturnType<typeof or>): Promise<RebateOffer[]> {
  const now = shop.now();
  const rows = await shop.db
    .select({ rebate: rebates, usedBefore: usedBefore({ visitorId: 0, customerId, email: '' }) })
    .from(rebates)
    .where(and(which, eq(rebates.deleted, false)))
    .orderBy(asc(rebates.source), asc(rebates.id));
  return rows.map(({ rebate, usedBefore: used }) => describe(rebate, { used, customerId, now }));
}

function describe(
  rebate: RebateRow,
  { used, customerId, now }: { used: boolean; customerId: number | null; now: Date },
): RebateOffer {
  const { id, code, name, source, minimumWorth, endsAt } = rebate;
  const worth = minimumWorth ?? 0;
  return {
    id,
    code,
    name,
    source,
    minimumWorth,
    endsAt,
    effect: effectOf(rebate),
    own: customerId !== null && rebate.customerId === customerId,
    verdict: judgeRebate(rebate, { worth, usedBefore: used, others: [], now }),
  };
}

const ON_PAGE = 24;

/** Covered products, the most popular first (S2.62); without a category all products. */
export async function listRebateProducts(
  shop: Shop,
  categoryId: number | null,
  page = 1,
): Promise<{ ids: number[]; total: number; page: number; pages: number }> {
  const covered = and(
    eq(products.visible, true),
    eq(products.available, true),
    categoryId === null ? undefined : isIn(shop, categoryId),
  );
  const [counted] = await shop.db.select({ all: count() }).from(products).where(covered);
  const total = counted?.all ?? 0;
  const pages = Math.max(1, Math.ceil(total / ON_PAGE));
  const shown = Math.min(Math.max(1, Math.floor(page) || 1), pages);
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(covered)
    .orderBy(desc(products.popularity), products.id)
    .limit(ON_PAGE)
    .offset((shown - 1) * ON_PAGE);
  return { ids: rows.map(({ id }) => id), total, page: shown, pages };
}

function isIn(shop: Shop, categoryId: number) {
  const member = and(eq(productCategories.productId, products.id), eq(productCategories.categoryId, categoryId));
  return exists(shop.db.select({ id: productCategories.productId }).from(productCategories).where(member));
}
