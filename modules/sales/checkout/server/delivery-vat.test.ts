import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { digitalProducts } from '#modules/catalogue/products/server/index.ts';
import { exchangeDelivery } from '#modules/sales/order-admin/server/exchange-delivery.ts';
import { takeOffPieces } from '#modules/sales/order-admin/server/take-off-pieces.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { changeMethod } from '#modules/sales/payments/server/index.ts';
import { addGood, COURIER, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getBasketWithDelivery } from './basket-delivery.ts';
import { getOrderSummary } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const [book = 0, second = 0, mug = 0, card = 0] = await Promise.all([
  addGood(shop, categoryId, {}, { vatPermille: 50 }),
  addGood(shop, categoryId, {}, { vatPermille: 50 }),
  addGood(shop, categoryId, {}, { vatPermille: 230 }),
  addGood(shop, categoryId, {}, { vatPermille: 0, type: 'product_virtual' }),
]);
await shop.db.insert(digitalProducts).values({ productId: card, kind: 'gift-card' });
const TRANSFER_WITH_FEE = { data: { paymentMethodId: METHOD.paidFor } };

// 15,00 zł for the courier, 3,00 zł for the transfer.
it.each([
  ['goods of 5 %', [book, second], 50, { delivery: 1429, payment: 286 }],
  ['goods of 23 %', [mug], 230, { delivery: 1220, payment: 244 }],
  ['goods of several rates', [book, mug], 230, { delivery: 1220, payment: 244 }],
  ['a book and a gift card', [book, card], 50, { delivery: 1429, payment: 286 }],
])('basket, summary and order count the same VAT of delivery for %s', async (_, goods, rate, net) => {
  const wanted = goods.map((productId) => ({ productId }));
  const shopper = await newShopper(shop, wanted, TRANSFER_WITH_FEE);
  const { shipping } = await getBasketWithDelivery(shop, shopper);
  expect(shipping?.net).toBe(net.delivery - (rate === 50 ? 286 : 244));
  const { totals } = await getOrderSummary(shop, shopper);
  expect(totals).toMatchObject({ delivery: { net: net.delivery }, payment: { net: net.payment } });
  const { orderId } = await placed(shop, shopper);
  const stored = await find(orderId);
  expect(stored).toMatchObject({ deliveryNet: net.delivery, paymentNet: net.payment, serviceVatPermille: rate });
  expect(stored?.vat).toEqual(totals.rates);
  const services = stored?.vat.find(({ vatPermille }) => vatPermille === rate);
  const sameRate = goods.filter((id) => (id === card ? 0 : id === mug ? 230 : 50) === rate).length;
  expect(services?.gross).toBe(sameRate * 5000 + 1800);
});

it('an order keeps the VAT of its delivery when courier, payment and goods change', async () => {
  const wanted = [{ productId: book }, { productId: mug }];
  const mixed = await placed(shop, await newShopper(shop, wanted, TRANSFER_WITH_FEE));
  const only = await placed(shop, await newShopper(shop, [{ productId: book, quantity: 2 }], TRANSFER_WITH_FEE));
  const lockers = { courierId: COURIER.locker, pickupPointId: 1, locationId: null };
  for (const { orderId } of [mixed, only]) {
    await shop.db.transaction((tx) => exchangeDelivery(tx, orderId, lockers));
    await changeMethod(shop, orderId, METHOD.transfer);
  }
  expect(await find(mixed.orderId)).toMatchObject({ deliveryGross: 1200, deliveryNet: 976, paymentNet: 0 });
  expect(await find(only.orderId)).toMatchObject({
    deliveryGross: 1200,
    deliveryNet: 1143,
    paymentNet: 0,
    vat: [{ vatPermille: 50, gross: 11_200, net: 10_667, vat: 533 }],
  });
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, only.orderId));
  await shop.db.transaction((tx) =>
    takeOffPieces(tx, only.orderId, [{ lineId: line?.id ?? 0, quantity: 1 }], shop.now()),
  );
  expect((await find(only.orderId))?.vat).toMatchObject([{ vatPermille: 50, gross: 6200 }]);
});

async function find(orderId: number) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return row;
}
