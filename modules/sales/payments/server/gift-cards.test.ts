import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#modules/customers/accounts/server/index.ts';
import { addOrderCard, getOrderSummary, saveOrderData } from '#modules/sales/checkout/server/index.ts';
import { cancelOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, order, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { checkCard, listCardParts, payWithCard } from './index.ts';
import { giftCards, payments } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const pinHash = await hashPassword('1234');
let numbers = 10_000_000;

async function newCard(values: Partial<typeof giftCards.$inferInsert> = {}): Promise<string> {
  numbers += 1;
  const { number = String(numbers) } = values;
  await shop.db
    .insert(giftCards)
    .values({ kind: 'gift-card', pinHash, issued: 3000, balance: 3000, createdAt: shop.now(), ...values, number });
  return number;
}

const balanceOf = async (number: string) =>
  (await shop.db.select().from(giftCards).where(eq(giftCards.number, number)))[0]?.balance;

let visitors = 1_000_000;
const check = (number: string, pin = '') => checkCard(shop, visitors++, { number, pin });
const refused = (refusal: string) => ({ kind: 'refused', refusal });
const voucher = { kind: 'voucher' as const, pinHash: null };

describe('checking a card', () => {
  it('every reason has its own code', async () => {
    expect(await check('')).toEqual(refused('missing'));
    expect(await check('12-34')).toEqual(refused('wrong-number'));
    expect(await check('99999999')).toEqual(refused('not-found'));
    expect(await check(await newCard({ ...voucher, foreign: true }))).toEqual({
      ...refused('foreign'),
      card: 'voucher',
    });
    expect(await check(await newCard({ ...voucher, blocked: true }))).toEqual({
      ...refused('blocked'),
      card: 'voucher',
    });
    expect(await check(await newCard({ ...voucher, balance: 0 }))).toEqual({ ...refused('used'), card: 'voucher' });
    expect(await check(await newCard({ ...voucher, expiresAt: new Date(0) }))).toEqual({
      ...refused('expired'),
      card: 'voucher',
    });
    const number = await newCard(voucher);
    expect(await check(number)).toEqual({
      kind: 'ok',
      card: { cardId: expect.any(Number), kind: 'voucher', ending: number.slice(-4), balance: 3000, expiresAt: null },
    });
    expect(await check(await newCard(), ' 1234 ')).toMatchObject({ kind: 'ok' });
  });

  it('a wrong PIN and an unknown number with a PIN get the same answer', async () => {
    expect(await check(await newCard(), '4321')).toEqual(refused('wrong-data'));
    expect(await check('88888888', '4321')).toEqual(refused('wrong-data'));
  });

  it('so do a gift card and an unknown number without a PIN: numbers cannot be probed', async () => {
    expect(await check(await newCard())).toEqual(await check('88888887'));
  });

  it('a loop of PINs ends after five, also for the right one and from other browsers, until a while has passed', async () => {
    const number = await newCard();
    const answers = [];
    for (let pin = 0; pin < 8; pin++) answers.push(await check(number, String(1000 + pin)));
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => refused('wrong-data')));
    expect(answers.slice(5)).toEqual(Array.from({ length: 3 }, () => refused('too-many-attempts')));
    expect(await check(number, '1234')).toEqual(refused('too-many-attempts'));
    const later = { ...shop, now: () => new Date(shop.now().getTime() + 16 * MINUTE_MS) };
    expect(await checkCard(later, visitors++, { number, pin: '1234' })).toMatchObject({ kind: 'ok' });
  });

  // Without a PIN nothing is hashed: what is counted is the same, in a tenth of the time.
  it('so does one browser that tries many numbers', async () => {
    const answers = [];
    for (let turn = 0; turn < 22; turn++)
      answers.push(await checkCard(shop, 999_007, { number: String(70_000_000 + turn), pin: '' }));
    expect(answers.at(19)).toEqual(refused('not-found'));
    expect(answers.at(20)).toEqual(refused('too-many-attempts'));
  });

  it('a right card in between takes back its own try, and none of the wrong ones', async () => {
    const own = await newCard(voucher);
    const answers = [];
    for (let turn = 0; turn < 31; turn++) {
      const typed = { number: String(71_000_000 + turn), pin: '', caller: '192.0.2.7' };
      answers.push(await checkCard(shop, visitors++, typed));
      await checkCard(shop, visitors++, { number: own, pin: '', caller: '192.0.2.7' });
    }
    expect(answers.at(29)).toEqual(refused('not-found'));
    expect(answers.at(30)).toEqual(refused('too-many-attempts'));
  });

  it('right data never runs out of tries', async () => {
    const number = await newCard();
    for (let turn = 0; turn < 7; turn++) expect(await check(number, '1234')).toMatchObject({ kind: 'ok' });
  });
});

