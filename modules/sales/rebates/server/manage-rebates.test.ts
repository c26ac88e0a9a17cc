import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changePrice } from '#modules/catalogue/products/server/index.ts';
import { getPoints, setEarnedPoints, setPointWorth } from '#modules/sales/loyalty/server/index.ts';
import { changeOrderState } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderLines, sizes } from '#server/shop/schema.ts';
import {
  addRebate,
  blockRebate,
  chooseGift,
  listGifts,
  NEW_GIFT,
  NEW_REBATE,
  removeGift,
  saveGift,
  saveRebate,
  switchGift,
  withdrawRebate,
} from './index.ts';

const now = new Date('2026-03-02T09:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const productId = await addGood(shop, categoryId, { stock: 1000 });

async function saved(values: Parameters<typeof saveRebate>[2], id: number | null = null): Promise<number> {
  const outcome = await saveRebate(shop, id, values);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}

async function given(code: string) {
  const shopper = await newShopper(shop, [{ productId, quantity: 2 }]);
  const verdict = await addRebate(shop, { ...shopper, email: '' }, code);
  return { shopper, verdict: verdict.kind };
}

describe('rebate codes of the owner', () => {
  it('O.35 work in a basket at once: per cent, amount and free delivery', async () => {
    await saved({ ...NEW_REBATE, code: 'wiosna 10'.replace(' ', ''), percent: 10 });
    await saved({ ...NEW_REBATE, code: 'MINUS20', effect: 'amount', amount: 2000 });
    await saved({ ...NEW_REBATE, code: 'BEZDOSTAWY', effect: 'free-shipping' });
    const toPay = async (code: string) => (await placed(shop, (await given(code)).shopper)).toPay;
    expect(await toPay('Wiosna10')).toBe(9000 + 1500);
    expect(await toPay('MINUS20')).toBe(8000 + 1500);
    expect(await toPay('BEZDOSTAWY')).toBe(10_000);
  });

  it('O.35 keep their dates, limits and worth', async () => {
    await saved({ ...NEW_REBATE, code: 'PRZYSZLY', percent: 5, startsAt: new Date('2026-04-01T00:00:00Z') });
    await saved({ ...NEW_REBATE, code: 'MINIONY', percent: 5, endsAt: new Date('2026-03-01T00:00:00Z') });
    await saved({ ...NEW_REBATE, code: 'DUZY', percent: 5, minimumWorth: 50_000 });
    await saved({ ...NEW_REBATE, code: 'JEDEN', percent: 5, maxUses: 1 });
    expect((await given('PRZYSZLY')).verdict).toBe('not-yet');
    expect((await given('MINIONY')).verdict).toBe('expired');
    expect((await given('DUZY')).verdict).toBe('below-minimum');
    await placed(shop, (await given('JEDEN')).shopper);
    expect((await given('JEDEN')).verdict).toBe('used-up');
  });

  it('O.35 a blocked one takes nothing off; one that was used cannot be removed', async () => {
    const id = await saved({ ...NEW_REBATE, code: 'KONIEC', percent: 50 });
    await placed(shop, (await given('KONIEC')).shopper);
    expect(await withdrawRebate(shop, id)).toBe('used');
    await blockRebate(shop, id, true);
    expect((await given('KONIEC')).verdict).toBe('blocked');
    await blockRebate(shop, id, false);
    expect((await given('KONIEC')).verdict).toBe('ok');
    const unused = await saved({ ...NEW_REBATE, code: 'NIKT', percent: 5 });
    expect(await withdrawRebate(shop, unused)).toBe('removed');
    expect((await given('NIKT')).verdict).toBe('unknown');
  });

  it.each([
    [{ code: 'ma spację!' }, { code: 'code' }],
    [{ percent: null }, { percent: 'required' }],
    [{ percent: 101 }, { percent: 'out-of-range' }],
    [{ effect: 'amount' as const }, { amount: 'required' }],
    [{ startsAt: now, endsAt: now }, { endsAt: 'order-of-dates' }],
    [{ categoryId: 999 }, { categoryId: 'unknown' }],
    [{ customerId: 999 }, { customerId: 'unknown' }],
    [{ code: 'zajety' }, { code: 'taken' }],
  ])('O.35 bad input names the field: %o', async (change, faults) => {
    await saveRebate(shop, null, { ...NEW_REBATE, code: 'ZAJETY', percent: 5 });
    const outcome = await saveRebate(shop, null, { ...NEW_REBATE, code: 'NOWY', percent: 5, ...change });
    expect(outcome).toEqual({ ok: false, faults });
  });
});

describe('gifts of the owner', () => {
  it('O.35 may be chosen at once, until they are switched off', async () => {
    const gift = await addGood(shop, categoryId);
    const outcome = await saveGift(shop, null, { ...NEW_GIFT, productId: gift, sizeType: 'uniw', minimumWorth: 8000 });
    const id = outcome.ok ? outcome.id : 0;
    const { visitorId } = await newShopper(shop, [{ productId, quantity: 2 }]);
    expect(await listGifts(shop, visitorId)).toMatchObject([{ giftId: id, missing: 0 }]);
    expect(await chooseGift(shop, visitorId, { productId: gift, size: 'uniw' })).toBe('chosen');
    await switchGift(shop, id, false);
    expect(await listGifts(shop, visitorId)).toEqual([]);
    await switchGift(shop, id, true);
    expect(await listGifts(shop, visitorId)).toHaveLength(1);
    expect(await removeGift(shop, id)).toBe('removed');
    expect(await listGifts(shop, visitorId)).toEqual([]);
  });

  it('O.35 are products the shop has', async () => {
    const wrong = (values: object) => saveGift(shop, null, { ...NEW_GIFT, productId, ...values });
    expect(await wrong({ productId: 99_999 })).toEqual({ ok: false, faults: { productId: 'unknown' } });
    expect(await wrong({ sizeType: 'XXL' })).toEqual({ ok: false, faults: { sizeType: 'unknown' } });
  });
});

describe('points of the owner', () => {
  it('O.35 are earned and worth as the rules say, from the next basket on', async () => {
    expect(await setEarnedPoints(shop, { categoryId, perZloty: 0.5 })).toMatchObject({ ok: true });
    const shopper = await newShopper(shop, [{ productId, quantity: 2 }], { points: 1000, data: { points: 100 } });
    await setPointWorth(shop, 7);
    const { orderId, toPay } = await placed(shop, shopper);
    expect(toPay).toBe(11_500 - 700);
    for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
    // A thousand, a hundred spent, and half a point for each of a hundred złoty.
    expect((await getPoints(shop, shopper.customerId ?? 0)).balance).toBe(950);
  });

  it('O.35 follow the price, and are counted for the whole line', async () => {
    await setEarnedPoints(shop, { categoryId, perZloty: 0.1 });
    const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
    await changePrice(shop, size?.id ?? 0, 390);
    const shopper = await newShopper(shop, [{ productId, quantity: 5 }], {});
    const { orderId } = await placed(shop, shopper);
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    // 5 × 3,90 zł; a single piece earns nothing.
    expect(line?.pointsReceived).toBe(1);
    await changePrice(shop, size?.id ?? 0, 5000);
  });

  it('O.35 rules that make no sense name the field', async () => {
    expect(await setEarnedPoints(shop, { categoryId: 999, perZloty: 1 })).toEqual({
      ok: false,
      faults: { categoryId: 'unknown' },
    });
    expect(await setPointWorth(shop, 0)).toEqual({ ok: false, faults: { pointWorth: 'out-of-range' } });
  });
});
