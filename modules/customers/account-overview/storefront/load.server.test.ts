import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createCustomer, signIn } from '#modules/customers/accounts/server/index.ts';
import { changeOrderState } from '#modules/sales/orders/server/index.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { type Page, pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders } from '#server/shop/schema.ts';
import { loadAccount } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

async function enter(login: string) {
  const password = 'tajne123';
  await createCustomer(shop, { login, password, data: { ...customerData(), email: `${login}@example.com` } });
  const entered = await signIn(shop, login, password);
  if (entered.kind !== 'signed-in') throw new Error(entered.kind);
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const cookie = (name: string) => (name === 'RSSID' ? entered.token : undefined);
  context.set(pageContext, { cookie } as Partial<Page> as Page);
  const open = () => loadAccount(context, new URL('https://sklep.example/konto'));
  return { customerId: entered.customerId, open };
}

it('X.21 the overview shows how far the last order is, and offers a return and a complaint once it is there', async () => {
  const { customerId, open } = await enter('przeglad');
  expect((await open()).lastOrder).toBeNull();
  const productId = await addGood(shop, categoryId, {}, { name: 'Kubek' });
  const { orderId, number } = await placed(shop, await newShopper(shop, [{ productId }]));
  await shop.db.update(orders).set({ customerId }).where(eq(orders.id, orderId));

  const taken = (await open()).lastOrder;
  expect(taken?.track.filter(({ current }) => current)).toMatchObject([{ name: ordersTexts.stages.new, done: true }]);
  expect(taken?.track[0]?.day).toMatch(/^\d{1,2} \p{L}+$/u);
  expect(taken).toMatchObject({ number, giveBack: null, complain: null, shown: [{ name: 'Kubek' }] });

  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
  const there = (await open()).lastOrder;
  expect(there?.track.every(({ done, day }) => done && day !== null)).toBe(true);
  expect(there?.giveBack).toContain(number);
  expect(there?.complain).toContain(number);
});

it('X.21 all orders that wait for money are named when the last is not the only one', async () => {
  const { customerId, open } = await enter('nieoplacone');
  const productId = await addGood(shop, categoryId, {}, { name: 'Kubek' });
  const own = async () => {
    const { orderId, number } = await placed(shop, await newShopper(shop, [{ productId }]));
    await shop.db.update(orders).set({ customerId }).where(eq(orders.id, orderId));
    return { orderId, number };
  };
  const earlier = await own();
  const calledOff = await own();
  const last = await own();
  await changeOrderState(shop, calledOff.orderId, 'cancelled');
  const { unpaid, lastOrder, waiting } = await open();
  expect(waiting).toEqual({ unpaid: 2, answers: [] });
  expect(unpaid.map(({ number, pay }) => [number, pay])).toEqual(
    [last.number, earlier.number].map((number) => [number, `/platnosc/${number}`]),
  );
  expect(lastOrder).toMatchObject({ number: last.number, pay: `/platnosc/${last.number}` });
  // Alone, the last one says so in its own card.
  await changeOrderState(shop, earlier.orderId, 'cancelled');
  expect(await open()).toMatchObject({
    unpaid: [],
    waiting: { unpaid: 1 },
    lastOrder: { pay: `/platnosc/${last.number}` },
  });
});

it('hides the orders of other customers', async () => {
  const { open } = await enter('kto-inny');
  expect((await open()).lastOrder).toBeNull();
});
