import { describe, expect, it } from 'vitest';
import { addOrderCard } from '#modules/sales/checkout/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addGood, equipShop, newShopper, order, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { blockCard, checkCard, findManagedCard, issueOwnCards, listManagedCards } from './index.ts';

const { shop: plain } = await testDatabase({ filled: 'empty' });
const shop = { ...plain, actor: { kind: 'command' as const } };
const { categoryId } = await equipShop(shop);
const CARD = { kind: 'gift-card' as const, amount: 3000, pieces: 1, expiresAt: null };

async function issued(values = CARD) {
  const outcome = await issueOwnCards(shop, values);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const [card] = outcome.cards;
  if (!card) throw new Error('no card');
  return card;
}

describe('cards of the owner', () => {
  it('O.35 an issued card pays at once, and its balance is seen', async () => {
    const { number, pin } = await issued();
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }]);
    expect(await addOrderCard(shop, shopper, { number, pin: pin ?? '' })).toMatchObject({ kind: 'ok' });
    expect(await placed(shop, shopper)).toMatchObject({ toPay: 6500 - 3000 });
    expect(await findManagedCard(shop, { number })).toMatchObject({
      issued: 3000,
      balance: 0,
      uses: [{ amount: 3000 }],
    });
  });

  it('O.35 a blocked card does not pay until it is let go again', async () => {
    const { id, number, pin } = await issued();
    const check = () => checkCard(shop, 1, { number, pin: pin ?? '' });
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }]);
    await addOrderCard(shop, shopper, { number, pin: pin ?? '' });
    expect(await blockCard(shop, id, true)).toBe(true);
    expect(await check()).toMatchObject({ kind: 'refused', refusal: 'blocked' });
    expect(await order(shop, shopper)).toMatchObject({ kind: 'refused', problems: [{ field: 'cards' }] });
    await blockCard(shop, id, false);
    expect(await check()).toMatchObject({ kind: 'ok' });
    const actions = (await listChanges(shop, { objectKind: 'gift-card', objectId: String(id) })).map(
      (one) => one.action,
    );
    expect(actions).toEqual(['gift-card.unblocked', 'gift-card.blocked', 'gift-card.issued']);
  });

  it('are many at once, each with a number of its own; vouchers have no PIN', async () => {
    const outcome = await issueOwnCards(shop, { ...CARD, kind: 'voucher', pieces: 3 });
    const cards = outcome.ok ? outcome.cards : [];
    expect(new Set(cards.map(({ number }) => number)).size).toBe(3);
    expect(cards.map(({ pin }) => pin)).toEqual([null, null, null]);
    const number = cards[1]?.number ?? '';
    for (const text of [number, number.slice(-4)])
      expect((await listManagedCards(shop, { text })).map((card) => card.number)).toEqual([number]);
    expect(await listManagedCards(shop, { text: number.slice(3) })).toEqual([]);
    expect(await checkCard(shop, 1, { number, pin: '' })).toMatchObject({ kind: 'ok' });
  });

  it.each([
    [{ amount: 0 }, { amount: 'out-of-range' }],
    [{ pieces: 0 }, { pieces: 'out-of-range' }],
    [{ pieces: 100_000 }, { pieces: 'out-of-range' }],
    [{ expiresAt: new Date(Date.now() - DAY_MS) }, { expiresAt: 'order-of-dates' }],
  ])('O.35 bad input names the field: %o', async (change, faults) => {
    expect(await issueOwnCards(shop, { ...CARD, ...change })).toEqual({ ok: false, faults });
  });
});
