import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products, settings } from '#server/shop/schema.ts';
import { testDatabase } from './test-database.ts';

const demo = await testDatabase();
const first = await testDatabase({ filled: 'empty' });
const second = await testDatabase({ filled: 'empty', now: () => new Date('2026-05-06T10:00:00Z') });

it('gives a migrated database with the shop opened on it', async () => {
  expect(await first.shop.db.$count(products)).toBe(0);
  expect(first.shop.settings.name).not.toBe('');
  expect(second.shop.now()).toEqual(new Date('2026-05-06T10:00:00Z'));
});

it('gives every caller a database of its own', async () => {
  await first.shop.db.insert(settings).values({ name: 'shopName', value: 'Inna' });
  expect(await second.shop.db.select().from(settings).where(eq(settings.name, 'shopName'))).toEqual([]);
  const { rows } = await first.shop.db.execute<{ name: string }>(sql`select current_database() as name`);
  expect(first.url.endsWith(`/${rows[0]?.name}`)).toBe(true);
});

it('gives the demo shop by default', async () => {
  expect(await demo.shop.db.$count(products)).toBeGreaterThanOrEqual(400);
  expect(await first.shop.db.$count(products)).toBe(0);
});
