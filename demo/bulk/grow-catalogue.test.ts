import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { growCatalogue } from './grow-catalogue.ts';

const { shop } = await testDatabase();
const now = new Date('2026-05-06T10:00:00Z');

const count = async (question: ReturnType<typeof sql>) => {
  const { rows } = await shop.db.execute<{ found: number }>(sql`select (${question})::int as found`);
  return rows[0]?.found;
};

describe('growCatalogue', () => {
  it('brings the shop to the wanted number and goes on where it stopped', async () => {
    const steps: string[] = [];
    const grow = (products: number) => growCatalogue(shop, { products, now, progress: (step) => steps.push(step) });
    await grow(900);
    await grow(1_500);
    expect(await grow(1_500)).toBe(0);
    expect(await count(sql`select count(*) from products`)).toBe(1_500);
    expect(await count(sql`select count(*) from search_documents`)).toBe(1_500);
    expect(steps).toContain('copied');
  });

  it('copies sizes, prices, photos and categories, and names every model apart', async () => {
    expect(
      await count(sql`select count(*) from products p where id > 100000 and (
        not exists (select 1 from sizes s where s.product_id = p.id and exists (select 1 from price_history h where h.size_id = s.id))
        or not exists (select 1 from photos f where f.product_id = p.id)
        or (select count(*) from product_categories c where c.product_id = p.id) <> 3)`),
    ).toBe(0);
    expect(await count(sql`select count(*) - count(distinct name) from products`)).toBeLessThan(5);
    expect(
      await count(sql`select count(*) from products p where id > 100000 and version_group is not null
      and not exists (select 1 from products v where v.id = p.version_group)`),
    ).toBe(0);
  });

  it('keeps the price of a size equal to the last of its history', async () => {
    expect(
      await count(sql`select count(*) from sizes s where price <> (
        select h.price from price_history h where h.size_id = s.id order by since desc limit 1)`),
    ).toBe(0);
  });

  it('builds every index again', async () => {
    expect(
      await count(sql`select count(*) from pg_indexes where indexname in
      ('products_popularity', 'product_categories_listing', 'price_history_size', 'photos_product')`),
    ).toBe(4);
  });
});
