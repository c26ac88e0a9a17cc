import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { findRedirect } from '#modules/catalogue/redirects/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs, pagePurges, products, productTraits } from '#server/shop/schema.ts';
import * as words from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ola: Shop = { ...shop, actor: { kind: 'staff', id: 7, name: 'Ola' } };
const categoryId = await addCategory(shop, 'Odzież');
const sizes = ['S', 'M', 'XL'].map((name) => ({ type: name.toLowerCase(), name }));
const jacket = await addProduct(shop, { name: 'Kurtka', code: 'KUR-1', categoryId, sizes });
const shirt = await addProduct(shop, {
  name: 'Koszula',
  code: 'KOS-1',
  categoryId,
  sizes: [{ type: 'm', name: 'medium' }],
});

type Saved = Awaited<ReturnType<typeof words.saveProducer>>;
const idOf = (saved: Saved) => {
  if (saved === 'stale' || !saved.ok) throw new Error(JSON.stringify(saved));
  return saved.id;
};
const filtersOf = async () => (await getListing(shop, { kind: 'category', id: categoryId }))?.filters ?? [];
const lastChange = async (objectKind: string) => (await listChanges(shop, { objectKind }))[0];

it('O.29 a producer with its safety contact: another name is another address, the old one leads to it, a used one stays', async () => {
  const contact = {
    address: 'Leśna 1',
    email: 'firma@example.com',
    responsibleName: 'Jan',
    responsibleEmail: 'jan@example.com',
  };
  const id = idOf(await words.saveProducer(ola, null, { ...words.NEW_PRODUCER, ...contact, name: 'Sowa' }));
  await shop.db.update(products).set({ producerId: id }).where(eq(products.id, jacket));
  const { mark, ...known } = (await words.findManagedProducer(shop, id)) ?? { ...words.NEW_PRODUCER, mark: '' };
  const about = '<p>Od 1990</p><script>1</script>';
  await words.saveProducer(ola, id, { ...known, name: 'Sowa i syn', description: about }, mark);
  expect(await words.findManagedProducer(shop, id)).toMatchObject({
    slug: 'sowa-i-syn',
    description: '<p>Od 1990</p>',
  });
  expect(await findRedirect(shop, `/producent/${id}/sowa`)).toBe(`/producent/${id}/sowa-i-syn`);
  expect((await getProductPage(shop, jacket))?.producer).toMatchObject({ name: 'Sowa i syn' });
  const queued = await shop.db.select().from(jobs).where(eq(jobs.name, 'reindex-products'));
  expect(queued.at(-1)?.data).toEqual({ ids: [jacket] });
  expect(await words.saveProducer(ola, id, { ...known, name: 'Inna' }, mark)).toBe('stale');
  expect(await words.saveProducer(ola, id, { ...known, email: 'nikt' })).toMatchObject({ faults: { email: 'email' } });
  expect(await words.saveProducer(ola, null, { ...known, name: 'SOWA I SYN' })).toMatchObject({
    faults: { name: 'taken-name' },
  });
  expect(await words.removeProducer(ola, id)).toBe('used');
  expect(await lastChange('producer')).toMatchObject({ before: { name: 'Sowa' }, after: { name: 'Sowa i syn' } });
});

it('O.29 a series of a producer goes when no product has it, and its address leads to the producer', async () => {
  const [maker] = await words.listManagedProducers(shop);
  const id = idOf(await words.saveSeries(ola, null, { ...words.NEW_SERIES, name: 'Zima', producerId: maker?.id ?? 0 }));
  expect(await words.saveSeries(ola, id, { ...words.NEW_SERIES, name: 'Zima', producerId: 999 })).toMatchObject({
    faults: { producerId: 'unknown' },
  });
  expect(await words.saveSeries(ola, null, { ...words.NEW_SERIES, name: 'zima' })).toMatchObject({
    faults: { name: 'taken-name' },
  });
  expect(await words.listManagedSeries(shop)).toEqual([{ id, name: 'Zima', detail: 'Sowa i syn', products: 0 }]);
  expect(await words.removeSeries(ola, id)).toBe('removed');
  expect(await findRedirect(shop, `/seria/${id}/zima`)).toBe(`/producent/${maker?.id}/sowa-i-syn`);
});

