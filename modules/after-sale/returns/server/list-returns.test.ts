import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { couriers } from '#modules/sales/delivery/server/tables.ts';
import { claimPieces, orders } from '#modules/sales/order-ledger/server/index.ts';
import { changeOrderState, findOrderById, listOrdersById } from '#modules/sales/orders/server/index.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { addGood, COURIER, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getReturnable, listReturnableOrders, saveReturnProducts } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

/** A customer with three orders: two goods of which one is claimed and a return begun; one on its way by locker; one claimed whole. */
async function customerWithOrders() {
  const goods = [await addGood(shop, categoryId, { stock: 100 }), await addGood(shop, categoryId, { stock: 100 })];
  const wanted = goods.map((productId) => ({ productId, quantity: 2 }));
  const { customerId, visitorId } = await newShopper(shop, wanted, { points: 0 });
  if (customerId === null) throw new Error('no customer');
  const { orderId: partly } = await placed(shop, { customerId, visitorId });
  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, partly, state);
  const toLocker = await newShopper(shop, wanted.slice(0, 1), {
    data: { courierId: COURIER.locker, pickupPointId: 1 },
  });
  const { orderId: underway } = await placed(shop, toLocker);
  for (const state of ['packing', 'sent'] as const) await changeOrderState(shop, underway, state);
  await shop.db.update(orders).set({ customerId, trackingNumber: 'AB 1' }).where(eq(orders.id, underway));
  const { order: claimed } = await boughtOrder(shop, categoryId);
  await shop.db.update(orders).set({ customerId }).where(eq(orders.id, claimed.id));
  await claim(partly, 1);
  await claim(claimed.id, 3);
  const begun = await findOrderById(shop.db, partly);
  if (!begun) throw new Error('no order');
  const lineId = begun.lines[1]?.lineId ?? 0;
  await saveReturnProducts(shop, begun, { wanted: [{ lineId, quantity: 1, comment: '' }], reason: '' });
  return { customerId, partly, underway, claimed: claimed.id };
}

async function claim(orderId: number, quantity: number) {
  const order = await findOrderById(shop.db, orderId);
  const pieces = [{ lineId: order?.lines[0]?.lineId ?? 0, quantity }];
  const claimed = { orderId, claim: { kind: 'withdrawal', id: orderId }, pieces } as const;
  await shop.db.transaction((tx) => claimPieces(tx, claimed, shop.now()));
}

it('describes listed orders as each of them alone, without fully claimed goods and orders of others', async () => {
  await shop.db.update(couriers).set({ trackingLink: 'https://kurier.example/{number}' });
  const { customerId, partly, underway, claimed } = await customerWithOrders();
  await customerWithOrders();
  const open = await listReturnableOrders(shop, customerId);
  expect(open.map(({ order, begun }) => [order.id, begun])).toEqual([
    [underway, false],
    [partly, true],
  ]);
  for (const { order, returnable } of open) {
    expect(order).toEqual(await findOrderById(shop.db, order.id));
    expect(returnable).toEqual(await getReturnable(shop, order));
  }
  expect(open[1]?.returnable.lines.map(({ max }) => max)).toEqual([1, 2]);
  const ids = [claimed, 2_000_000_000, partly, underway];
  expect((await listOrdersById(shop.db, ids)).map(({ id }) => id)).toEqual([claimed, partly, underway]);
  expect(await listReturnableOrders(shop, 2_000_000_000)).toEqual([]);
});

it('ten orders take as many queries as three', async () => {
  const { customerId } = await customerWithOrders();
  const asked = vi.spyOn(shop.pool, 'query');
  const count = async () => {
    asked.mockClear();
    await listReturnableOrders(shop, customerId);
    return asked.mock.calls.length;
  };
  const withThree = await count();
  expect(withThree).toBeGreaterThan(0);
  asked.mockClear();
  for (let more = 0; more < 7; more += 1) {
    const { order } = await boughtOrder(shop, categoryId);
    await shop.db.update(orders).set({ customerId }).where(eq(orders.id, order.id));
  }
  expect(await count()).toBe(withThree);
  expect(await listReturnableOrders(shop, customerId)).toHaveLength(9);
  asked.mockRestore();
});
