import { count, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { changePrice } from '#modules/catalogue/products/server/index.ts';
import { sizes } from '#modules/catalogue/products/server/tables.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { cancelOrder } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, newShopper, order, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { parseOrderSeen } from '../rules/displayed-order.ts';
import { getOrderSummary, placeOrder } from './index.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
// As many connections as a real node has: the locks must hold, not the queue for a connection.
const opened = await openShop({ databaseUrl: url, log: testLog, poolSize: 20, demo: true });
const busy = { ...opened, settings: shop.settings };
afterAll(() => busy.close());

describe('many orders at once', () => {
  it('50 buyers of 10 pieces: exactly 10 are sold, the stock is 0 and 40 buyers are informed', async () => {
    const productId = await addGood(shop, categoryId, { stock: 10 });
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => newShopper(busy, [{ productId }])));
    const inputs = await Promise.all(
      shoppers.map(async (shopper) => ({
        ...shopper,
        seen: parseOrderSeen((await getOrderSummary(busy, shopper)).seen),
      })),
    );
    const outcomes = await Promise.all(
      inputs.map((input) => placeOrder(busy, { ...input, idempotencyKey: crypto.randomUUID() })),
    );
    expect(outcomes.filter((outcome) => outcome.kind === 'placed')).toHaveLength(10);
    const reported = outcomes.flatMap((outcome) => (outcome.kind === 'changed' ? [outcome.changes[0]] : []));
    expect(reported).toHaveLength(40);
    for (const change of reported) expect(change).toMatchObject({ kind: 'sold-out' });
    expect(await stockOf(shop, productId)).toBe(0);
    const sold = await shop.db.select({ all: count() }).from(orderLines).where(eq(orderLines.productId, productId));
    expect(sold).toEqual([{ all: 10 }]);
  });

  it('X.20 200 repeats of one key make one order', async () => {
    const productId = await addGood(shop, categoryId, { stock: 500 });
    const shopper = await newShopper(busy, [{ productId, quantity: 2 }]);
    const displayedOrder = parseOrderSeen((await getOrderSummary(busy, shopper)).seen);
    const idempotencyKey = 'dwiescie-razy';
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => placeOrder(busy, { ...shopper, idempotencyKey, seen: displayedOrder })),
    );
    const numbers = new Set(outcomes.map((outcome) => (outcome.kind === 'placed' ? outcome.number : outcome.kind)));
    expect(numbers.size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.kind === 'placed' && !outcome.repeated)).toHaveLength(1);
    const made = await shop.db.select({ all: count() }).from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
    expect(made).toEqual([{ all: 1 }]);
    expect(await stockOf(shop, productId)).toBe(498);
  });

  it('orders of the same goods in any order, cancellations and new prices never wait in a circle', async () => {
    const goods = await Promise.all(Array.from({ length: 4 }, () => addGood(shop, categoryId, { stock: 1000 })));
    const baskets = Array.from({ length: 30 }, (_, turn) => (turn % 2 ? [...goods].reverse() : goods));
    const shoppers = await Promise.all(
      baskets.map((basket, turn) =>
        newShopper(
          busy,
          basket.map((productId) => ({ productId })),
          turn % 3 ? {} : { points: 5 },
        ),
      ),
    );
    const rows = await shop.db.select({ id: sizes.id, productId: sizes.productId }).from(sizes);
    const own = rows.filter((row) => goods.includes(row.productId));
    const changing = own.map((row) => changePrice(busy, row.id, 5000));
    const outcomes = await Promise.all(
      shoppers.map(async (shopper) => {
        const outcome = await order(busy, shopper);
        if (outcome.kind === 'placed' && shopper.visitorId % 2) await cancelOrder(busy, outcome.orderId);
        return outcome;
      }),
    );
    await Promise.all(changing);
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(outcomes.map(() => 'placed'));
    const kept = shoppers.filter((shopper) => shopper.visitorId % 2 === 0).length;
    for (const productId of goods) expect(await stockOf(shop, productId)).toBe(1000 - kept);
  });

  it('more buyers of one product than the shop has connections do not block a buyer of another', async () => {
    const [wanted, other] = [await addGood(shop, categoryId, { stock: 100 }), await addGood(shop, categoryId)];
    const waiters = await Promise.all(Array.from({ length: 30 }, () => newShopper(busy, [{ productId: wanted }])));
    const shopper = await newShopper(busy, [{ productId: other }]);
    const inputs = await Promise.all(
      [...waiters, shopper].map(async (one) => ({
        ...one,
        seen: parseOrderSeen((await getOrderSummary(busy, one)).seen),
        idempotencyKey: crypto.randomUUID(),
      })),
    );
    const alone = inputs.pop();
    if (!alone) throw new Error('no order buys the other product');
    const holder = await shop.pool.connect();
    await holder.query('begin');
    await holder.query('select from products where id = $1 for update', [wanted]);
    const waiting = inputs.map((input) => placeOrder(busy, input));
    try {
      expect(await placeOrder(busy, alone)).toMatchObject({ kind: 'placed' });
      expect(await stockOf(shop, wanted)).toBe(100);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    const outcomes = await Promise.all(waiting);
    expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(30);
    expect(await stockOf(shop, wanted)).toBe(70);
  });

  it('X.43 one place orders no more often than it may, pressed at the same moment too', async () => {
    const productId = await addGood(shop, categoryId, { stock: 100 });
    const strict = { ...busy, settings: { ...busy.settings, orderLimits: { address: 50, caller: 4, customer: 50 } } };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const one = await newShopper(busy, [{ productId }], { data: { email: `razem${at}@example.pl` } });
        const { seen } = await getOrderSummary(busy, one);
        const input = { ...one, idempotencyKey: crypto.randomUUID(), seen: parseOrderSeen(seen), caller: '192.0.2.77' };
        return placeOrder(strict, input);
      }),
    );
    const kinds = outcomes.map(({ kind }) => kind).sort();
    expect(kinds).toEqual([...Array(4).fill('placed'), ...Array(4).fill('too-many')]);
    expect(await stockOf(shop, productId)).toBe(96);
  });
});
