import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import { addToBasket, setBasketLines } from '#modules/sales/basket/server/index.ts';
import { parseOrderSeen } from '#modules/sales/checkout/rules/displayed-order.ts';
import { getOrderSummary, placeOrder } from '#modules/sales/checkout/server/index.ts';
import { cancelOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, newShopper, placed, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  addRebate,
  chooseGift,
  findGivenGift,
  giveBackRebates,
  judgeGift,
  listGifts,
  removeRebate,
  resignGift,
} from './index.ts';
import { basketGifts, basketRebates, gifts, rebates, rebateUses } from './tables.ts';

const now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const yesterday = new Date('2026-05-05T10:00:00Z');
const tomorrow = new Date('2026-05-07T10:00:00Z');

await shop.db.insert(rebates).values([
  { code: 'DZIESIEC', effect: 'percent', value: 10 },
  { code: 'PIEC', effect: 'percent', value: 5, combinable: true },
  { code: 'DWADZIESCIA', effect: 'amount', value: 2000, combinable: true, minimumWorth: 8000 },
  { code: 'DOSTAWA', effect: 'free-shipping', combinable: true },
  { code: 'STARY', effect: 'percent', value: 10, endsAt: yesterday },
  { code: 'PRZYSZLY', effect: 'percent', value: 10, startsAt: tomorrow },
  { code: 'ZUZYTY', effect: 'percent', value: 10, maxUses: 2, uses: 2 },
  { code: 'OSTATNI', effect: 'percent', value: 10, maxUses: 1 },
  { code: 'RAZ', effect: 'percent', value: 10, oncePerCustomer: true },
  { code: 'USUNIETY', effect: 'percent', value: 10, deleted: true },
  { code: '7700', source: 'card', effect: 'percent', value: 7, blocked: true },
]);

async function shopperWith(price = 10_000, email = 'jan@example.com') {
  const productId = await addGood(shop, categoryId, { price });
  const shopper = await newShopper(shop, [{ productId }], { data: { email } });
  return { ...shopper, email, productId };
}

