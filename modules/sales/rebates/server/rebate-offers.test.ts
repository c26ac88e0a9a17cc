import { describe, expect, it } from 'vitest';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { addCategory } from '#platform/testing/catalogue-rows.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { addRebate, findRebateOffer, getRebateOffers, listRebateProducts } from './index.ts';
import { rebates } from './tables.ts';

const now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const tents = await addCategory(shop, 'Namioty');
const ended = new Date('2026-05-01T10:00:00Z');
const tent = await addGood(shop, tents, { price: 20_000 });
const hidden = await addGood(shop, tents, {}, { visible: false });
const mug = await addGood(shop, categoryId, { price: 10_000 });
const owner = await newShopper(shop, [], { points: 0 });
const ownerId = owner.customerId ?? 0;

await shop.db.insert(rebates).values([
  { id: 1, code: 'WSZYSTKO', name: 'Na wszystko', effect: 'percent', value: 10, advertised: true },
  { id: 2, code: 'TAJNY', name: 'Tajny', effect: 'percent', value: 50 },
  { id: 3, code: 'NAMIOT', name: 'Namioty', effect: 'percent', value: 20, advertised: true, categoryId: tents },
  { id: 4, code: 'MINELO', name: 'Minęło', effect: 'percent', value: 20, advertised: true, endsAt: ended },
  { id: 5, code: '7700', source: 'card', name: 'Karta', effect: 'percent', value: 7, customerId: ownerId },
  {
    id: 6,
    code: '7701',
    source: 'card',
    name: 'Karta',
    effect: 'percent',
    value: 7,
    customerId: ownerId,
    blocked: true,
  },
  { id: 7, code: 'KWOTA', name: 'Kwota', effect: 'amount', value: 50_000, categoryId: tents, advertised: true },
]);

const ids = async (customerId: number | null) => (await getRebateOffers(shop, customerId)).map(({ id }) => id).sort();

describe('getRebateOffers', () => {
  it('S2.61 a visitor sees the advertised running ones, a customer also their own, valid or not', async () => {
    expect(await ids(null)).toEqual([1, 3, 7]);
    expect(await ids(ownerId)).toEqual([1, 3, 5, 6, 7]);
    expect(await ids(ownerId + 1000)).toEqual([1, 3, 7]);
    const own = (await getRebateOffers(shop, ownerId)).filter((offer) => offer.own);
    expect(own.map(({ code, verdict }) => [code, verdict.kind])).toEqual([
      ['7700', 'ok'],
      ['7701', 'blocked'],
    ]);
  });

  it.each([2, 4, 5, 99, 0, -1, 2 ** 40, Number.NaN])('S2.62 rebate %d is not found by a guest', async (id) => {
    expect(await findRebateOffer(shop, null, id)).toBeNull();
  });
});

describe('a rebate for some products', () => {
  it('S2.62 lists only its products', async () => {
    const offer = await findRebateOffer(shop, null, 3);
    expect(await listRebateProducts(shop, offer?.categoryId ?? null)).toEqual({
      ids: [tent],
      total: 1,
      page: 1,
      pages: 1,
    });
    expect((await listRebateProducts(shop, null)).ids).toEqual(expect.arrayContaining([tent, mug]));
    expect((await listRebateProducts(shop, null)).ids).not.toContain(hidden);
    expect((await listRebateProducts(shop, tents, 99)).page).toBe(1);
  });

  it('S2.61 takes off only from them, and the order keeps it', async () => {
    const shopper = await newShopper(shop, [{ productId: tent }, { productId: mug }], { points: 0 });
    expect(await addRebate(shop, { ...shopper, email: '' }, 'namiot')).toMatchObject({ kind: 'ok' });
    const { totals } = await getOrderSummary(shop, shopper);
    expect([totals.goods.gross, totals.rebate.gross]).toEqual([30_000, 4000]);
    expect(totals.lines.map(({ gross }) => gross)).toEqual([16_000, 10_000]);
    expect((await placed(shop, shopper)).toPay).toBe(26_000);
  });

  it('S2.61 two of them take off from their own products alone', async () => {
    await shop.db.insert(rebates).values([
      { id: 8, code: 'NAMIOTY5', effect: 'percent', value: 5, categoryId: tents, combinable: true },
      { id: 9, code: 'KUBKI10', effect: 'percent', value: 10, categoryId, combinable: true },
    ]);
    const shopper = await newShopper(shop, [{ productId: tent }, { productId: mug }], { points: 0 });
    for (const code of ['NAMIOTY5', 'KUBKI10']) await addRebate(shop, { ...shopper, email: '' }, code);
    const { totals } = await getOrderSummary(shop, shopper);
    expect(totals.lines.map(({ gross }) => gross)).toEqual([19_000, 9000]);
  });

  it('S2.61 an amount takes no more than they are worth', async () => {
    const shopper = await newShopper(shop, [{ productId: tent }, { productId: mug }], { points: 0 });
    await addRebate(shop, { ...shopper, email: '' }, 'KWOTA');
    const { totals } = await getOrderSummary(shop, shopper);
    expect(totals.rebate.gross).toBe(20_000);
  });

  it('S2.61 is refused without them, and works once one is in the basket', async () => {
    const shopper = await newShopper(shop, [{ productId: mug }], { points: 0 });
    const user = { ...shopper, email: '' };
    expect(await addRebate(shop, user, 'NAMIOT')).toEqual({ kind: 'not-covered' });
    await addToBasket(shop, shopper.visitorId, { productId: tent, size: '', quantity: 1 });
    expect(await addRebate(shop, user, 'NAMIOT')).toMatchObject({ kind: 'ok' });
  });
});
