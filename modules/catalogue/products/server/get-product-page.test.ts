import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getProductCards } from '#modules/catalogue/listing-index/server/get-product-cards.ts';
import { getCheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  bundleParts,
  enclosures,
  photos,
  producers,
  productTraits,
  traits,
  traitValues,
  warranties,
} from '#server/shop/schema.ts';
import { getCategoryTree } from './get-category-tree.ts';
import { getProductPage } from './get-product-page.ts';

const { shop } = await testDatabase({ filled: 'empty' });
let home: number;
let kitchen: number;

beforeAll(async () => {
  home = await addCategory(shop, 'Dom');
  kitchen = await addCategory(shop, 'Kuchnia', home);
  await shop.db.insert(producers).values({ id: 7, name: 'Ceramika', slug: 'ceramika', responsibleName: 'Jan Nowak' });
});

describe('getProductPage', () => {
  it('S3.01 S3.03 S3.07 answers all data of a product, sizes by type', async () => {
    const id = await addProduct(shop, {
      name: 'Kubek żółty',
      categoryId: kitchen,
      producerId: 7,
      unit: 'sztuka',
      sizes: [
        { type: 'S', name: 'mały', price: 1990, stock: 0, deliveryDate: '2026-05-06' },
        { type: 'L', name: 'duży', price: 2990, stock: -1 },
      ],
    });
    await shop.db.insert(photos).values({ productId: id, position: 1, file: 'a.jpg', width: 10, height: 10 });
    const page = await getProductPage(shop, id);
    expect(page).toMatchObject({
      id,
      link: `/produkt/${id}/kubek-zolty`,
      unit: 'sztuka',
      path: [
        { id: home, name: 'Dom' },
        { id: kitchen, name: 'Kuchnia' },
      ],
      producer: { name: 'Ceramika', responsibleName: 'Jan Nowak', link: '/producent/7/ceramika' },
      photos: [{ file: 'a.jpg' }],
    });
    expect(page?.sizes.map(({ type, status, amount }) => ({ type, status, amount }))).toEqual([
      { type: 'S', status: 'disable', amount: 0 },
      { type: 'L', status: 'enable', amount: -1 },
    ]);
    // S3.22: as a shopper reads it, here and in the calls.
    expect(page?.sizes[0]?.deliveryDate).toBe('6 maja 2026');
    expect(page?.tags).toEqual(expect.arrayContaining([`product:${id}`, `category:${home}`, 'producer:7']));
  });

  it('X.01 gives the lowest price of the 30 days before the reduction began', async () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    const id = await addProduct(shop, {
      name: 'Czajnik',
      categoryId: kitchen,
      sizes: [
        {
          price: 8000,
          regularPrice: 10_000,
          reducedSince: day('2026-06-30'),
          history: [
            { price: 7000, since: day('2026-01-01') },
            { price: 9000, since: day('2026-05-15') },
            { price: 10_000, since: day('2026-06-20') },
          ],
        },
      ],
    });
    const page = await getProductPage(shop, id);
    expect(page?.sizes[0]?.price).toMatchObject({ price: 8000, regularPrice: 10_000, lowestPrice30: 9000 });
    expect(page?.flags.isReduced).toBe(true);
  });

  it('a configurable product costs at least what its cheapest answers make it', async () => {
    const answers = (...surcharges: number[]) =>
      surcharges.map((surcharge, index) => ({ id: String(index), label: '', surcharge }));
    const id = await addProduct(shop, {
      name: 'Kubek z napisem',
      categoryId: kitchen,
      configurator: [
        { name: 'napis', label: 'Napis', kind: 'text', required: true, values: answers(1500) },
        { name: 'kroj', label: 'Krój', kind: 'choice', required: true, values: answers(500, 0) },
        { name: 'dodatki', label: 'Dodatki', kind: 'several', required: false, values: answers(1200) },
      ],
      sizes: [{ price: 5900, regularPrice: 6900, suggestedPrice: 7000, tiers: [{ threshold: 10, value: 10 }] }],
    });
    const page = await getProductPage(shop, id);
    expect(page).toMatchObject({ answersVary: true, leastSurcharge: 1500 });
    expect(page?.sizes[0]).toMatchObject({
      price: { price: 7400, regularPrice: 8400, suggestedPrice: 8500 },
      tiers: [{ price: 6810 }],
    });
    expect((await getProductCards(shop, [id]))[0]).toMatchObject({ price: 7400, priceVaries: true });
  });

  it('X.08 gives the price of a kilogram', async () => {
    const coffee = { measureAmount: 250, measureUnit: 'g', sizes: [{ price: 2500 }] } as const;
    const id = await addProduct(shop, { name: 'Kawa', categoryId: kitchen, ...coffee, sizes: [...coffee.sizes] });
    expect((await getProductPage(shop, id))?.sizes[0]?.price.unitPrice).toEqual({
      price: 10_000,
      per: 'kg',
      inOne: 1000,
      amount: 250,
    });
  });

  it('S3.14 a price given by phone does not leave the shop, nor anything it could be guessed from', async () => {
    const secret = {
      price: 77_777,
      regularPrice: 88_888,
      suggestedPrice: 99_999,
      advancePrice: 66_666,
      phonePrice: true,
    };
    const reducedSince = new Date('2026-05-01T00:00:00Z');
    const history = [{ price: 87_654, since: new Date('2026-04-20T00:00:00Z') }];
    const id = await addProduct(shop, {
      name: 'Rower',
      categoryId: kitchen,
      measureAmount: 2,
      measureUnit: 'kg',
      versionGroup: 41,
      sizes: [
        { ...secret, reducedSince, history, tiers: [{ threshold: 2, value: 10 }] },
        { type: 'L', price: 100_000 },
      ],
    });
    const page = await getProductPage(shop, id);
    expect(JSON.stringify(page)).not.toMatch(/77777|88888|99999|66666|87654|69999|38889/);
    expect(page?.sizes[0]).toMatchObject({ price: { price: 0, regularPrice: null, unitPrice: null }, tiers: [] });
    expect(page?.flags.isReduced).toBe(false);
    const [card] = await getProductCards(shop, [id]);
    expect(card).toMatchObject({ price: 100_000, priceVaries: false, phonePrice: false, regularPrice: null });
    const only = await addProduct(shop, { name: 'Rower na miarę', categoryId: kitchen, sizes: [secret] });
    expect((await getProductCards(shop, [only]))[0]).toMatchObject({ price: 0, phonePrice: true, regularPrice: null });
  });

  it('knows the other colours, the parts of a bundle and the traits', async () => {
    const group = { categoryId: kitchen, versionGroup: 3 };
    const red = await addProduct(shop, { name: 'Talerz', versionName: 'czerwony', versionTone: '#aa2222', ...group });
    const blue = await addProduct(shop, { name: 'Talerz', versionName: 'niebieski', ...group });
    const bundle = await addProduct(shop, { name: 'Zestaw', type: 'product_bundle', categoryId: kitchen });
    await shop.db.insert(bundleParts).values({ productId: bundle, partProductId: blue, quantity: 4 });
    await shop.db.insert(traits).values({ id: 1, name: 'Materiał' });
    await shop.db.insert(traitValues).values([
      { id: 1, traitId: 1, value: 'kamionka' },
      { id: 2, traitId: 1, value: 'szkliwo' },
    ]);
    await shop.db.insert(productTraits).values([1, 2].map((valueId) => ({ productId: red, valueId })));
    const page = await getProductPage(shop, red);
    expect(page?.versions.map(({ id, name, isCurrent }) => ({ id, name, isCurrent }))).toEqual([
      { id: red, name: 'czerwony', isCurrent: true },
      { id: blue, name: 'niebieski', isCurrent: false },
    ]);
    expect(page?.traits).toEqual([{ name: 'Materiał', values: ['kamionka', 'szkliwo'] }]);
    const set = await getProductPage(shop, bundle);
    const plate = {
      productId: blue,
      name: 'Talerz',
      versionName: 'niebieski',
      sizes: [{ type: 'uniw', price: 2460, amount: 5 }],
    };
    expect(set?.bundleParts).toMatchObject([{ quantity: 4, versions: [plate] }]);
    expect(set?.sizes[0]).toMatchObject({ amount: 1, status: 'enable' });
    await shop.db.update(bundleParts).set({ choosesVersion: true });
    const open = await getProductPage(shop, bundle);
    expect(open?.bundleParts[0]?.versions.map((version) => version.productId)).toEqual([blue, red]);
    await shop.db.update(bundleParts).set({ quantity: 6 });
    expect((await getProductPage(shop, bundle))?.sizes[0]).toMatchObject({ amount: 0, status: 'disable' });
  });

  it('answers the enclosures with their size, and the warranty', async () => {
    const promise = { name: '24 miesiące', description: 'Naprawimy.' };
    const [warranty] = await shop.db.insert(warranties).values(promise).returning();
    const id = await addProduct(shop, { name: 'Radio', categoryId: kitchen, warrantyId: warranty?.id });
    await shop.db.insert(enclosures).values([
      { productId: id, kind: 'document', title: 'Instrukcja', file: 'i.pdf', bytes: 2048, position: 2 },
      { productId: id, kind: 'audio', title: 'Próbka', file: 'a.mp3', position: 1 },
    ]);
    const page = await getProductPage(shop, id);
    expect(page?.enclosures).toMatchObject([
      { kind: 'audio', bytes: null },
      { kind: 'document', bytes: 2048, file: 'i.pdf' },
    ]);
    expect(page?.warranty).toEqual(promise);
  });

  it('needs at most five queries, with the menu and the delivery terms around it', async () => {
    const id = await addProduct(shop, { name: 'Miska', categoryId: kitchen, versionGroup: 9 });
    const load = () => Promise.all([getProductPage(shop, id), getCategoryTree(shop), getCheapestDelivery(shop)]);
    await load();
    const asked = vi.spyOn(shop.pool, 'query');
    await load();
    expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
    asked.mockRestore();
  });

  it.each([0, -1, 1.5, Number.NaN, 999_999, 2 ** 40])('has no page for the id %d', async (id) => {
    expect(await getProductPage(shop, id)).toBeNull();
  });

  it('has no page for a hidden product', async () => {
    const id = await addProduct(shop, { name: 'Ukryty', categoryId: kitchen, visible: false });
    expect(await getProductPage(shop, id)).toBeNull();
  });
});
