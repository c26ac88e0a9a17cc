import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { setEarnedPoints } from '#modules/sales/loyalty/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { purgedBy } from '#platform/testing/purged-by.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { priceHistory, products, sizes } from '#server/shop/schema.ts';
import {
  archiveProduct,
  createProduct,
  duplicateProduct,
  findDraft,
  previewDraft,
  readTyped,
  saveDraft,
  saveProduct,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const staffId = await addStaff(shop, 'editor');
const ola: Shop = { ...shop, actor: { kind: 'staff', id: staffId, name: 'Ola' } };
const categoryId = await addCategory(shop, 'Namioty');
const other = await addCategory(shop, 'Plecaki');

async function open(id: number) {
  const found = await readTyped(shop.db, id);
  if (!found) throw new Error('no product');
  return { opened: found.typed, version: found.row.version, sizeId: found.sizes[0]?.id ?? 0 };
}

async function edit(id: number, change: Record<string, string>) {
  const { opened, version } = await open(id);
  return saveProduct(ola, id, { opened, version, typed: { ...opened, ...change } });
}

const add = () => addProduct(shop, { name: 'Namiot', categoryId, sizes: [{ price: 10_000, stock: 5 }] });

describe('saving a product', () => {
  it('O.35 points by a rule stay when a price is typed, and end when points are typed', async () => {
    const id = await add();
    const { sizeId } = await open(id);
    await setEarnedPoints(shop, { categoryId, perZloty: 0.1 });
    const points = async () => {
      const { sizes: [size] = [] } = (await getProductPage(shop, id)) ?? {};
      return [size?.price.pointsReceived, size?.price.pointsPerHundred];
    };
    expect((await open(id)).opened[`s${sizeId}.pointsReceived`]).toBe('10');
    expect(await edit(id, { [`s${sizeId}.price`]: '250' })).toEqual({ kind: 'saved' });
    expect(await points()).toEqual([25, 10]);
    expect(await edit(id, { [`s${sizeId}.pointsReceived`]: '7' })).toEqual({ kind: 'saved' });
    expect(await points()).toEqual([7, null]);
  });

  it('O.25 a saved text is on the page at once, cleaned, and in the log', async () => {
    const id = await add();
    const { sizeId } = await open(id);
    const outcome = await edit(id, {
      name: 'Namiot Grań',
      description: '<p onclick="x()">Lekki<script>x()</script></p>',
      traits: 'Materiał: nylon\nMateriał: poliester\nSezon: lato',
      categoryId: String(other),
      versionName: 'zielony',
      configurator: 'Kolor! jedno: czarny; złoty +12,50\nGrawer? tekst 20',
      oldAddresses: '/stary/namiot.html',
      [`s${sizeId}.price`]: '80',
      [`s${sizeId}.regularPrice`]: '100',
      [`s${sizeId}.stock`]: '9',
      [`s${sizeId}.tiers`]: '3: 5; 10: 12',
      'new.name': 'XL',
      'new.price': '120',
    });
    expect(outcome).toEqual({ kind: 'saved' });
    const page = await getProductPage(shop, id);
    expect(page).toMatchObject({
      name: 'Namiot Grań',
      description: '<p>Lekki</p>',
      traits: [
        { name: 'Materiał', values: ['nylon', 'poliester'] },
        { name: 'Sezon', values: ['lato'] },
      ],
    });
    expect(page?.link).toContain('namiot-gran');
    expect(page?.path.map(({ name }) => name)).toEqual(['Plecaki']);
    expect(page?.sizes.map(({ name }) => name)).toEqual(['uniwersalny', 'XL']);
    const history = await shop.db.select().from(priceHistory).where(eq(priceHistory.sizeId, sizeId));
    expect(history.map(({ price }) => price)).toEqual([10_000, 8000]);
    const actions = (await listChanges(shop, { objectKind: 'product', objectId: String(id) })).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['product.changed', 'product.stocked', 'product.priced']);
    const again = await open(id);
    expect(again.opened).toMatchObject({
      configurator: 'Kolor! jedno: czarny; złoty +12,50\nGrawer? tekst 20',
      oldAddresses: '/stary/namiot.html',
      [`s${sizeId}.tiers`]: '3: 5; 10: 12',
    });
  });

  it('faults are reported by field, and nothing is saved', async () => {
    const id = await add();
    const { sizeId, version } = await open(id);
    expect(
      await edit(id, { name: '', traits: 'bez wartości', [`s${sizeId}.gtin`]: '123', versionOf: 'nie-ma' }),
    ).toEqual({
      kind: 'faults',
      faults: { name: 'required', traits: 'pairs', [`s${sizeId}.gtin`]: 'gtin' },
    });
    expect(await edit(id, { versionOf: 'nie-ma' })).toEqual({ kind: 'faults', faults: { versionOf: 'unknown' } });
    expect(await edit(id, { oldAddresses: '/blog' })).toEqual({ kind: 'faults', faults: { oldAddresses: 'living' } });
    expect(await edit(id, { [`s${sizeId}.stock`]: '1,5' })).toEqual({
      kind: 'faults',
      faults: { [`s${sizeId}.stock`]: 'whole-number' },
    });
    const [taken] = await shop.db.select().from(products).limit(1);
    expect(await edit(id, { code: taken?.code ?? '' })).toEqual({ kind: 'faults', faults: { code: 'taken' } });
    expect((await open(id)).version).toBe(version);
  });

  it('O.25 refuses a new status of a size whose stock no longer fits the unit, and writes nothing', async () => {
    const id = await add();
    const { sizeId } = await open(id);
    expect(await edit(id, { unitPrecision: '1', [`s${sizeId}.stock`]: '2,5' })).toEqual({ kind: 'saved' });
    expect(await edit(id, { unitPrecision: '0' })).toEqual({ kind: 'saved' });
    const { opened } = await open(id);
    expect(await edit(id, { name: 'Namiot Nowy', [`s${sizeId}.status`]: 'disable' })).toEqual({
      kind: 'faults',
      faults: { [`s${sizeId}.stock`]: 'whole-number' },
    });
    expect((await open(id)).opened).toEqual(opened);
    expect(await edit(id, { [`s${sizeId}.status`]: 'disable', [`s${sizeId}.stock`]: '2' })).toEqual({ kind: 'saved' });
    expect((await open(id)).opened).toMatchObject({ [`s${sizeId}.status`]: 'disable', [`s${sizeId}.stock`]: '2' });
  });

  it('O.25 of a text pasted from Word the words are kept, and nothing that runs or dresses them', async () => {
    const id = await add();
    const pasted =
      '<p class=MsoNormal style="mso-x:1"><b><span>Lekki<o:p></o:p></span></b></p><script>x()</script><h1 onclick="x()">Dno</h1>';
    expect(await edit(id, { longDescription: pasted })).toEqual({ kind: 'saved' });
    expect((await getProductPage(shop, id))?.longDescription).toBe('<p><b>Lekki</b></p><h2>Dno</h2>');
  });

  it('O.26 the second of two editors is shown the difference, and neither change is lost', async () => {
    const id = await add();
    const first = await open(id);
    await edit(id, { name: 'Namiot Ani', unit: 'kpl.' });
    const typed = { ...first.opened, name: 'Namiot Oli', code: 'OLA-1' };
    const outcome = await saveProduct(ola, id, { ...first, typed });
    expect(outcome).toMatchObject({
      kind: 'changed-since',
      differences: [
        { name: 'name', theirs: 'Namiot Ani', mine: 'Namiot Oli' },
        { name: 'unit', theirs: 'kpl.', mine: 'szt.' },
      ],
      typed: { name: 'Namiot Oli', code: 'OLA-1', unit: 'kpl.' },
    });
    expect((await open(id)).opened.name).toBe('Namiot Ani');
  });

  it('O.25 a version that joins other ones is shown on their pages, and no longer on those it leaves', async () => {
    const [lead, other, id] = [await add(), await add(), await add()];
    const codeOf = async (one: number) => (await open(one)).opened.code ?? '';
    const tags = (...ids: number[]) => ids.map((one) => `product:${one}`);
    expect(await purgedBy(shop, async () => edit(id, { versionOf: await codeOf(lead) }))).toEqual(
      expect.arrayContaining(tags(lead, id)),
    );
    expect(await purgedBy(shop, async () => edit(id, { versionOf: await codeOf(other) }))).toEqual(
      expect.arrayContaining(tags(lead, other, id)),
    );
  });

  it('O.26 stock that was sold meanwhile is not written back', async () => {
    const id = await add();
    const first = await open(id);
    await shop.db.update(sizes).set({ stock: 2 }).where(eq(sizes.productId, id));
    expect(await saveProduct(ola, id, { ...first, typed: { ...first.opened, weight: '500' } })).toEqual({
      kind: 'saved',
    });
    const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, id));
    expect(size?.stock).toBe(2);
  });
});