describe('giving a code', () => {
  it.each([
    ['nie-ma-takiego', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    ['stary', { kind: 'expired', endsAt: yesterday }],
    ['PRZYSZLY', { kind: 'not-yet', startsAt: tomorrow }],
    ['ZUZYTY', { kind: 'used-up' }],
    ['USUNIETY', { kind: 'deleted' }],
    ['7700', { kind: 'blocked' }],
    [' dzie siec ', { kind: 'ok', endsAt: null }],
  ])('%j has its verdict', async (text, verdict) => {
    expect(await addRebate(shop, await shopperWith(), text)).toEqual(verdict);
  });

  it('takes off what it says, on every line to the grosz', async () => {
    const user = await shopperWith(9999);
    const other = await addGood(shop, categoryId, { price: 3333 });
    await addToBasket(shop, user.visitorId, { productId: other, size: '', quantity: 1 });
    await addRebate(shop, user, 'PIEC');
    await addRebate(shop, user, 'DWADZIESCIA');
    await addRebate(shop, user, 'DOSTAWA');
    const { orderId, toPay } = await placed(shop, user);
    // 133,32 less 5 % less 20 zł, delivered for nothing.
    expect(toPay).toBe(13_332 - 667 - 2000);
    const made = await findOrderById(shop.db, orderId);
    expect(made?.rebates.map(({ code, saved }) => [code, saved])).toEqual([
      ['PIEC', 667],
      ['DWADZIESCIA', 2000],
      ['DOSTAWA', 1500],
    ]);
    expect(made?.lines.reduce((sum, line) => sum + line.paid.gross, 0)).toBe(toPay);
  });

  it('one that cannot be combined accepts no other', async () => {
    const user = await shopperWith();
    await addRebate(shop, user, 'DZIESIEC');
    expect(await addRebate(shop, user, 'PIEC')).toEqual({ kind: 'not-combinable' });
    await removeRebate(shop, user.visitorId, 'dziesiec');
    expect(await addRebate(shop, user, 'PIEC')).toMatchObject({ kind: 'ok' });
    expect(await addRebate(shop, user, 'DZIESIEC')).toEqual({ kind: 'not-combinable' });
  });

  it('per cents come off before amounts, in whichever order they were given', async () => {
    await shop.db.insert(rebates).values({ code: 'NOWSZY', effect: 'percent', value: 5, combinable: true });
    const user = await shopperWith(13_332);
    await addRebate(shop, user, 'DWADZIESCIA');
    await addRebate(shop, user, 'NOWSZY');
    const { rebates: given, totals } = await getOrderSummary(shop, user);
    expect(given.applied.map(({ code }) => code)).toEqual(['NOWSZY', 'DWADZIESCIA']);
    expect(totals.rebate.gross).toBe(667 + 2000);
  });

  it('given twice it is there once, and does not stand in its own way', async () => {
    const user = await shopperWith();
    for (const text of ['DZIESIEC', 'dziesiec']) {
      expect(await addRebate(shop, user, text)).toEqual({ kind: 'ok', endsAt: null });
    }
    expect((await getOrderSummary(shop, user)).totals.rebate.gross).toBe(1000);
    await removeRebate(shop, user.visitorId, '?!');
    expect((await getOrderSummary(shop, user)).totals.rebate.gross).toBe(1000);
  });

  it('with ten others is one too many', async () => {
    const codes = Array.from({ length: 11 }, (_, at) => `LACZONY${at}`);
    await shop.db
      .insert(rebates)
      .values(codes.map((code) => ({ code, effect: 'amount' as const, value: 1, combinable: true })));
    const user = await shopperWith();
    const kinds = [];
    for (const code of codes) kinds.push((await addRebate(shop, user, code)).kind);
    expect(kinds).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'not-combinable']);
  });

  it('waits for its minimum, and goes when the basket falls below it', async () => {
    const user = await shopperWith(5000);
    expect(await addRebate(shop, user, 'DWADZIESCIA')).toEqual({ kind: 'below-minimum', minimum: 8000, missing: 3000 });
    await setBasketLines(shop, user.visitorId, [{ productId: user.productId, size: 'uniw', quantity: 2 }]);
    expect(await addRebate(shop, user, 'DWADZIESCIA')).toMatchObject({ kind: 'ok' });
    await setBasketLines(shop, user.visitorId, [{ productId: user.productId, size: 'uniw', quantity: 1 }]);
    expect(await getOrderSummary(shop, user)).toMatchObject({
      rebates: { applied: [], refused: [{ code: 'DWADZIESCIA', verdict: { kind: 'below-minimum' } }] },
    });
  });

  it('its last use goes to one of two who order at once; the other is asked', async () => {
    const users = [await shopperWith(), await shopperWith()];
    for (const user of users) expect(await addRebate(shop, user, 'OSTATNI')).toMatchObject({ kind: 'ok' });
    const shown = await Promise.all(
      users.map(async (user) => parseOrderSeen((await getOrderSummary(shop, user)).seen)),
    );
    const outcomes = await Promise.all(
      users.map((user, index) =>
        placeOrder(shop, { ...user, idempotencyKey: crypto.randomUUID(), seen: shown[index] ?? null }),
      ),
    );
    const kinds = outcomes.map((outcome) => outcome.kind);
    expect(kinds.toSorted()).toEqual(['changed', 'placed']);
    const [rebate] = await shop.db.select().from(rebates).where(eq(rebates.code, 'OSTATNI'));
    expect(rebate?.uses).toBe(1);
  });

  it.each([
    ['raz@example.com', 'Raz@Example.com'],
    ['Jan.Raz@Example.com', 'jan.raz@example.com'],
  ])('a code used once by %s is refused to %s until the order is cancelled', async (ordered, typed) => {
    const first = await shopperWith(10_000, ordered);
    await addRebate(shop, first, 'RAZ');
    const { orderId } = await placed(shop, first);
    const second = await shopperWith(10_000, typed);
    expect(await addRebate(shop, second, 'RAZ')).toEqual({ kind: 'already-used' });
    await cancelOrder(shop, orderId);
    expect(await addRebate(shop, second, 'RAZ')).toMatchObject({ kind: 'ok' });
  });

  it('once per customer is once per account too, for any email of the next order; another customer has not used it', async () => {
    const productId = await addGood(shop, categoryId, { price: 10_000, stock: 100 });
    const first = await newShopper(shop, [{ productId }], { points: 0, data: { email: 'konto@example.com' } });
    await addRebate(shop, { ...first, email: 'konto@example.com' }, 'RAZ');
    await placed(shop, first);
    const { visitorId } = await newShopper(shop, [{ productId }]);
    const give = (customerId: number | null, email: string) =>
      addRebate(shop, { visitorId, customerId, email }, 'RAZ').then(({ kind }) => kind);
    expect(await give(first.customerId, 'inny@example.com')).toBe('already-used');
    expect(await give(null, ' KONTO@example.com ')).toBe('already-used');
    // Uses of a deleted account do not count for a visitor without an address.
    await shop.db.update(rebateUses).set({ emailKey: '' }).where(eq(rebateUses.emailKey, 'konto@example.com'));
    expect(await give(null, '')).toBe('ok');
    expect(await give((first.customerId ?? 0) + 1000, '')).toBe('ok');
  });

  it('an order called off gives back its own use, once; other orders and baskets keep theirs', async () => {
    await shop.db.insert(rebates).values({ code: 'WIELE', effect: 'percent', value: 10 });
    const users = [await shopperWith(), await shopperWith(), await shopperWith()] as const;
    for (const user of users) await addRebate(shop, user, 'WIELE');
    const [first, second] = [await placed(shop, users[0]), await placed(shop, users[1])];
    const uses = async () => (await shop.db.select().from(rebates).where(eq(rebates.code, 'WIELE')))[0]?.uses;
    const inBasket = ({ visitorId }: { visitorId: number }) =>
      shop.db.$count(basketRebates, eq(basketRebates.visitorId, visitorId));
    expect(await Promise.all(users.map(inBasket))).toEqual([0, 0, 1]);
    expect(await uses()).toBe(2);
    await cancelOrder(shop, first.orderId);
    await shop.db.transaction((tx) => giveBackRebates(tx, first.orderId, now));
    expect(await uses()).toBe(1);
    const [others] = await shop.db.select().from(rebateUses).where(eq(rebateUses.orderId, second.orderId));
    expect(others).toMatchObject({ code: 'WIELE', givenBackAt: null });
  });
});

