import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { categoryTag, productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { purgedBy } from '#platform/testing/purged-by.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { categories, priceHistory, products, sizes } from '#server/shop/schema.ts';
import { importHandler, sendFile, startImport, undoImport } from './index.ts';

let now = new Date('2026-11-17T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const editor: Shop = { ...shop, actor: { kind: 'staff', id: await addStaff(shop, 'editor'), name: 'Ola' } };
const runJobs = () => runDueJobs(shop, [importHandler]);
const nextHour = () => {
  now = new Date(now.getTime() + 3_600_000);
  return now;
};

async function importFile(text: string): Promise<number> {
  const sent = await sendFile(editor, { name: 'cennik.csv', bytes: Buffer.from(text) });
  if (!sent.ok) throw new Error(sent.error);
  expect(await startImport(editor, sent.id, { mapping: null, dryRun: false })).toBe('started');
  await runJobs();
  return sent.id;
}

async function findMug() {
  const [product] = await shop.db.select().from(products).where(eq(products.code, 'K-1'));
  const [size] = await shop.db
    .select()
    .from(sizes)
    .where(eq(sizes.productId, product?.id ?? 0));
  return { productId: product?.id ?? 0, sizeId: size?.id ?? 0 };
}

async function findCategory(name: string): Promise<number> {
  const [category] = await shop.db.select().from(categories).where(eq(categories.name, name));
  return category?.id ?? 0;
}

it('X.02 O.30 an undone import writes the returned price into the history and purges both categories', async () => {
  await importFile('code;name;category;price\nK-1;Kubek;Kubki;49\nK-2;Misa;Misy;39\n');
  nextHour();
  const imported = await importFile('code;name;category;price\nK-1;Kubek;Misy;45\n');
  const { productId, sizeId } = await findMug();
  const [mugs, bowls] = [await findCategory('Kubki'), await findCategory('Misy')];
  const undoneAt = nextHour();
  expect(await undoImport(editor, imported)).toBe(true);
  const tags = await purgedBy(shop, runJobs);
  expect(tags).toEqual(expect.arrayContaining([productTag(productId), categoryTag(mugs), categoryTag(bowls)]));
  const history = await shop.db
    .select({ price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(eq(priceHistory.sizeId, sizeId))
    .orderBy(asc(priceHistory.id));
  expect(history.map(({ price }) => price)).toEqual([4900, 4500, 4900]);
  expect(history.at(-1)?.since).toEqual(undoneAt);
});
