import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ACCESS_SECONDS, checkAccess, grantAccess } from './index.ts';
import { orders } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

it('S6.06 opens its own order for an hour; altered or late it opens nothing', async () => {
  const productId = await addGood(shop, categoryId, { stock: 1 });
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 1 }]));
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('no order');
  const now = new Date('2026-05-06T10:00:00Z');
  const access = grantAccess(order, 'named', now);
  const read = (text: string | undefined, seconds = 0) =>
    checkAccess({ db: shop.db, now: () => new Date(now.getTime() + seconds * 1000) }, text);
  expect(await read(access)).toMatchObject({ number: order.number, by: 'named' });
  expect(await read(access, ACCESS_SECONDS - 1)).toMatchObject({ by: 'named' });
  expect(await read(access, ACCESS_SECONDS)).toBeNull();
  expect(await read(grantAccess(order, 'proved', now))).toMatchObject({ by: 'proved' });
  const [number = '', by = '', until = '', signature = ''] = access.split('.');
  const wrong = [
    undefined,
    '',
    'x',
    `${number}.${by}.${Number(until) + 600}.${signature}`,
    // Named is not proved.
    `${number}.proved.${until}.${signature}`,
    `10000001.${by}.${until}.${signature}`,
    `${number}.${by}.${until}.${'A'.repeat(43)}`,
    grantAccess({ number, accessToken: 'other' }, 'named', now),
  ];
  for (const text of wrong) expect(await read(text)).toBeNull();
});