describe('gifts', () => {
  it('S4.35 one is active at a time, and comes with the order for nothing', async () => {
    const small = await addGood(shop, categoryId, { stock: 3 });
    const large = await addGood(shop, categoryId, { stock: 3 });
    await shop.db.insert(gifts).values([
      { productId: small, sizeType: 'uniw', minimumWorth: 5000 },
      { productId: large, sizeType: 'uniw', minimumWorth: 9000 },
    ]);
    const user = await shopperWith(10_000);
    const choose = (productId: number) => chooseGift(shop, user.visitorId, { productId, size: '' });
    const chosen = async () =>
      (await listGifts(shop, user.visitorId)).filter((gift) => gift.chosen).map((g) => g.productId);
    expect(await chooseGift(shop, user.visitorId, { productId: small, size: 'uniw' })).toBe('chosen');
    expect(await chooseGift(shop, user.visitorId, { productId: large, size: 'uniw' })).toBe('chosen');
    expect(await chosen()).toEqual([large]);
    const other = await shopperWith(10_000);
    await chooseGift(shop, other.visitorId, { productId: small, size: 'uniw' });
    await resignGift(shop.db, user.visitorId);
    expect(await chosen()).toEqual([]);
    expect((await listGifts(shop, other.visitorId)).filter((gift) => gift.chosen)).toHaveLength(1);
    expect(await choose(999_999)).toBe('unknown');
    await chooseGift(shop, user.visitorId, { productId: small, size: 'uniw' });
    const { orderId, toPay } = await placed(shop, user);
    expect(toPay).toBe(11_500);
    expect(await stockOf(shop, small)).toBe(2);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      lines: [{ gift: false }, { gift: true, productId: small, quantity: 1, paid: { gross: 0 } }],
    });
  });

  it('travels in the parcel of what is bought: where nothing is sent it is not offered, not taken and not kept', async () => {
    const virtual = { type: 'product_virtual' } as const;
    const [card, cup, gift, file] = [
      await addGood(shop, categoryId, { price: 5000, stock: -1 }, virtual),
      await addGood(shop, categoryId, { price: 5000, stock: 3 }),
      await addGood(shop, categoryId, { stock: 3 }),
      await addGood(shop, categoryId, { stock: -1 }, virtual),
    ];
    const sizeType = 'uniw';
    await shop.db.insert(gifts).values([gift, file].map((productId) => ({ productId, sizeType, minimumWorth: 5000 })));
    const user = await newShopper(shop, [{ productId: card }]);
    const offered = async () => (await listGifts(shop, user.visitorId)).map(({ productId }) => productId);
    const choose = (productId: number) => chooseGift(shop, user.visitorId, { productId, size: sizeType });
    expect(await offered()).toContain(file);
    expect(await offered()).not.toContain(gift);
    expect(await choose(gift)).toBe('unknown');
    expect(await choose(file)).toBe('chosen');
    expect(await getOrderSummary(shop, user)).toMatchObject({
      gift: { kind: 'chosen' },
      needsDelivery: false,
      toPay: 5000,
    });
    await setBasketLines(
      shop,
      user.visitorId,
      [card, cup].map((productId) => ({ productId, size: sizeType, quantity: 1 })),
    );
    expect(await offered()).toContain(gift);
    expect(await choose(gift)).toBe('chosen');
    await setBasketLines(shop, user.visitorId, [{ productId: cup, size: sizeType, quantity: 0 }]);
    expect(await getOrderSummary(shop, user)).toMatchObject({
      gift: { kind: 'lost', reason: 'nothing-sent' },
      needsDelivery: false,
      toPay: 5000,
    });
  });

  it('is asked about when the basket no longer reaches it', async () => {
    const productId = await addGood(shop, categoryId);
    await shop.db.insert(gifts).values({ productId, sizeType: 'uniw', minimumWorth: 15_000 });
    const user = await shopperWith(8000);
    const choose = () => chooseGift(shop, user.visitorId, { productId, size: 'uniw' });
    expect(await choose()).toBe('below-minimum');
    await setBasketLines(shop, user.visitorId, [{ productId: user.productId, size: 'uniw', quantity: 2 }]);
    expect(await choose()).toBe('chosen');
    await setBasketLines(shop, user.visitorId, [{ productId: user.productId, size: 'uniw', quantity: 1 }]);
    expect((await getOrderSummary(shop, user)).gift).toMatchObject({ kind: 'lost', reason: 'below-minimum' });
  });

  it('is offered in its period while it is in stock and visible, with the missing worth', async () => {
    const gift = (minimumWorth: number, productId: number, time: { startsAt?: Date; endsAt?: Date } = {}) => ({
      productId,
      sizeType: 'uniw',
      minimumWorth,
      ...time,
    });
    const good = (stock = 1, visible = true) => addGood(shop, categoryId, { stock }, { visible });
    const [running, past, future, gone, hidden] = [
      await good(),
      await good(),
      await good(),
      await good(0),
      await good(1, false),
    ];
    await shop.db.delete(basketGifts);
    await shop.db.delete(gifts);
    await shop.db
      .insert(gifts)
      .values([
        gift(12_000, gone),
        gift(10_000, running, { startsAt: now, endsAt: tomorrow }),
        gift(1, past, { endsAt: now }),
        gift(2, future, { startsAt: tomorrow }),
        gift(3, hidden),
      ]);
    const user = await shopperWith(10_000);
    expect(await listGifts(shop, user.visitorId)).toMatchObject([
      { productId: running, missing: 0, soldOut: false, chosen: false },
      { productId: gone, missing: 2000, soldOut: true, chosen: false },
    ]);
    expect(await listGifts(shop, null)).toMatchObject([
      { productId: running, missing: 10_000, chosen: false },
      { productId: gone, missing: 12_000 },
    ]);
    const choose = (productId: number, size = 'uniw') => chooseGift(shop, user.visitorId, { productId, size });
    for (const productId of [past, future, hidden]) expect(await choose(productId)).toBe('unknown');
    expect(await choose(running, 'inny')).toBe('unknown');
    expect(await choose(gone)).toBe('below-minimum');
    await shop.db.update(gifts).set({ minimumWorth: 10_000 }).where(eq(gifts.productId, gone));
    expect(await choose(gone)).toBe('sold-out');
    expect(await choose(running)).toBe('chosen');
  });

  it('once chosen it goes when its time is over or it is no longer shown, and when the last piece is bought or given away', async () => {
    const productId = await addGood(shop, categoryId, { stock: 1, price: 10_000 });
    const [gift] = await shop.db
      .insert(gifts)
      .values({ productId, sizeType: 'uniw', minimumWorth: 10_000 })
      .returning();
    const user = await shopperWith(10_000);
    expect(await chooseGift(shop, user.visitorId, { productId, size: 'uniw' })).toBe('chosen');
    const giftNow = async () => (await getOrderSummary(shop, user)).gift;
    const change = (values: Partial<typeof gifts.$inferInsert>) =>
      shop.db
        .update(gifts)
        .set(values)
        .where(eq(gifts.id, gift?.id ?? 0));
    expect(await giftNow()).toMatchObject({ kind: 'chosen' });
    for (const time of [{ endsAt: now }, { endsAt: null, startsAt: tomorrow }, { startsAt: null, sizeType: 'inny' }]) {
      await change(time);
      expect(await giftNow()).toMatchObject({ kind: 'lost', reason: 'ended' });
    }
    await change({ sizeType: 'uniw', startsAt: now, endsAt: tomorrow });
    expect(await giftNow()).toMatchObject({ kind: 'chosen' });
    await shop.db.update(products).set({ visible: false }).where(eq(products.id, productId));
    expect(await giftNow()).toMatchObject({ kind: 'lost', reason: 'ended' });
    await shop.db.update(products).set({ visible: true }).where(eq(products.id, productId));
    // The last piece is in the basket, to be paid for.
    await addToBasket(shop, user.visitorId, { productId, size: '', quantity: 1 });
    expect(await giftNow()).toMatchObject({ kind: 'lost', name: expect.stringMatching(/^Kubek/), reason: 'sold-out' });
    await setBasketLines(shop, user.visitorId, [{ productId, size: 'uniw', quantity: 0 }]);
    expect(await giftNow()).toMatchObject({ kind: 'chosen' });
    await shop.db.update(sizes).set({ stock: 0 }).where(eq(sizes.productId, productId));
    expect(await giftNow()).toMatchObject({ kind: 'lost', reason: 'sold-out' });
  });

  it('is the size it says, in its version; a stock without end is never sold out, and a size that is gone is no gift', async () => {
    const sized = (stock: number) => [
      { type: 's', name: 'S', price: 5000, stock: 0 },
      { type: 'm', name: 'M', price: 5000, stock },
    ];
    const [productId, gone] = [
      await addGood(shop, categoryId, {}, { versionName: 'Zielony', sizes: sized(-1) }),
      await addGood(shop, categoryId),
    ];
    await shop.db.delete(basketGifts);
    await shop.db.delete(gifts);
    await shop.db.insert(gifts).values([
      { productId, sizeType: 'm', minimumWorth: 5000 },
      { productId: gone, sizeType: 'xxl', minimumWorth: 1 },
    ]);
    const user = await shopperWith(5000);
    const shownFor = async (worth = 5000) =>
      judgeGift(await findGivenGift(shop.db, user.visitorId), { worth, types: [] }, now);
    expect(await listGifts(shop, user.visitorId)).toMatchObject([
      { productId, size: 'm', sizeName: 'M', versionName: 'Zielony', soldOut: false },
    ]);
    expect(await shownFor()).toEqual({ kind: 'none' });
    expect(await chooseGift(shop, user.visitorId, { productId, size: 's' })).toBe('unknown');
    expect(await chooseGift(shop, user.visitorId, { productId, size: 'm' })).toBe('chosen');
    expect(await shownFor()).toMatchObject({ kind: 'chosen', sale: { size: 'm' } });
    expect(await shownFor(4999)).toMatchObject({
      kind: 'lost',
      name: expect.stringMatching(/^Kubek/),
      reason: 'below-minimum',
    });
    await shop.db.update(sizes).set({ stock: 0 }).where(eq(sizes.productId, productId));
    expect(await shownFor()).toEqual({ kind: 'lost', name: expect.stringMatching(/^Kubek/), reason: 'sold-out' });
    await shop.db.update(gifts).set({ endsAt: now });
    expect(await shownFor()).toEqual({ kind: 'lost', name: expect.stringMatching(/^Kubek/), reason: 'ended' });
    await shop.db.update(gifts).set({ endsAt: null, sizeType: 'xl' });
    expect(await shownFor()).toEqual({ kind: 'lost', name: '', reason: 'ended' });
  });
});
