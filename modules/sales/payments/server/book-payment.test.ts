import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cancelOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs } from '#server/shop/schema.ts';
import { bookPayment } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const ola = { ...shop, actor: { kind: 'staff' as const, id: 7, name: 'Ola' } };

async function byTransfer() {
  const productId = await addGood(shop, categoryId, { price: 20_000 });
  const data = { paymentMethodId: METHOD.transfer };
  return placed(shop, await newShopper(shop, [{ productId }], { data }));
}
const orderOf = (orderId: number) => findOrderById(shop.db, orderId);

it('O.34 a transfer that came is booked once: the order is paid and confirmed, the shopper gets a mail, and it is written down', async () => {
  const { orderId, toPay } = await byTransfer();
  expect(await orderOf(orderId)).toMatchObject({ state: 'new', paid: 0, left: toPay });
  await shop.db.delete(jobs);
  const press = () => bookPayment(ola, orderId, { amount: toPay, key: 'one-form' });
  const pressed = await Promise.all([press(), press(), press()]);
  expect(pressed.toSorted()).toEqual(['booked', 'repeated', 'repeated']);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'confirmed', paid: toPay, left: 0 });
  expect(order?.payments.map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
    ['transfer', 'accepted', toPay],
  ]);
  const mails = await shop.db.select({ data: jobs.data }).from(jobs).where(eq(jobs.name, 'order-mail'));
  expect(mails).toEqual([{ data: { orderId, mail: 'paid' } }]);
  expect(await listChanges(shop, { objectKind: 'order' })).toMatchObject([
    { action: 'order.payment-booked', actorName: 'Ola', after: { amount: toPay } },
  ]);
});

it('a part leaves the rest to be paid, and the rest ends it', async () => {
  const { orderId, toPay } = await byTransfer();
  await bookPayment(ola, orderId, { amount: 5000, key: 'a' });
  expect(await orderOf(orderId)).toMatchObject({ state: 'new', paid: 5000, left: toPay - 5000 });
  await bookPayment(ola, orderId, { amount: toPay - 5000, key: 'b' });
  expect(await orderOf(orderId)).toMatchObject({ state: 'confirmed', paid: toPay, left: 0 });
});

it('what comes for a cancelled order is to be given back; no sum and no order are refused', async () => {
  const { orderId, toPay } = await byTransfer();
  await cancelOrder(shop, orderId);
  expect(await bookPayment(ola, orderId, { amount: toPay, key: 'late' })).toBe('booked');
  expect((await orderOf(orderId))?.timeline.map(({ kind }) => kind)).toContain('refund-due');
  for (const amount of [0, -5, 1.5, Number.NaN, 1e12]) {
    expect(await bookPayment(ola, orderId, { amount, key: 'x' })).toBe('wrong-amount');
  }
  expect(await bookPayment(ola, 999_999, { amount: 1, key: 'x' })).toBe('unknown-order');
});
