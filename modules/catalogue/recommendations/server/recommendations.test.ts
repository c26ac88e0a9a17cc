import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { photos, products } from '#server/shop/schema.ts';
import { PRODUCTS_IN_ZONE, zoneKinds } from '../rules/zones.ts';
import { fillZones, findEndingPromotion } from './index.ts';

const NOW = new Date('2026-05-06T10:00:00Z');
const hoursAhead = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const demo = await testDatabase();
const { shop } = await testDatabase({ filled: 'empty', now: () => NOW });
const categoryId = await addCategory(shop, 'Kuchnia');

describe('zones of the demo shop', () => {
  it('S2.04 every kind finds products, no more than fit and none twice', async () => {
    const zones = await fillZones(demo.shop, { kinds: zoneKinds, alreadyShown: [59], viewed: [60, 21, 59] });
    for (const kind of zoneKinds) {
      const ids = zones.get(kind)?.map((card) => card.id) ?? [];
      expect(ids.length, kind).toBeGreaterThan(0);
      expect(ids.length, kind).toBeLessThanOrEqual(PRODUCTS_IN_ZONE);
      expect(new Set(ids).size, kind).toBe(ids.length);
      expect(ids, kind).not.toContain(59);
    }
    expect(zones.get('recent')?.map((card) => card.id)).toEqual([60, 21]);
  });

  it('a model is in a zone once, in one colour, and not on its own page', async () => {
    const { shop: each } = demo;
    const [coat] = await each.db.select().from(products).where(isNotNull(products.versionGroup)).limit(1);
    const colours = await each.db
      .select()
      .from(products)
      .where(eq(products.versionGroup, coat?.versionGroup ?? 0));
    const others = colours.filter(({ id }) => id !== coat?.id).map(({ id }) => id);
    expect(others.length).toBeGreaterThan(1);
    const question = { kinds: zoneKinds, alreadyShown: [coat?.id ?? 0], viewed: [...others, 59] };
    const groups = new Map(
      (await each.db.select().from(products)).map(({ id, versionGroup }) => [id, versionGroup ?? -id]),
    );
    const modelsIn = async (oneCardPerModel: boolean) => {
      const zones = await fillZones({ ...each, settings: { ...each.settings, oneCardPerModel } }, question);
      return [...zones].map(([kind, cards]) => [kind, cards.map(({ id }) => groups.get(id))] as const);
    };
    for (const [kind, models] of await modelsIn(true)) {
      expect(new Set(models).size, kind).toBe(models.length);
      expect(models, kind).not.toContain(coat?.versionGroup);
    }
    expect((await modelsIn(true)).find(([kind]) => kind === 'recent')?.[1]).toEqual([-59]);
    // In a shop where every colour has its own card, every colour stands for itself.
    expect((await modelsIn(false)).find(([kind]) => kind === 'recent')?.[1]).toHaveLength(others.length + 1);
  });

  it('asks nothing of nothing', async () => {
    expect(await fillZones(demo.shop, { kinds: [], alreadyShown: [], viewed: [] })).toEqual(new Map());
    const alone = await fillZones(demo.shop, { kinds: ['same_category', 'recent'], alreadyShown: [], viewed: [] });
    expect([...alone.values()]).toEqual([[], []]);
  });
});

it('the promotion that ends next is found; past, sold out, hidden, endless and untrue ones are not', async () => {
  expect(await findEndingPromotion(shop)).toBeNull();
  const promoted = { categoryId, isPromotion: true, isReduced: true };
  await addProduct(shop, { ...promoted, name: 'Miniona', promotionUntil: hoursAhead(-1) });
  await addProduct(shop, { ...promoted, name: 'Ukryta', promotionUntil: hoursAhead(1), visible: false });
  await addProduct(shop, { ...promoted, name: 'Wyprzedana', promotionUntil: hoursAhead(1), available: false });
  await addProduct(shop, { ...promoted, name: 'Bez końca' });
  await addProduct(shop, { ...promoted, name: 'Pozorna', promotionUntil: hoursAhead(1), isReduced: false });
  await addProduct(shop, { ...promoted, name: 'Późniejsza', promotionUntil: hoursAhead(30) });
  const id = await addProduct(shop, { ...promoted, name: 'Najbliższa', promotionUntil: hoursAhead(5) });
  const ending = await findEndingPromotion(shop);
  expect([ending?.card.id, ending?.until, ending?.scene]).toEqual([id, hoursAhead(5).toISOString(), null]);
  const size = { productId: id, width: 800, height: 1000 };
  await shop.db.insert(photos).values([
    { ...size, position: 0, file: 'wyciety.webp', tone: '#5aa02c1a' },
    { ...size, position: 1, file: 'w-uzyciu.webp', tone: '#5aa02c', focus: '40 60' },
  ]);
  expect((await findEndingPromotion(shop))?.scene).toEqual({ file: 'w-uzyciu.webp', focus: '40 60' });
});
