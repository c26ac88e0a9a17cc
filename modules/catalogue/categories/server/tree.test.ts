import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { createProduct } from '#modules/catalogue/product-admin/server/index.ts';
import { getCategoryTree, getProductPage } from '#modules/catalogue/products/server/index.ts';
import { findRedirect } from '#modules/catalogue/redirects/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { categories, jobs, pagePurges, products } from '#server/shop/schema.ts';
import {
  findManagedCategory,
  listCategoryChoices,
  listManagedCategories,
  moveCategory,
  NEW_CATEGORY,
  removeCategory,
  saveCategory,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ola: Shop = { ...shop, actor: { kind: 'staff', id: 7, name: 'Ola' } };

const clothes = await addCategory(shop, 'Odzież');
const jackets = await addCategory(shop, 'Kurtki', clothes);
const down = await addCategory(shop, 'Puchowe', jackets);
const shoes = await addCategory(shop, 'Buty');
const jacket = await addProduct(shop, { name: 'Kurtka Sowa', categoryId: down });
await addProduct(shop, { name: 'Kurtka ukryta', categoryId: down, visible: false });

const tree = async () => (await listManagedCategories(shop)).map(({ level, name, count }) => [level, name, count]);
const totalIn = async (id: number) => (await getListing(shop, { kind: 'category', id }))?.total;
const open = async (id: number) => {
  const found = await findManagedCategory(shop, id);
  if (!found) throw new Error('no category');
  const { id: _id, mark, ...values } = found;
  return { mark, values };
};

it('O.29 a category goes below another one with its subcategories and products: counts, listings, menu and search follow', async () => {
  const outcome = await moveCategory(ola, jackets, { parentId: shoes, beforeId: null });
  expect(outcome).toEqual({ fault: null, name: 'Kurtki', from: { parentId: clothes, beforeId: null } });
  expect(await tree()).toEqual([
    [1, 'Odzież', 0],
    [1, 'Buty', 1],
    [2, 'Kurtki', 1],
    [3, 'Puchowe', 1],
  ]);
  expect([await totalIn(clothes), await totalIn(shoes), await totalIn(down)]).toEqual([0, 1, 1]);
  const menu = await getCategoryTree(shop);
  expect(menu.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
    ['Odzież', []],
    ['Buty', ['Kurtki']],
  ]);
  expect((await getProductPage(shop, jacket))?.path.map(({ name }) => name)).toEqual(['Buty', 'Kurtki', 'Puchowe']);
  const queued = await shop.db.select().from(jobs).where(eq(jobs.name, 'reindex-products'));
  expect(JSON.stringify(queued.at(-1)?.data)).toContain(String(jacket));
  const purged = await shop.db.select().from(pagePurges);
  expect(purged.flatMap(({ tags }) => tags)).toContain('menu');
  const [change] = await listChanges(shop, { objectKind: 'category' });
  expect(change).toMatchObject({ action: 'category.moved', before: { parent: 'Odzież' }, after: { parent: 'Buty' } });
});

it('O.29 what cannot be is refused, and nothing changes', async () => {
  const before = await tree();
  await shop.db.delete(pagePurges);
  expect(await moveCategory(ola, shoes, { parentId: down, beforeId: null })).toEqual({ fault: 'cycle' });
  expect(await moveCategory(ola, shoes, { parentId: clothes, beforeId: null })).toEqual({ fault: 'too-deep' });
  expect(await moveCategory(ola, 9999, 'up')).toEqual({ fault: 'nowhere' });
  expect(await saveCategory(ola, null, { ...NEW_CATEGORY, name: 'Za głęboko', parentId: down })).toEqual({
    ok: false,
    faults: { parentId: 'too-deep' },
  });
  expect(await removeCategory(ola, shoes)).toBe('used');
  expect(await tree()).toEqual(before);
  expect(await shop.db.$count(pagePurges), 'what is refused purges nothing').toBe(0);
});