describe('drafts', () => {
  it('O.25 a draft is seen on the real page by its key alone, and is gone once saved', async () => {
    const id = await add();
    const { opened, version } = await open(id);
    const typed = { ...opened, name: 'Namiot ze szkicu', visible: '' };
    const key = (await saveDraft(ola, id, staffId, { opened, version, typed })) ?? '';
    expect(await previewDraft(shop, id, key)).toMatchObject({ name: 'Namiot ze szkicu' });
    expect(await previewDraft(shop, id, 'zgadywany')).toBeNull();
    const later = { ...shop, now: () => new Date(shop.now().getTime() + 8 * DAY_MS) };
    expect(await previewDraft(later, id, key)).toBeNull();
    expect((await getProductPage(shop, id))?.name).toBe('Namiot');
    expect(await findDraft(shop, id, staffId)).toMatchObject({ typed: { name: 'Namiot ze szkicu' } });
    await edit(id, { name: 'Namiot zapisany' });
    expect(await findDraft(shop, id, staffId)).toBeNull();
  });
});

describe('a product as a whole', () => {
  it('O.25 is made of little, hidden, with an unused code', async () => {
    const made = await createProduct(ola, { name: 'Czołówka', code: '', categoryId, price: 5000, stock: 3 });
    if (!made.ok) throw new Error('refused');
    const { opened } = await open(made.id);
    expect(opened).toMatchObject({ name: 'Czołówka', visible: '', slug: 'czolowka' });
    expect(await createProduct(ola, { name: 'X', code: opened.code ?? '', categoryId, price: 1, stock: 0 })).toEqual({
      ok: false,
      faults: { code: 'taken' },
    });
  });

  it('O.25 is duplicated without stock, bar codes and opinions', async () => {
    const id = await addProduct(shop, {
      name: 'Kubek',
      categoryId,
      ratingCount: 4,
      sizes: [
        {
          price: 800,
          regularPrice: 1000,
          reducedSince: new Date(),
          gtin: '5901234123457',
          stock: 7,
          tiers: [{ threshold: 3, value: 5 }],
        },
      ],
    });
    const copy = (await duplicateProduct(ola, id)) ?? 0;
    const { row, sizes: copied, sizeValues } = (await readTyped(shop.db, copy)) ?? {};
    expect(row).toMatchObject({ name: 'Kubek', visible: false, ratingCount: 0, minPrice: 1000 });
    expect(copied).toMatchObject([{ stock: 0, gtin: '', price: 1000, regularPrice: null }]);
    expect(sizeValues?.get(copied?.[0]?.id ?? 0)?.tiers).toEqual([{ threshold: 3, value: 5 }]);
  });

  it('is put away and fetched back', async () => {
    const id = await add();
    expect(await archiveProduct(ola, id, true)).toBe(true);
    expect(await getProductPage(shop, id)).toBeNull();
    await edit(id, { visible: '1' });
    expect(await getProductPage(shop, id)).toBeNull();
    await archiveProduct(ola, id, false);
    await edit(id, { visible: '1' });
    expect(await getProductPage(shop, id)).not.toBeNull();
  });
});
