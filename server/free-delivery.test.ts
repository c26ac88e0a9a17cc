import { expect, it } from 'vitest';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { getOrderSummary, saveOrderData } from '#modules/sales/checkout/server/index.ts';
import { addRebate } from '#modules/sales/rebates/server/index.ts';
import { goodData } from '#platform/testing/order-shop.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { openWholeShop } from './testing/whole-shop.ts';

const { shop, ask, graphql } = await openWholeShop();
const { visitor, token } = await createVisitor(shop);
const shopper = { visitorId: visitor.id, customerId: null };
const asked = { cookies: { client: token } };
// 34,90 zł, below the worth from which delivery is free.
await addToBasket(shop, visitor.id, { productId: 42, size: 'uniw', quantity: 1 });

const BATCH = { request: JSON.stringify({ Basket: { format: 'json', params: {} } }) };
/** Costs of the couriers of the demo: paid in advance and on delivery. */
const COSTS = ['14,90 zł', '11,90 zł', '9,90 zł', '19,90 zł', '16,90 zł'];
const MISSING = 'do darmowej dostawy brakuje';

async function wordsOf(path: string, client = token): Promise<string> {
  const { text } = await ask(path, { cookies: { client } });
  return text
    .replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
const costsIn = (words: string) => COSTS.filter((cost) => words.includes(` ${cost}`));

/** The delivery of this basket on every page. */
async function look() {
  const { basket } = JSON.parse((await ask('/ajax/basket.php?getAjax=true', asked)).text);
  const batch = JSON.parse((await ask('/ajax/get.php', { ...asked, form: BATCH })).text);
  const options = JSON.parse(
    await graphql('{ shipping(ShippingInput: { mode: basket }) { shipping { cost { value } } } }', asked),
  );
  const basketPage = await wordsOf('/koszyk');
  return {
    basket: { costs: costsIn(basketPage), isMissing: basketPage.includes(MISSING) },
    form: costsIn(await wordsOf('/zamowienie/dane')),
    summary: costsIn(await wordsOf('/zamowienie/podsumowanie')),
    call: [basket.shippingcost, basket.shippingcost_formatted, basket.toshippingfree],
    batch: [batch.basket.response.basket.shippingcost, batch.basket.response.basket.toshippingfree],
    shipping: [...new Set(options.data.shipping.shipping.map(({ cost }: { cost: { value: number } }) => cost.value))],
    order: (await getOrderSummary(shop, shopper)).totals.delivery.gross,
  };
}

it('S3.43 S3.44 S4.26 a code for free delivery makes it free in basket, bar, couriers, order and calls alike', async () => {
  await saveOrderData(shop, shopper, { ...goodData, paymentMethodId: 3 });
  const before = await look();
  expect(before).toMatchObject({
    basket: { isMissing: true },
    call: ['9.90', '9,90 zł', '164.10'],
    shipping: expect.arrayContaining([14.9, 9.9]),
    order: 1490,
  });
  expect([before.basket.costs.length, before.form.length, before.summary]).toEqual([
    expect.toSatisfy((count) => count > 2),
    expect.toSatisfy((count) => count > 2),
    ['14,90 zł'],
  ]);
  expect(await addRebate(shop, { ...shopper, email: '' }, 'DARMOWA')).toMatchObject({ kind: 'ok' });
  expect(await look()).toEqual({
    basket: { costs: [], isMissing: false },
    form: [],
    summary: [],
    call: ['0.00', '0,00 zł', '0.00'],
    batch: ['0.00', '0.00'],
    shipping: [0],
    order: 0,
  });
});

it('S3.43 a code for free delivery makes it free on the express page of a basket without a chosen courier', async () => {
  const guest = await createVisitor(shop);
  await addToBasket(shop, guest.visitor.id, { productId: 42, size: 'uniw', quantity: 1 });
  const express = () => wordsOf('/express/szus/koszyk', guest.token);
  expect(await express()).toContain('dostawa po wyborze');
  expect(await addRebate(shop, { visitorId: guest.visitor.id, customerId: null, email: '' }, 'DARMOWA')).toMatchObject({
    kind: 'ok',
  });
  expect(await wordsOf('/koszyk', guest.token)).toContain('gratis!');
  expect(await express()).toMatch(/dostawa gratis! do zapłaty/);
});
