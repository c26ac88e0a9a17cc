import { eq } from 'drizzle-orm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { describeOrder } from '#modules/sales/orders/storefront/own-order/describe-order.ts';
import { PAYMENT_STATES } from '#modules/sales/payments/rules/payment-state.ts';
import { changeMethod, decideTransfer, LOCAL_BANK, startPayment } from '#modules/sales/payments/server/index.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { acceptWebhook } from '#modules/sales/refunds/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor, type Visitor } from '#platform/visitors/server/index.ts';
import { claimedPieces, orders, payments, refunds } from '#server/shop/schema.ts';
import { type PaymentAnswer, receivePayment } from './action.server.ts';
import { loadPayment } from './load.server.ts';
import { PaymentScreen } from './payment-screen.tsx';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
await shop.pool.query(
  `insert into payment_methods (id, kind, name) values (8, 'deferred', 'Później'), (9, 'gift-card', 'Karta podarunkowa')`,
);
const { errors } = paymentTexts;

async function unpaid(paymentMethodId: number, points?: number) {
  const productId = await addGood(shop, categoryId, { price: 20_000 });
  const shopper = await newShopper(shop, [{ productId }], { data: { paymentMethodId }, points });
  const { orderId } = await placed(shop, shopper);
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return { order, visitor: { id: shopper.visitorId, customerId: null } };
}

function contextOf(visitor: Visitor | null, origin = 'https://sklep.example') {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const page: Pick<Page, 'origin' | 'devScreens' | 'cookie' | 'caller'> = {
    origin,
    devScreens: false,
    cookie: () => undefined,
    caller: () => '192.0.2.1',
  };
  context.set(pageContext, page as Page);
  const made = async () => visitor ?? (await createVisitor(shop)).visitor;
  context.set(visitorContext, { find: async () => visitor, ensure: made });
  return context;
}

type Order = Awaited<ReturnType<typeof unpaid>>;

const addressOf = ({ number }: Order['order'], token = '') =>
  new URL(`https://sklep.example/platnosc/${number}${token && `?token=${token}`}`);

/** What the page answers, or where it sends the shopper. */
async function press({ order, visitor }: Order, fields: Record<string, string>, origin?: string) {
  const request = new Request(addressOf(order), { method: 'POST', body: new URLSearchParams(fields) });
  try {
    return await receivePayment(contextOf(visitor, origin), { number: order.number, request });
  } catch (thrown) {
    if (thrown instanceof Response) return { goesTo: thrown.headers.get('Location') };
    throw thrown;
  }
}

const view = ({ order, visitor }: Order) => loadPayment(contextOf(visitor), order.number, addressOf(order));

