import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { PlanValues } from '#rules/catalogue/managing/plan-fields.ts';
import { endPromotions } from '#shop/catalogue/pricing/index.ts';
import { getProductCards, getProductPage } from '#shop/catalogue/products/index.ts';
import { listChanges } from '#shop/platform/audit/index.ts';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { sizes } from '#shop/schema.ts';
import { beginReductions, cancelPlan, listPlans, planReduction, previewPlan } from './index.ts';

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
const priceNow = async () => (await shop.db.select().from(sizes).where(eq(sizes.productId, id)))[0]?.price;

it('O.28 a planned reduction tells its lawful percentage, begins and ends by itself', async () => {
  expect(await previewPlan(shop, plan)).toMatchObject([
    { regular: 10_000, price: 7200, lowest: 8000, saving: { percent: 10, from: 'lowest' } },
  ]);
  expect(await planReduction(ola, { ...plan, codes: ['nie-ma'] })).toBeNull();
  const planned = await planReduction(ola, plan);
  await beginReductions(shop, signal);
  expect(await priceNow()).toBe(10_000);
  now = new Date('2026-07-01T20:00:30Z');
  await beginReductions(shop, signal);
  await beginReductions(shop, signal);
  expect(await priceNow()).toBe(7200);
  const page = await getProductPage(shop, id);
  expect(page?.flags).toMatchObject({ isReduced: true });
  expect(page?.promotionUntil).toBe('2026-07-02T20:00:00.000Z');
  const [card] = await getProductCards(shop, [id]);
  expect(card).toMatchObject({ price: 7200, regularPrice: 10_000, lowestPrice30: 8000 });
  now = new Date('2026-07-02T20:00:30Z');
  await endPromotions(shop, signal);
  expect(await priceNow()).toBe(10_000);
  const log = await listChanges(shop, { objectKind: 'product', objectId: String(id) });
  expect(log.map(({ actorKind, after }) => [actorKind, after?.price])).toEqual([
    ['system', 10_000],
    ['system', 7200],
  ]);
  expect(await listPlans(shop)).toMatchObject([{ id: planned, sizes: 1 }]);
  expect(await cancelPlan(ola, planned ?? 0)).toBe(false);
});

it('O.28 a plan that is called off does not begin, and one that runs ends', async () => {
  const later = { ...plan, startsAt: new Date('2026-08-01T10:00:00Z'), endsAt: new Date('2026-08-09T10:00:00Z') };
  const off = await planReduction(ola, later);
  expect(await cancelPlan(ola, off ?? 0)).toBe(true);
  const running = await planReduction(ola, later);
  now = new Date('2026-08-01T10:01:00Z');
  await beginReductions(shop, signal);
  expect(await priceNow()).toBe(7200);
  expect(await cancelPlan(ola, running ?? 0)).toBe(true);
  await endPromotions(shop, signal);
  expect(await priceNow()).toBe(10_000);
});
