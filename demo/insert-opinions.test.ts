import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { demoProductId } from '#demo/demo-states.ts';
import {
  getProductOpinions,
  listRecentOpinions,
  listShopOpinions,
  listWall,
} from '#modules/after-sale/opinions/server/index.ts';
import { listQuestions } from '#modules/after-sale/questions/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';

const { shop } = await testDatabase();

it('the rating on every product of the demo is what its opinions say', async () => {
  const { rows } = await shop.db.execute(sql`
    select p.id from products p where row(p.rating_count, p.rating_average::text) is distinct from (
      select row(count(*)::int, coalesce(round(avg(rating), 1), 0)::float8::text) from opinions o
      where o.product_id = p.id and o.state = 'published')`);
  expect(rows).toEqual([]);
});

it('the demo has opinions with photos, replies and without confirmation, questions, and products without any', async () => {
  const many = await getProductOpinions(shop, demoProductId('reduced-vat'), { limit: 100 });
  expect(many.total).toBeGreaterThan(40);
  expect(many.items.some(({ answer }) => answer !== '')).toBe(true);
  expect(many.confirmedTotal).toBeLessThan(many.total);
  expect((await getProductOpinions(shop, demoProductId('no-opinions'), { limit: 4 })).total).toBe(0);
  expect((await listWall(shop, { from: 0, limit: 30 })).items).toHaveLength(30);
  expect((await listShopOpinions(shop, { limit: 50 })).items.length).toBeGreaterThan(20);
  expect(await listRecentOpinions(shop)).toHaveLength(60);
  expect((await listQuestions(shop, demoProductId('many-photos'))).length).toBeGreaterThan(5);
});

it('no opinion about a product repeats the one before', async () => {
  const { rows } = await shop.db.execute(sql`
    select product_id from (select product_id, content, lag(content) over (partition by product_id order by created_at) as before
      from opinions where state = 'published' and product_id is not null) said
    where content = before`);
  expect(rows).toEqual([]);
});