it('O.29 values of a trait are added, called otherwise, merged, put in order and taken away; filters and pages follow', async () => {
  const id = idOf(await words.saveTrait(ola, null, { name: 'Materiał' }));
  expect(await words.saveTrait(ola, null, { name: 'Materiał' })).toMatchObject({ faults: { name: 'taken-name' } });
  for (const value of ['wełna', 'bawełna', 'Bawelna']) await words.saveTraitValue(ola, id, null, value);
  const [cotton, misspelt, wool] = await words.listTraitValues(shop, id);
  if (!cotton || !wool || !misspelt) throw new Error('no values');
  expect([cotton.name, misspelt.name, wool.name].toSorted()).toEqual(['Bawelna', 'bawełna', 'wełna']);
  const byName = new Map([cotton, misspelt, wool].map((value) => [value.name, value.id]));
  const valueId = (name: string) => byName.get(name) ?? 0;
  await shop.db.insert(productTraits).values([
    { productId: jacket, valueId: valueId('wełna') },
    { productId: shirt, valueId: valueId('Bawelna') },
  ]);
  expect(await words.saveTraitValue(ola, id, valueId('Bawelna'), 'bawełna')).toBe('merged');
  expect(await words.removeTraitValue(ola, valueId('bawełna'))).toBe('used');
  await words.moveTraitValue(ola, id, valueId('wełna'), -1);
  const filter = (await filtersOf()).find(({ name }) => name === 'Materiał');
  expect(filter?.values.map(({ name, count }) => [name, count])).toEqual([
    ['wełna', 1],
    ['bawełna', 1],
  ]);
  expect((await getProductPage(shop, shirt))?.traits).toEqual([{ name: 'Materiał', values: ['bawełna'] }]);
  await shop.db.delete(pagePurges);
  expect(await words.saveTraitValue(ola, id, null, ' '.repeat(3))).toBe('wrong');
  expect(await words.moveTraitValue(ola, id, valueId('wełna'), -1)).toBe(true);
  expect(await words.moveTrait(ola, id, -1)).toBe(true);
  expect(await shop.db.$count(pagePurges), 'what changes nothing purges nothing').toBe(0);
  expect(await words.removeTrait(ola, id)).toBe('used');
  await shop.db.delete(productTraits);
  expect(await words.removeTrait(ola, id)).toBe('removed');
  expect(await lastChange('trait')).toMatchObject({ before: { values: ['bawełna', 'wełna'] } });
});

it('O.29 a dictionary entry is on the pages of the products it names', async () => {
  const values = { term: 'Membrana', explanation: 'Nie przepuszcza wody.', products: ['KUR-1'] };
  const id = idOf(await words.saveEntry(ola, null, values));
  expect((await getProductPage(shop, jacket))?.dictionary).toEqual([
    { term: 'Membrana', explanation: 'Nie przepuszcza wody.' },
  ]);
  const { mark } = (await words.findManagedEntry(shop, id)) ?? { mark: '' };
  expect(await words.saveEntry(ola, id, { ...values, products: ['NIE-MA'] }, mark)).toMatchObject({
    faults: { products: 'unknown' },
  });
  await words.saveEntry(ola, id, { ...values, products: ['KOS-1'] }, mark);
  expect((await getProductPage(shop, jacket))?.dictionary).toEqual([]);
  expect(await words.saveEntry(ola, id, values, mark)).toBe('stale');
  expect(await lastChange('dictionary-entry')).toMatchObject({
    before: { products: ['KUR-1'] },
    after: { products: ['KOS-1'] },
  });
  expect([await words.removeEntry(ola, id), await words.removeEntry(ola, id)]).toEqual(['removed', 'unknown']);
  expect(await lastChange('dictionary-entry')).toMatchObject({ before: { products: ['KOS-1'] } });
});

it('O.29 sizes are written in one way on all products, and filters list them in the order of the owner', async () => {
  const names = async () => (await filtersOf()).find(({ id }) => id === 'filter_sizes')?.values.map(({ name }) => name);
  expect((await words.listManagedSizes(shop)).map((size) => size.names)).toEqual([['S'], ['M', 'medium'], ['XL']]);
  expect(await words.renameSize(ola, 'm', 'M', ['medium', 'M'])).toBe('saved');
  expect(await words.renameSize(ola, 'm', 'średni', ['medium', 'M']), 'not what was seen').toBe('stale');
  expect(await words.renameSize(ola, 'nie-ma', 'M')).toBe('unknown');
  expect(await words.renameSize(ola, 'm', ' ')).toBe('wrong');
  expect(await names()).toEqual(['S', 'M', 'XL']);
  await words.moveSize(ola, 'xl', -2);
  expect(await names()).toEqual(['XL', 'S', 'M']);
  expect(await lastChange('size')).toMatchObject({ action: 'size.moved', before: { place: 3 }, after: { place: 1 } });
});

it('O.29 a unit is called otherwise on all products counted in it', async () => {
  expect(await words.listManagedUnits(shop)).toEqual([{ unit: 'szt.', plural: 'szt.', products: 2 }]);
  const to = { unit: 'sztuka', plural: 'sztuki' };
  expect(await words.renameUnit(ola, { unit: 'szt.', plural: 'szt.' }, to)).toBe('saved');
  expect(await words.renameUnit(ola, { unit: 'szt.', plural: 'szt.' }, to)).toBe('unknown');
  expect(await words.renameUnit(ola, to, { unit: '', plural: 'sztuki' })).toBe('wrong');
  expect(await words.listManagedUnits(shop)).toEqual([{ ...to, products: 2 }]);
});