describe('whose order it is', () => {
  it('the browser that placed it and the mail’s token open it; anybody else gets the same 404', async () => {
    const own = await unpaid(METHOD.card);
    const { visitor: stranger } = await createVisitor(shop);
    expect(await view(own)).toMatchObject({ number: own.order.number, step: 'go-to-bank' });
    const byToken = loadPayment(contextOf(null), own.order.number, addressOf(own.order, own.order.accessToken));
    expect((await byToken).orderLink).toContain(own.order.accessToken);
    // Back from the bank in the browser that ordered: the token leaves the address.
    const back = loadPayment(contextOf(own.visitor), own.order.number, addressOf(own.order, own.order.accessToken));
    const led = await back.catch((thrown) => thrown);
    expect(led.headers.get('Location')).toBe(`/platnosc/${own.order.number}`);
    const refused = (visitor: Visitor | null, number: string, token = '') =>
      loadPayment(contextOf(visitor), number, addressOf(own.order, token)).catch((thrown) => thrown);
    for (const answer of [
      await refused(stranger, own.order.number),
      await refused(null, own.order.number, 'zgadnij'),
      await refused(stranger, '10000001'),
      await refused(stranger, 'x'),
    ]) {
      expect(answer).toMatchObject({ init: { status: 404 }, data: null });
    }
    const request = new Request(addressOf(own.order), { method: 'POST', body: new URLSearchParams({ intent: 'pay' }) });
    const foreign = receivePayment(contextOf(stranger), { number: own.order.number, request });
    await expect(foreign).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('the buttons of the payment page', () => {
  it('a body that is no form pays nothing and breaks nothing', async () => {
    const own = await unpaid(METHOD.blik);
    const request = new Request(addressOf(own.order), { method: 'POST', body: '{}' });
    const answer = await receivePayment(contextOf(own.visitor), { number: own.order.number, request });
    expect(answer).toEqual({ problem: errors.blikLength, field: 'blik' });
  });

  it('S8.33 S8.34 a BLIK code of a wrong length is told, a right one asks to confirm in the app', async () => {
    const own = await unpaid(METHOD.blik);
    expect(await press(own, { intent: 'pay', blik: '12345' })).toEqual({ problem: errors.blikLength, field: 'blik' });
    expect(await view(own)).toMatchObject({ step: 'enter-code' });
    expect(await press(own, { intent: 'pay', blik: '123 456' })).toEqual({ goesTo: `/platnosc/${own.order.number}` });
    expect(await view(own)).toMatchObject({ step: 'confirm-in-app', until: { iso: expect.any(String) } });
    expect(await press(own, { intent: 'cancel' })).toMatchObject({ goesTo: expect.any(String) });
    expect(await view(own)).toMatchObject({ step: 'enter-code' });
  });

  it('S8.24 an error at the bank is told with its reason, and the payment may be tried again', async () => {
    const own = await unpaid(METHOD.blik);
    await press(own, { intent: 'pay', blik: '000000' });
    const shown = await view(own);
    expect(shown).toMatchObject({ step: 'enter-code', state: { code: 'error' } });
    expect(shown.state?.text).toBe(paymentTexts.problems['blik-code']);
  });

  it('S8.25 a card needs https', async () => {
    const own = await unpaid(METHOD.card);
    expect(await press(own, { intent: 'pay' }, 'http://sklep.example')).toMatchObject({ problem: errors.https });
    expect(await press(own, { intent: 'pay' })).toEqual({ goesTo: expect.stringMatching(/^\/bank\/LB/) });
  });

  it('S8.32 a card type the bank does not take is told', async () => {
    const own = await unpaid(METHOD.card);
    const started = await startPayment(shop, own.order.id);
    const reference = started.kind === 'started' ? started.payment.providerReference : '';
    const webhook = await decideTransfer(shop, reference, 'card-type');
    if (!webhook) throw new Error('the bank had decided before');
    await acceptWebhook(shop, LOCAL_BANK, { body: webhook.body, header: () => webhook.signature });
    const { state, step } = await view(own);
    expect([state?.code, step]).toEqual(['error', 'go-to-bank']);
    expect(state?.text).toMatch(/typ karty/);
  });

  it.each([
    ['', 'missing'],
    ['12', 'wrong-number'],
    ['BONNIEMA', 'not-found'],
    ['BONOBCY1', 'foreign'],
    ['BONBLOK1', 'blocked'],
    ['BONZUZYT', 'used'],
    ['BONSTARY', 'expired'],
  ] as const)('S8.26 the voucher %j is refused as %s', async (number, reason) => {
    await shop.pool.query(
      `insert into gift_cards (kind, number, issued, balance, "foreign", blocked, expires_at, created_at) values
       ('voucher', 'BONOBCY1', 5000, 5000, true, false, null, now()),
       ('voucher', 'BONBLOK1', 5000, 5000, false, true, null, now()),
       ('voucher', 'BONZUZYT', 5000, 0, false, false, null, now()),
       ('voucher', 'BONSTARY', 5000, 5000, false, false, '2020-01-01', now()) on conflict do nothing`,
    );
    const own = await unpaid(METHOD.card);
    const answer = await press(own, { intent: 'card', number, pin: '' });
    expect(answer).toEqual({ problem: paymentTexts.cards[reason], field: 'card', typed: { number } });
  });

  it('S8.26 a gift card that does not pay is called a card, once its PIN was right', async () => {
    await shop.pool.query(
      `insert into gift_cards (kind, number, issued, balance, expires_at, created_at)
       values ('gift-card', '9900100020003777', 5000, 5000, '2020-01-01', now())`,
    );
    const own = await unpaid(METHOD.card);
    const { problem } = (await press(own, { intent: 'card', number: '9900100020003777', pin: '' })) as PaymentAnswer;
    expect(problem).toMatch(/^Ta karta podarunkowa/);
  });

  it('a voucher that paid is called a voucher', async () => {
    await shop.pool.query(
      `insert into gift_cards (kind, number, issued, balance, created_at) values ('voucher', 'BONDOBRY', 5000, 5000, now())`,
    );
    const own = await unpaid(METHOD.card);
    const { done } = (await press(own, { intent: 'card', number: 'BONDOBRY', pin: '' })) as PaymentAnswer;
    expect(done).toMatch(/^Bonem zapłacono 50,00/);
  });

  it('S8.27 wrong gift card data is told, never which part of it was wrong', async () => {
    const own = await unpaid(METHOD.card);
    const answer = await press(own, { intent: 'card', number: '9900100020003999', pin: '1111' });
    expect(answer).toMatchObject({ problem: paymentTexts.cards['wrong-data'] });
  });

  it('S8.28 S8.29 points that cannot pay are told', async () => {
    const own = await unpaid(METHOD.points, 10_000);
    await shop.pool.query('update customers set points = 1');
    expect(await press(own, { intent: 'pay' })).toEqual({ problem: errors.notEnoughPoints });
    const broken = await unpaid(METHOD.points, 10_000);
    await shop.pool.query(`update payments set state = 'refunded' where order_id = $1`, [broken.order.id]);
    expect(await press(broken, { intent: 'pay' })).toEqual({ problem: errors.points });
    const paid = await unpaid(METHOD.points, 10_000);
    await press(paid, { intent: 'pay' });
    expect(await view(paid)).toMatchObject({ step: 'paid' });
  });

  it('S8.30 a method that does not exist is told', async () => {
    const own = await unpaid(METHOD.card);
    for (const method of ['999', 'x', '-1', '']) {
      expect(await press(own, { intent: 'method', method })).toEqual({ problem: errors.method, field: 'method' });
    }
  });

  it.each([
    ['cancelled', paymentTexts.calledOff],
    ['returned', paymentTexts.returned],
  ] as const)('an order that was %s asks for nothing and says what became of it', async (state, title) => {
    const own = await unpaid(METHOD.transfer);
    expect(await view(own)).toMatchObject({ money: { open: true } });
    await shop.db.update(orders).set({ state }).where(eq(orders.id, own.order.id));
    expect(await view(own)).toMatchObject({ title, step: 'called-off', state: null, money: { open: false } });
  });

  it('what went back is told as it is, without the cost of sending as a return', async () => {
    const own = await unpaid(METHOD.card);
    const { total } = own.order;
    const [line] = own.order.lines;
    if (!line) throw new Error('no line');
    const back = total.gross - 1490;
    const given = { orderId: own.order.id, kind: 'return' as const, claimId: 1 };
    await shop.db
      .insert(claimedPieces)
      .values({ ...given, lineId: line.lineId, quantity: line.quantity, at: new Date() });
    const waiting = await view(own);
    expect(waiting.money).toMatchObject({ givenUp: `−${formatMoney(total.gross)}`, refunded: null });
    await shop.db.insert(refunds).values({ ...given, amount: back, way: 'same-way', at: new Date() });
    const settled = { state: 'returned' as const, paid: total.gross, refunded: back };
    await shop.db.update(orders).set(settled).where(eq(orders.id, own.order.id));
    expect((await view(own)).money).toMatchObject({
      total: formatMoney(total.gross),
      paid: formatMoney(total.gross),
      refunded: formatMoney(back),
      givenUp: null,
      open: false,
    });
    const order = await findOrderById(shop.db, own.order.id);
    expect(order && describeOrder(order, '2026-11-19')).toMatchObject({
      givenUp: null,
      refunded: formatMoney(back),
      left: null,
    });
  });

  it('S8.31 a payment that cannot be called off any more is told', async () => {
    const own = await unpaid(METHOD.card);
    await changeOrderState(shop, own.order.id, 'cancelled');
    expect(await press(own, { intent: 'cancel' })).toEqual({ problem: errors.cancel });
  });

  it('S8.35 S8.36 what is lent asks for a consent, instalments also for their terms', async () => {
    const own = await unpaid(METHOD.instalments);
    expect(await press(own, { intent: 'pay', terms: 'on' })).toEqual({ problem: errors.consent, field: 'consent' });
    expect(await press(own, { intent: 'pay', consent: 'on' })).toEqual({ problem: errors.terms, field: 'terms' });
    expect(await press(own, { intent: 'pay', consent: 'on', terms: 'on' })).toMatchObject({
      goesTo: expect.stringMatching(/^\/bank\//),
    });
    const later = await unpaid(METHOD.card);
    await changeMethod(shop, later.order.id, 8);
    expect(await press(later, { intent: 'pay' })).toMatchObject({ field: 'consent' });
  });

  it('S8.37 a method outside its limits is shown with the reason, and refused when forced', async () => {
    const productId = await addGood(shop, categoryId, { price: 5000 });
    const shopper = await newShopper(shop, [{ productId }], { data: { paymentMethodId: METHOD.card } });
    const { orderId } = await placed(shop, shopper);
    const order = await findOrderById(shop.db, orderId);
    if (!order) throw new Error('no order');
    const own = { order, visitor: { id: shopper.visitorId, customerId: null } };
    const offered = (await view(own)).methods.find(({ id }) => id === METHOD.instalments);
    expect(offered?.refused).toMatch(/od 100,00/);
    const forced = await press(own, { intent: 'method', method: String(METHOD.instalments) });
    expect(forced).toEqual({ problem: offered?.refused, field: 'method' });
  });

  it('another method is chosen while the order is unpaid; a transfer shows its account, title and amount', async () => {
    const own = await unpaid(METHOD.card);
    await press(own, { intent: 'method', method: String(METHOD.transfer) });
    expect(await view(own)).toMatchObject({
      step: 'transfer',
      transfer: { account: shop.settings.bankAccount, title: own.order.number },
    });
    const started = await startPayment(shop, own.order.id);
    expect(started.kind).toBe('waiting');
  });
});

/** The page as a browser without JavaScript gets it. */
async function page(own: Order): Promise<string> {
  const screen = createElement(PaymentScreen, { payment: await view(own), answer: undefined });
  const handler = createStaticHandler([{ id: 'root', path: '*', element: screen }]);
  const context = await handler.query(new Request(addressOf(own.order)));
  if (context instanceof Response) throw new Error('no redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }));
}

describe('what the page says about the payment', () => {
  it('the lines of an order are shown before it is paid for too, each once', async () => {
    for (const own of [await unpaid(METHOD.card), await unpaid(METHOD.transfer)]) {
      const [line] = (await view(own)).lines;
      const html = await page(own);
      expect(html.split(`${line?.details.at(-1)}<`)).toHaveLength(2);
      expect(html).toContain(line?.price);
    }
  });

  it('a gift card as the chosen method has its form open, and nothing else asks for a choice', async () => {
    const own = await unpaid(9);
    const html = await page(own);
    expect(html.match(/<details open=""[^>]*>.*?<\/details>/g)).toEqual([expect.stringContaining('name="pin"')]);
    expect(html.match(/name="pin"/g)).toHaveLength(1);
    expect(html).toContain(paymentTexts.card.waiting);
    expect(html).not.toContain(paymentTexts.states.chosen.text);
  });

  it('what the shopper has to do stands before what the shop waits for, after thanks for the order', async () => {
    const own = await unpaid(METHOD.blik);
    const begun = await page(own);
    expect(begun).toContain(paymentTexts.taken);
    expect(begun.indexOf(paymentTexts.taken)).toBeLessThan(begun.indexOf(paymentTexts.blik.submit));
    // Nothing is waited for while the code has yet to be typed.
    expect(begun).not.toContain(paymentTexts.states.chosen.text);
    expect(await page(await unpaid(METHOD.card))).not.toContain(paymentTexts.states.chosen.title);
    await press(own, { intent: 'pay', blik: '123456' });
    const waiting = await page(own);
    expect(waiting.indexOf(paymentTexts.blik.confirmTitle)).toBeLessThan(
      waiting.indexOf(paymentTexts.states.chosen.title),
    );
  });

  it('a purchase paid later says who waits for the money, and a paid order asks for none', async () => {
    const own = await unpaid(METHOD.card);
    await changeMethod(shop, own.order.id, 8);
    await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, own.order.id));
    await shop.db.update(orders).set({ paid: own.order.left }).where(eq(orders.id, own.order.id));
    const html = await page(own);
    expect(html).toContain(paymentTexts.deferred);
    expect(html).not.toContain(paymentTexts.toPay);
  });

  it.each(PAYMENT_STATES)('S4.37 the state %s shows its own text, and no other', async (state) => {
    const own = await unpaid(METHOD.card);
    // Whoever has gone to the bank is told; before that there is only something to do.
    await shop.db
      .update(payments)
      .set({ state, expiresAt: new Date(shop.now().getTime() + 60_000) })
      .where(eq(payments.orderId, own.order.id));
    if (state === 'accepted')
      await shop.db.update(orders).set({ paid: own.order.left }).where(eq(orders.id, own.order.id));
    const html = await page(own);
    const shown = PAYMENT_STATES.filter((one) => html.includes(paymentTexts.states[one].title));
    const told = PAYMENT_STATES.filter((one) => html.includes(paymentTexts.states[one].text));
    expect([shown, told]).toEqual([[state], [state]]);
  });

  it('what was bought is thanked for with how much of it there is and what that comes to', async () => {
    const own = await unpaid(METHOD.card);
    await shop.db.update(orders).set({ paid: own.order.left }).where(eq(orders.id, own.order.id));
    const { lines } = await view(own);
    expect(lines.map(({ details, price }) => [details.at(-1), price])).toEqual([
      [expect.stringMatching(/1.szt\.$/), expect.stringMatching(/zł$/)],
    ]);
    const html = await page(own);
    for (const { details, price } of lines)
      expect([...details, price].filter((words) => !html.includes(words))).toEqual([]);
  });

  it('the parts of the sum are shown with the lines, before and after payment, and come to the sum', async () => {
    const own = await unpaid(METHOD.paidFor);
    const { money } = await view(own);
    expect(money.parts).toEqual(describeOrder(own.order, '2026-11-19').sums);
    const grosze = (amount: string) => Number(amount.replaceAll(/\D/g, '')) * (amount.startsWith('−') ? -1 : 1);
    expect(money.parts.reduce((sum, { amount }) => sum + grosze(amount), 0)).toBe(grosze(money.total));
    const html = await page(own);
    for (const { name, amount } of money.parts)
      expect(html).toContain(`<dt>${name}</dt><dd class="text-right">${amount}</dd>`);
    // The lines and their prices are shown while it is still to be paid, too.
    const paying = await unpaid(METHOD.card);
    expect(await page(paying)).toContain(`<dt>${(await view(paying)).money.parts[0]?.name}</dt>`);
  });

  it('a method that costs something says so, and choosing it changes what is to be paid', async () => {
    const own = await unpaid(METHOD.card);
    expect(await page(own)).toContain('Koszt: 3,00');
    await press(own, { intent: 'method', method: String(METHOD.paidFor) });
    expect((await view(own)).money.left).toMatch(/^203,00/);
  });
});