it('a product that comes into a category while it is moved is below its new parent', async () => {
  const [own, other] = [await addCategory(shop, 'Wiaty'), await addCategory(shop, 'Altany')];
  const holder = await shop.pool.connect();
  await holder.query('begin; lock table categories in share row exclusive mode');
  const adding = createProduct(ola, { name: 'Wiata', code: 'WIA-1', categoryId: own, price: 100, stock: 1 });
  await holder.query('select pg_sleep(0.1)');
  await holder.query('update categories set path = array[$1, $2]::int[] where id = $2', [other, own]);
  await holder.query('commit');
  holder.release();
  const added = await adding;
  const id = added.ok ? added.id : 0;
  const { rows } = await shop.db.execute(
    sql`select category_id from product_categories where product_id = ${id} order by 1`,
  );
  expect(rows.map((row) => row.category_id).toSorted()).toEqual([own, other].toSorted());
  await shop.db.execute(sql`delete from products where id = ${id}`);
  await shop.db.execute(sql`delete from categories where id in (${own}, ${other})`);
});

it('O.29 another name gives another address, and the earlier ones lead to it, there and back again', async () => {
  const { mark, values: known } = await open(jackets);
  expect(await saveCategory(ola, jackets, { ...known, name: 'Kurtki i płaszcze' }, mark)).toEqual({
    ok: true,
    id: jackets,
  });
  const link = (slug: string) => `/kategoria/${jackets}/${slug}`;
  expect((await open(jackets)).values.slug).toBe('kurtki-i-plaszcze');
  expect(await findRedirect(shop, link('kurtki'))).toBe(link('kurtki-i-plaszcze'));
  // An editor who opened it before does not overwrite it unseen.
  expect(await saveCategory(ola, jackets, { ...known, name: 'Płaszcze' }, mark)).toBe('stale');
  await saveCategory(ola, jackets, { ...known, name: 'Kurtki' });
  expect(await findRedirect(shop, link('kurtki-i-plaszcze'))).toBe(link('kurtki'));
  expect(await findRedirect(shop, link('kurtki'))).toBeNull();
  const [change] = await listChanges(shop, { objectKind: 'category' });
  expect(change).toMatchObject({ before: { slug: 'kurtki-i-plaszcze' }, after: { slug: 'kurtki' } });
});

it('O.29 a hidden category is in no menu and no list with all below it; its products stay on sale', async () => {
  const { values: known } = await open(shoes);
  await saveCategory(ola, shoes, { ...known, hidden: true });
  expect((await getCategoryTree(shop)).map(({ name }) => name)).toEqual(['Odzież']);
  expect([await totalIn(shoes), await totalIn(down)]).toEqual([undefined, undefined]);
  const page = await getProductPage(shop, jacket);
  expect([page?.name, page?.path]).toEqual(['Kurtka Sowa', []]);
  expect((await listCategoryChoices(shop)).map(({ label }) => label)).toContain('Buty › Kurtki › Puchowe');
  await saveCategory(ola, shoes, { ...known, hidden: false });
  expect(await totalIn(down)).toBe(1);
});

it('O.29 a category is made with a clean description, and only an empty one goes, leaving its address to the one above', async () => {
  const wanted = { ...NEW_CATEGORY, name: 'Zimowe', parentId: shoes, description: '<p>Ciepłe</p><script>1</script>' };
  const made = await saveCategory(ola, null, wanted);
  if (made === 'stale' || !made.ok) throw new Error('not made');
  expect((await open(made.id)).values).toMatchObject({ slug: 'zimowe', description: '<p>Ciepłe</p>' });
  const [row] = await shop.db.select().from(categories).where(eq(categories.id, made.id));
  expect(row).toMatchObject({ level: 2, path: [shoes, made.id], position: 2 });
  expect([await removeCategory(ola, shoes), await removeCategory(ola, down)]).toEqual(['used', 'used']);
  expect(await removeCategory(ola, made.id)).toBe('removed');
  expect(await findRedirect(shop, `/kategoria/${made.id}/zimowe`)).toBe(`/kategoria/${shoes}/buty`);
  await shop.db.delete(products).where(sql`category_id = ${down}`);
  expect([await removeCategory(ola, down), await removeCategory(ola, down)]).toEqual(['removed', 'unknown']);
});
