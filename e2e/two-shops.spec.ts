import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { changePrice } from '#modules/catalogue/products/server/index.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { expect, test } from './fixtures/shop.ts';

const get = async (address: string) => (await fetch(address, { headers: { accept: 'text/html' } })).text();

/** A product of one size whose page shows its price. */
async function pricedProduct(shop: Shop, address: string) {
  const { rows } = await shop.db.execute<{ id: number; slug: string; size_id: number; price: number }>(sql`
    select p.id, p.slug, s.id as size_id, s.price from products p join sizes s on s.product_id = p.id
    where p.visible and s.price > 5000 and (select count(*) from sizes where product_id = p.id) = 1
    order by p.id limit 20`);
  for (const row of rows) {
    const link = productLink(row.id, row.slug);
    if ((await get(`${address}${link}`)).includes(formatMoney(row.price))) return { ...row, link };
  }
  throw new Error('no product shows its price');
}

test('a price change is seen on the cached pages of two servers within a second', async ({ runningShop }) => {
  const { shop, address, databaseUrl } = runningShop;
  const other = await startShop({ dataDir: mkdtempSync(path.join(tmpdir(), 'shop-data-')), databaseUrl });
  try {
    const product = await pricedProduct(shop, address);
    const pages = [address, other.address].map((origin) => `${origin}${product.link}`);
    for (const page of pages) expect(await get(page)).toContain(formatMoney(product.price));
    // Changed outside the shop: a process that still shows the old price has cached the page.
    await shop.db.execute(sql`update sizes set price = ${product.price + 777} where id = ${product.size_id}`);
    for (const page of pages) expect(await get(page), 'the page is not kept').toContain(formatMoney(product.price));
    const price = product.price + 1234;
    expect(await changePrice(shop, product.size_id, price)).toEqual({ ok: true });
    const deadline = performance.now() + 1000;
    for (const page of pages) {
      while (!(await get(page)).includes(formatMoney(price))) {
        expect(performance.now(), `${page} still shows the old price`).toBeLessThan(deadline);
      }
    }
  } finally {
    await other.stop();
  }
});
