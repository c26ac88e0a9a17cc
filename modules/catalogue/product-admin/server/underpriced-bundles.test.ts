import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePrice, changePrices } from '#modules/catalogue/products/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { bundleParts, products, sizes } from '#server/shop/schema.ts';
import {
  archiveProduct,
  duplicateProduct,
  findUnderpricedBundle,
  listUnderpricedBundles,
  listUnderpricedWith,
  readTyped,
  saveProduct,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Miody');
const staffId = await addStaff(shop, 'editor');
let codes: string[];
let jars: number[];
let bundle: number;

beforeEach(async () => {
  await shop.db.delete(bundleParts);
  await shop.db.delete(products);
  const honey = (name: string) =>
    addProduct(shop, {
      name,
      categoryId,
      sizes: [1990, 3490, 5990].map((price, at) => ({ type: `s${at}`, name: ['250 g', '500 g', '1 kg'][at], price })),
    });
  jars = [await honey('Lipowy'), await honey('Gryczany'), await honey('Spadziowy')];
  bundle = await addProduct(shop, { name: 'Trzy miody', categoryId, sizes: [{ price: 17_000 }] });
  const rows = await shop.db.select({ id: products.id, code: products.code }).from(products);
  codes = jars.map((id) => rows.find((row) => row.id === id)?.code ?? '');
});

async function save(id: number, change: Record<string, string>, confirmedSaving?: number) {
  const found = await readTyped(shop.db, id);
  if (!found) throw new Error('no product');
  const { typed, row, sizes: own } = found;
  const named = Object.entries(change).map(([name, text]) => [name.replace('size.', `s${own[0]?.id}.`), text]);
  const ola = { ...shop, actor: { kind: 'staff' as const, id: staffId, name: 'Ola' } };
  return saveProduct(ola, id, {
    opened: typed,
    version: row.version,
    typed: { ...typed, ...Object.fromEntries(named) },
    confirmedSaving,
  });
}
const makeBundle = (price: string, confirmed?: number) =>
  save(bundle, { type: 'product_bundle', bundleParts: codes.join('\n'), 'size.price': price }, confirmed);
const sizeOf = async (id: number, type: string) => {
  const own = await shop.db.select().from(sizes).where(eq(sizes.productId, id));
  return own.find((size) => size.type === type)?.id ?? 0;
};
const listed = async () => (await listUnderpricedBundles(shop.db)).map(({ name, saving }) => [name, saving.amount]);

describe('the editor', () => {
  it('S2.23 a bundle that sells large jars at the price of small ones is saved only once that is confirmed', async () => {
    expect(await makeBundle('54,90')).toMatchObject({
      kind: 'underpriced',
      bundle: { id: bundle, price: 5490, saving: { amount: 12_480, percent: 69 } },
    });
    expect((await readTyped(shop.db, bundle))?.row.type).toBe('product');
    expect(await makeBundle('54,90', 12_480)).toEqual({ kind: 'saved' });
    expect((await readTyped(shop.db, bundle))?.row).toMatchObject({ type: 'product_bundle', confirmedSaving: 12_480 });
    const changes = await listChanges(shop, { objectKind: 'product', objectId: String(bundle) });
    expect(changes.map(({ after }) => after)).toContainEqual({ confirmedSaving: 12_480 });
    expect(await save(bundle, { name: 'Miody' })).toEqual({ kind: 'saved' });
  });

  it('S2.23 a copy of a confirmed bundle is asked about again', async () => {
    await makeBundle('54,90', 12_480);
    const copy = (await duplicateProduct(shop, bundle)) ?? 0;
    expect((await readTyped(shop.db, copy))?.row).toMatchObject({ type: 'product_bundle', confirmedSaving: 0 });
  });

  it('S2.23 a confirmation of other figures is not taken, and a larger saving is asked about again', async () => {
    expect(await makeBundle('54,90', 12_000)).toMatchObject({ kind: 'underpriced' });
    await makeBundle('54,90', 12_480);
    expect(await save(bundle, { 'size.price': '49,90' })).toMatchObject({
      kind: 'underpriced',
      bundle: { saving: { amount: 12_980 } },
    });
    expect(await save(bundle, { 'size.price': '59,90' })).toEqual({ kind: 'saved' });
  });

  it('S2.23 a collection is asked about as a bundle, a bundle at its price and a product of its own never', async () => {
    expect(await makeBundle('170')).toEqual({ kind: 'saved' });
    expect(await save(bundle, { type: 'product_collection', 'size.price': '54,90' })).toMatchObject({
      kind: 'underpriced',
    });
    expect(await save(bundle, { type: 'product', 'size.price': '54,90' })).toEqual({ kind: 'saved' });
  });
});

describe('the report', () => {
  beforeEach(async () => {
    expect(await makeBundle('170')).toEqual({ kind: 'saved' });
    expect(await listed()).toEqual([]);
  });

  it('S2.23 names a bundle after the price of a part rose in the editor of the part, which is not refused', async () => {
    const large = await sizeOf(jars[0] ?? 0, 's2');
    expect(await save(jars[0] ?? 0, { [`s${large}.price`]: '159,90' })).toEqual({ kind: 'saved' });
    expect(await listed()).toEqual([['Trzy miody', 10_970]]);
    expect(await listUnderpricedWith(shop.db, jars[0] ?? 0)).toMatchObject([{ id: bundle }]);
    expect(await listUnderpricedWith(shop.db, bundle)).toEqual([]);
    expect(await findUnderpricedBundle(shop.db, bundle)).toMatchObject({ id: bundle });
  });

  it.each([
    ['one price', async () => changePrice(shop, await sizeOf(bundle, 'uniw'), 5490)],
    [
      'prices in bulk, as an import and a bulk change write them',
      async () => {
        const wanted = [{ sizeId: await sizeOf(bundle, 'uniw'), price: 5490, regularPrice: null }];
        await shop.db.transaction((tx) => changePrices(tx, shop, wanted));
      },
    ],
  ])('S2.23 names a bundle after a change of %s, until it is confirmed, dearer or archived', async (_, lower) => {
    await lower();
    expect(await listed()).toEqual([['Trzy miody', 12_480]]);
    await archiveProduct(shop, bundle, true);
    expect(await listed()).toEqual([]);
    await archiveProduct(shop, bundle, false);
    expect(await save(bundle, {}, 12_480)).toEqual({ kind: 'saved' });
    expect(await listed()).toEqual([]);
    await changePrice(shop, await sizeOf(bundle, 'uniw'), 5000);
    expect(await listed()).toEqual([['Trzy miody', 12_970]]);
    await changePrice(shop, await sizeOf(bundle, 'uniw'), 17_000);
    expect(await listed()).toEqual([]);
  });

  it('S2.23 counts dearer versions that the customer may choose', async () => {
    const dear = await addProduct(shop, { name: 'Lipowy, wiadro', categoryId, sizes: [{ price: 30_000 }] });
    await shop.db
      .update(products)
      .set({ versionGroup: jars[0] })
      .where(eq(products.id, jars[0] ?? 0));
    await shop.db.update(products).set({ versionGroup: jars[0] }).where(eq(products.id, dear));
    expect(await listed()).toEqual([]);
    await shop.db
      .update(bundleParts)
      .set({ choosesVersion: true })
      .where(eq(bundleParts.partProductId, jars[0] ?? 0));
    expect(await listed()).toEqual([['Trzy miody', 24_980]]);
    expect(await listUnderpricedWith(shop.db, dear)).toMatchObject([{ id: bundle }]);
  });
});
