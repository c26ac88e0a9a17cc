import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { giftCards } from '#modules/sales/payments/server/tables.ts';
import { equipShop, goodData, newShopper } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { addOrderCard, getOrderData, removeOrderCard, saveOrderData, saveOrderFields } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
await equipShop(shop);

describe('the data entered for an order', () => {
  it('is remembered, complete or not', async () => {
    const { visitor } = await createVisitor(shop);
    const shopper = { visitorId: visitor.id, customerId: null };
    expect(await getOrderData(shop.db, shopper)).toMatchObject({ email: '', courierId: null });
    await saveOrderData(shop, shopper, { email: 'jan@', remarks: 'x'.repeat(2000) });
    await saveOrderData(shop, shopper, { courierId: 1, points: -3 });
    const data = await getOrderData(shop.db, shopper);
    expect(data).toMatchObject({ email: 'jan@', courierId: 1, points: 0 });
    expect(data.remarks).toHaveLength(255);
    const long = 'x'.repeat(100_000);
    await saveOrderFields(shop, shopper, {
      email: long,
      billing_city: long,
      otherDelivery: 'on',
      delivery_street: long,
      deliveryRemarks: long,
    });
    expect(JSON.stringify(await getOrderData(shop.db, shopper)).length).toBeLessThan(4000);
  });

  it('begins with the account of a customer who is signed in', async () => {
    const shopper = await newShopper(shop, [], { points: 0, data: { ...goodData, email: '' } });
    await shop.db
      .update(customers)
      .set({ lastName: 'Leśniewska', phone: '601 000 000' })
      .where(eq(customers.id, shopper.customerId ?? 0));
    expect(await getOrderData(shop.db, shopper)).toMatchObject({
      email: expect.stringContaining('@example.com'),
      billing: { lastName: 'Leśniewska', phone: '601 000 000' },
      courierId: goodData.courierId,
    });
  });

  it('holds a card until it is taken out', async () => {
    const shopper = await newShopper(shop, []);
    const card = { kind: 'voucher' as const, number: 'BON12345', issued: 100, balance: 100, createdAt: shop.now() };
    await shop.db.insert(giftCards).values({ id: 70, ...card });
    for (let turn = 0; turn < 2; turn++) await addOrderCard(shop, shopper, { number: 'bon 12345', pin: '' });
    expect((await getOrderData(shop.db, shopper)).cards).toEqual([70]);
    await saveOrderData(shop, shopper, { email: 'inny@example.com' });
    expect((await getOrderData(shop.db, shopper)).cards).toEqual([70]);
    await removeOrderCard(shop, shopper, 70);
    expect((await getOrderData(shop.db, shopper)).cards).toEqual([]);
  });
});
