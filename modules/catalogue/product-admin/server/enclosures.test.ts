import { expect, it } from 'vitest';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { addEnclosure, listEnclosures, moveEnclosure, nameEnclosure, removeEnclosure } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ola = { ...shop, actor: { kind: 'staff' as const, id: 7, name: 'Ola' } };
const id = await addProduct(shop, { name: 'Namiot', categoryId: await addCategory(shop, 'Namioty') });
const pdf = { name: 'a.pdf', bytes: new TextEncoder().encode('%PDF-1.4 test') };

it('O.25 manuals are added, named, ordered and taken away, and the page of the product shows them', async () => {
  expect(await addEnclosure(ola, id, 'Instrukcja', pdf)).toBe('done');
  expect(await addEnclosure(ola, id, 'Gwarancja', pdf)).toBe('done');
  const titles = async () => (await getProductPage(shop, id))?.enclosures.map(({ title }) => title);
  expect(await titles()).toEqual(['Instrukcja', 'Gwarancja']);
  const [first, second] = await listEnclosures(shop, id);
  expect(first).toMatchObject({ kind: 'document', bytes: pdf.bytes.byteLength });
  await moveEnclosure(ola, id, second?.id ?? 0, -1);
  await nameEnclosure(ola, id, first?.id ?? 0, 'Instrukcja rozbijania');
  expect(await titles()).toEqual(['Gwarancja', 'Instrukcja rozbijania']);
  expect(await removeEnclosure(ola, id, second?.id ?? 0)).toBe('done');
  expect(await titles()).toEqual(['Instrukcja rozbijania']);
  expect(await listChanges(shop, { objectKind: 'product', objectId: String(id) })).toHaveLength(5);
});

it('O.25 a film is in the gallery or among the files, a sound among the files; neither is taken for what it is not', async () => {
  const camp = await addProduct(shop, { name: 'Kuchenka', categoryId: await addCategory(shop, 'Biwak') });
  const film = { name: 'film.mp4', bytes: Buffer.from('\0\0\0\u0018ftypisom film') };
  expect(await addEnclosure(ola, camp, 'Jak rozpalić', { ...film, inGallery: true })).toBe('done');
  expect(await addEnclosure(ola, camp, 'Jak zgasić', film)).toBe('done');
  expect(await addEnclosure(ola, camp, 'Jak szumi', { name: 'a.mp3', bytes: Buffer.from('ID3 szum') })).toBe('done');
  const shown = (await getProductPage(shop, camp))?.enclosures.map(({ kind, file }) => [kind, file.split('.').at(-1)]);
  expect(shown).toEqual([
    ['film', 'mp4'],
    ['video', 'mp4'],
    ['audio', 'mp3'],
  ]);
  const long = { name: 'film.mp4', bytes: Buffer.concat([film.bytes, Buffer.alloc(37 * 1_048_576)]) };
  expect(await addEnclosure(ola, camp, 'Za długi', long)).toBe('too-large');
  const photo = { name: 'zdjecie.mp4', bytes: Buffer.from('\0\0\0\u0018ftypheic') };
  expect(await addEnclosure(ola, camp, 'Zdjęcie', photo)).toBe('wrong-type');
});

it('O.25 a file is refused by its content, without a name, or of another product', async () => {
  expect(await addEnclosure(ola, id, ' ', pdf)).toBe('untitled');
  expect(await addEnclosure(ola, id, 'x', { ...pdf, bytes: new TextEncoder().encode('<svg>') })).toBe('wrong-type');
  expect(await addEnclosure(ola, 0, 'x', pdf)).toBe('unknown');
  const [mine] = await listEnclosures(shop, id);
  const other = await addProduct(shop, { name: 'Plecak', categoryId: await addCategory(shop, 'Plecaki') });
  expect(await removeEnclosure(ola, other, mine?.id ?? 0)).toBe('unknown');
});