describe('an order paid with a card', () => {
  const add = async (number: string, price = 5000) => {
    const productId = await addGood(shop, categoryId, { price });
    const shopper = await newShopper(shop, [{ productId }]);
    expect(await addOrderCard(shop, shopper, { number, pin: '1234' })).toMatchObject({ kind: 'ok' });
    return shopper;
  };

  it('takes the card’s part with the order and leaves the rest to the other method', async () => {
    const number = await newCard();
    const shopper = await add(number);
    const { orderId, toPay } = await placed(shop, shopper);
    expect(toPay).toBe(6500 - 3000);
    expect(await balanceOf(number)).toBe(0);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      paid: 3000,
      left: 3500,
      payments: [
        { kind: 'gift-card', amount: 3000, state: 'accepted' },
        { kind: 'transfer', amount: 3500, state: 'chosen' },
      ],
    });
    await cancelOrder(shop, orderId);
    expect(await balanceOf(number)).toBe(3000);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      paid: 0,
      payments: [{ state: 'refunded' }, { state: 'cancelled' }],
    });
  });

  it('needs no other method when the card pays for everything', async () => {
    const number = await newCard({ balance: 10_000 });
    const shopper = await add(number);
    await saveOrderData(shop, shopper, { paymentMethodId: null });
    const { orderId, toPay } = await placed(shop, shopper);
    expect(toPay).toBe(0);
    expect(await balanceOf(number)).toBe(3500);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ state: 'confirmed', left: 0 });
    // One that was chosen all the same is left out of it.
    const other = await placed(shop, await add(await newCard({ balance: 10_000 })));
    expect((await findOrderById(shop.db, other.orderId))?.payments).toMatchObject([
      { kind: 'gift-card', amount: 6500 },
    ]);
  });

  it.each([
    ['part of it', 6000, 800],
    ['all of it', 10_000, 0],
  ])('pays %s with a method that has a cost, and the cost is part of what it pays', async (_, balance, left) => {
    const number = await newCard({ balance });
    const shopper = await add(number);
    await saveOrderData(shop, shopper, { paymentMethodId: METHOD.paidFor });
    const { orderId, toPay } = await placed(shop, shopper);
    const found = await findOrderById(shop.db, orderId);
    // 50,00 for the goods, 15,00 for delivery, 3,00 for the method.
    expect(toPay).toBe(left);
    const paidByCard = found?.payments.find(({ kind }) => kind === 'gift-card')?.amount;
    expect(paidByCard).toBe(balance - ((await balanceOf(number)) ?? 0));
    expect((paidByCard ?? 0) + toPay).toBe(found?.total.gross);
  });

  it('a card that expired since it was added is refused, and nothing is taken', async () => {
    const number = await newCard();
    const shopper = await add(number);
    await shop.db
      .update(giftCards)
      .set({ expiresAt: new Date(0) })
      .where(eq(giftCards.number, number));
    expect(await order(shop, shopper)).toMatchObject({
      kind: 'refused',
      problems: [{ field: 'cards', code: 'wrong' }],
    });
    expect(await getOrderSummary(shop, shopper)).toMatchObject({ cards: { refused: [{ refusal: 'expired' }] } });
    expect(await balanceOf(number)).toBe(3000);
  });

  it('one card in two baskets pays once', async () => {
    const number = await newCard();
    const shoppers = [await add(number), await add(number)];
    const outcomes = await Promise.all(shoppers.map((shopper) => order(shop, shopper)));
    // The later one learns it from the lock, or already when its sum is made.
    const [later, first] = outcomes
      .map((outcome) => outcome.kind)
      .toSorted((a, b) => Number(a === 'placed') - Number(b === 'placed'));
    expect(first).toBe('placed');
    expect(['changed', 'refused']).toContain(later);
    expect(await balanceOf(number)).toBe(0);
  });

  it('a card cannot be slipped in without its PIN', async () => {
    const number = await newCard();
    const [card] = await shop.db.select().from(giftCards).where(eq(giftCards.number, number));
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { data: { cards: [card?.id ?? 0] } });
    expect(await placed(shop, shopper)).toMatchObject({ toPay: 6500 });
    expect(await balanceOf(number)).toBe(3000);
  });

  it('several pay in the order they were given, each once, as far as something is left', async () => {
    const numbers = [
      await newCard(),
      await newCard(),
      await newCard({ number: '300000004711', expiresAt: new Date(0) }),
      await newCard(),
    ];
    const rows = await shop.db.select().from(giftCards).where(inArray(giftCards.number, numbers));
    const [first = 0, second = 0, expired = 0, unneeded = 0] = numbers.map(
      (number) => rows.find((row) => row.number === number)?.id ?? 0,
    );
    const list = (ids: number[], amount: number) =>
      listCardParts(shop.db, ids, amount, { now: shop.now(), lock: false });
    const { parts, refused: turnedAway } = await list([expired, second, first, second, 2_000_000_000, unneeded], 4000);
    expect(parts.map(({ card, amount }) => [card.cardId, amount])).toEqual([
      [second, 3000],
      [first, 1000],
    ]);
    expect(turnedAway).toEqual([{ cardId: expired, ending: numbers[2]?.slice(-4), refusal: 'expired' }]);
    expect(await list([], 4000)).toEqual({ parts: [], refused: [] });
  });

  it('pays all that is left of an order that is already placed, and nothing of one that is paid, called off or not there', async () => {
    const unpaid = async () => {
      const productId = await addGood(shop, categoryId);
      return placed(shop, await newShopper(shop, [{ productId }], { data: { paymentMethodId: METHOD.blik } }));
    };
    const pay = (orderId: number, number: string) => payWithCard(shop, { orderId, visitorId: 1, number, pin: '' });
    const number = await newCard({ ...voucher, issued: 10_000, balance: 10_000 });
    const { orderId } = await unpaid();
    expect(await pay(orderId, number)).toEqual({ kind: 'paid', card: 'voucher', amount: 6500, left: 0 });
    const { payments: made, ...paid } = (await findOrderById(shop.db, orderId)) ?? {};
    expect(paid).toMatchObject({ state: 'confirmed', left: 0 });
    expect(made?.map(({ kind, state }) => [kind, state])).toEqual([
      ['blik', 'cancelled'],
      ['voucher', 'accepted'],
    ]);
    expect(await pay(orderId, number)).toEqual({ kind: 'refused', reason: 'paid' });
    expect(await pay(2_000_000_000, number)).toEqual({ kind: 'refused', reason: 'unknown-order' });
    const other = await unpaid();
    await cancelOrder(shop, other.orderId);
    expect(await pay(other.orderId, number)).toEqual({ kind: 'refused', reason: 'called-off' });
    expect(await balanceOf(number)).toBe(3500);
  });

  it('the rest waits for the method whose last try failed', async () => {
    const productId = await addGood(shop, categoryId);
    const { orderId } = await placed(
      shop,
      await newShopper(shop, [{ productId }], { data: { paymentMethodId: METHOD.card } }),
    );
    await shop.db.update(payments).set({ state: 'cancelled' }).where(eq(payments.orderId, orderId));
    const number = await newCard(voucher);
    await payWithCard(shop, { orderId, visitorId: 1, number, pin: '' });
    const { payments: made } = (await findOrderById(shop.db, orderId)) ?? {};
    expect(made?.map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
      ['card', 'cancelled', 6500],
      ['voucher', 'accepted', 3000],
      ['card', 'chosen', 3500],
    ]);
  });

  it('pays a part of an order that is already placed', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { data: { paymentMethodId: METHOD.blik } });
    const { orderId } = await placed(shop, shopper);
    const number = await newCard();
    const pay = (pin: string) => payWithCard(shop, { orderId, visitorId: shopper.visitorId, number, pin });
    expect(await pay('0000')).toEqual({ kind: 'refused', reason: 'wrong-data' });
    expect(await pay('1234')).toEqual({ kind: 'paid', card: 'gift-card', amount: 3000, left: 3500 });
    expect(await pay('1234')).toEqual({ kind: 'refused', reason: 'used', card: 'gift-card' });
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      left: 3500,
      payments: [
        { kind: 'blik', state: 'cancelled' },
        { kind: 'gift-card' },
        { kind: 'blik', state: 'chosen', amount: 3500 },
      ],
    });
    // Another one pays what the first has left, and no more.
    const larger = await newCard({ ...voucher, issued: 10_000, balance: 10_000 });
    const rest = await payWithCard(shop, { orderId, visitorId: shopper.visitorId, number: larger, pin: '' });
    expect(rest).toEqual({ kind: 'paid', card: 'voucher', amount: 3500, left: 0 });
  });

  it('in two windows at once it pays for one of two orders', async () => {
    const productId = await addGood(shop, categoryId);
    const number = await newCard(voucher);
    const ids = [await newShopper(shop, [{ productId }]), await newShopper(shop, [{ productId }])];
    const orders = await Promise.all(ids.map((shopper) => placed(shop, shopper)));
    const outcomes = await Promise.all(
      orders.map(({ orderId }, at) => payWithCard(shop, { orderId, visitorId: at + 1, number, pin: '' })),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['paid', 'refused']);
    expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject({ reason: 'used', card: 'voucher' });
    expect(await balanceOf(number)).toBe(0);
  });
});
