import { eq, gte } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import { endPromotions, getProductPage } from '#modules/catalogue/products/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { plannedPrices, productCategories, products, sizes } from '#server/shop/schema.ts';
import type { PlanValues } from '../rules/plan-fields.ts';
import { cancelPlan, listPlans, planReduction, previewPlan, runReductions } from './index.ts';

let now = new Date('2026-06-30T12:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const ola = { ...shop, actor: { kind: 'staff' as const, id: 7, name: 'Ola' } };
const categoryId = await addCategory(shop, 'Namioty');
const { signal } = new AbortController();
const plan: PlanValues = {
  name: 'Noc namiotów',
  percent: 28,
  startsAt: new Date('2026-07-01T20:00:00Z'),
  endsAt: new Date('2026-07-02T20:00:00Z'),
  categoryId: null,
  codes: ['N-1'],
};
const id = await addProduct(shop, {
  name: 'Namiot',
  code: 'N-1',
  categoryId,
  sizes: [
    {
      price: 10_000,
      history: [{ price: 8000, since: new Date('2026-06-10T12:00:00Z') }],
      reducedSince: new Date('2026-06-20T12:00:00Z'),
    },
  ],
});
await shop.db.update(sizes).set({ reducedSince: null }).where(eq(sizes.productId, id));
/** As its jobs do, one after the other. */
async function run() {
  await endPromotions(shop, signal);
  await runReductions(shop, signal);
  await endPromotions(shop, signal);
}

async function plannedId(values: PlanValues): Promise<number> {
  const outcome = await planReduction(ola, values);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.id;
}

const priceNow = async () => (await shop.db.select().from(sizes).where(eq(sizes.productId, id)))[0]?.price;

it('O.28 a planned reduction shows its lawful percentage, begins and ends by itself', async () => {
  expect(await previewPlan(shop, plan)).toMatchObject({
    count: 1,
    sizes: [{ regular: 10_000, price: 7200, lowest: 8000, saving: { percent: 10, from: 'lowest' } }],
  });
  expect(await planReduction(ola, { ...plan, codes: ['nie-ma'] })).toEqual({ ok: false, faults: null });
  const planned = await plannedId(plan);
  await run();
  expect(await priceNow()).toBe(10_000);
  now = new Date('2026-07-01T20:00:30Z');
  await run();
  await run();
  expect(await priceNow()).toBe(7200);
  const page = await getProductPage(shop, id);
  expect(page?.flags).toMatchObject({ isReduced: true });
  expect(page?.promotionUntil).toBe('2026-07-02T20:00:00.000Z');
  const [card] = await getProductCards(shop, [id]);
  expect(card).toMatchObject({ price: 7200, regularPrice: 10_000, lowestPrice30: 8000 });
  now = new Date('2026-07-02T20:00:30Z');
  await run();
  expect(await priceNow()).toBe(10_000);
  const log = await listChanges(shop, { objectKind: 'product', objectId: String(id) });
  expect(log.map(({ actorKind, after }) => [actorKind, after?.price])).toEqual([
    ['system', 10_000],
    ['system', 7200],
  ]);
  expect(await listPlans(shop)).toMatchObject([{ id: planned, sizes: 1 }]);
  expect(await cancelPlan(ola, planned)).toBe(false);
});

it('O.28 a plan that is called off does not begin, and one that runs ends', async () => {
  const later = { ...plan, startsAt: new Date('2026-08-01T10:00:00Z'), endsAt: new Date('2026-08-09T10:00:00Z') };
  expect(await cancelPlan(ola, await plannedId(later))).toBe(true);
  const running = await plannedId(later);
  now = new Date('2026-08-01T10:01:00Z');
  await run();
  expect(await priceNow()).toBe(7200);
  expect(await cancelPlan(ola, running)).toBe(true);
  await run();
  expect(await priceNow()).toBe(10_000);
});

const night = { startsAt: new Date('2026-09-01T20:00:00Z'), endsAt: new Date('2026-09-02T20:00:00Z') };

it('O.28 when a plan is over everything is as it was: other reductions, other sizes, a promotion that runs longer', async () => {
  const until = new Date('2026-12-01T10:00:00Z');
  const reducedSince = new Date('2026-07-20T12:00:00Z');
  const reduced = await addProduct(shop, {
    name: 'Kuchenka',
    code: 'K-1',
    categoryId,
    isPromotion: true,
    promotionUntil: until,
    sizes: [
      { type: 's', price: 9000, regularPrice: 10_000, reducedSince },
      { type: 'm', price: 100, regularPrice: 10_000, reducedSince },
    ],
  });
  const state = async () => {
    const [product] = await shop.db.select().from(products).where(eq(products.id, reduced));
    const rows = await shop.db.select().from(sizes).where(eq(sizes.productId, reduced)).orderBy(sizes.id);
    return [
      product?.isPromotion,
      product?.promotionUntil,
      ...rows.map(({ price, regularPrice }) => [price, regularPrice]),
    ];
  };
  const before = await state();
  now = new Date('2026-09-01T12:00:00Z');
  await plannedId({ ...plan, ...night, codes: ['K-1'] });
  now = night.startsAt;
  await run();
  expect(await state()).toEqual([true, night.endsAt, [7200, 10_000], [100, 10_000]]);
  now = night.endsAt;
  await run();
  expect(await state()).toEqual(before);
});

it('O.28 a product is in one plan at a time, and one that begins as another ends finds what was before both', async () => {
  now = new Date('2026-10-01T12:00:00Z');
  const startsAt = new Date('2026-10-02T12:00:00Z');
  const endsAt = new Date('2026-10-03T12:00:00Z');
  await plannedId({ ...plan, startsAt, endsAt });
  const later = { ...plan, percent: 50, endsAt: new Date('2026-10-04T12:00:00Z') };
  expect(await planReduction(ola, { ...later, startsAt })).toEqual({ ok: false, faults: { startsAt: 'overlaps' } });
  await plannedId({ ...later, startsAt: endsAt });
  now = startsAt;
  await run();
  expect(await priceNow()).toBe(7200);
  now = endsAt;
  await run();
  expect(await priceNow()).toBe(5000);
  now = later.endsAt;
  await run();
  expect(await priceNow()).toBe(10_000);
});

it('O.28 a plan of more products than one piece goes on where it was left', async () => {
  now = new Date('2026-11-01T12:00:00Z');
  const many = await addCategory(shop, 'Kubki');
  const cups = Array.from({ length: 201 }, (_, at) => ({
    code: `KUBEK-${at}`,
    name: 'Kubek',
    slug: 'kubek',
    categoryId: many,
    createdAt: now,
    updatedAt: now,
  }));
  const added = await shop.db.insert(products).values(cups).returning({ productId: products.id });
  await shop.db.insert(productCategories).values(added.map((cup) => ({ ...cup, categoryId: many })));
  await shop.db.insert(sizes).values(added.map((cup) => ({ ...cup, type: 'uniw', name: 'uniwersalny', price: 1000 })));
  const startsAt = new Date('2026-11-02T12:00:00Z');
  await plannedId({ ...plan, startsAt, endsAt: new Date('2026-11-03T12:00:00Z'), codes: [], categoryId: many });
  now = startsAt;
  const begun = () => shop.db.$count(plannedPrices, gte(plannedPrices.begunAt, startsAt));
  let asked = 0;
  const twice = {
    get aborted() {
      return asked++ > 0;
    },
  } as AbortSignal;
  await runReductions(shop, twice);
  expect(await begun()).toBe(200);
  await run();
  expect(await begun()).toBe(201);
  const reducedNow = await shop.db.$count(sizes, eq(sizes.price, 720));
  expect(reducedNow).toBe(201);
});
