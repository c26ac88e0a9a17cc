import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { CLAIM_KINDS, type Claim } from '../rules/claim.ts';
import { claimPieces, freePieces, handOverPieces, releasePieces } from './claim-pieces.ts';
import { lockOwnerAndOrder } from './lock-order.ts';
import { orderLines } from './tables.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const opened = await openShop({ databaseUrl: url, log: testLog, poolSize: 16, demo: true });
const busy = { ...opened, settings: shop.settings };
afterAll(() => busy.close());

async function bought(quantity: number, size = {}, product = {}) {
  const productId = await addGood(shop, categoryId, { stock: 1000, ...size }, product);
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity }]));
  const [line] = await shop.db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
  return { orderId, lineId: line?.id ?? 0 };
}

let ids = 0;

function take(orderId: number, lineId: number, quantity: number, claim?: Claim) {
  ids += 1;
  const own = claim ?? { kind: CLAIM_KINDS[ids % 3] ?? 'return', id: ids };
  return busy.db.transaction((tx) =>
    claimPieces(tx, { orderId, claim: own, pieces: [{ lineId, quantity }] }, shop.now()),
  );
}

it('S1.11 40 returns, complaints and withdrawals at once give up each of the 7 bought pieces once', async () => {
  const { orderId, lineId } = await bought(7);
  const wanted = Array.from({ length: 40 }, (_, at) => ({ kind: CLAIM_KINDS[at % 3] ?? 'return', id: 1_000 + at }));
  const outcomes = await Promise.all(wanted.map((claim) => take(orderId, lineId, 1, claim)));
  const taken = wanted.filter((_, at) => outcomes[at]?.kind === 'claimed');
  expect(taken.filter(({ kind }) => kind !== 'complaint')).toHaveLength(7);
  expect(taken.filter(({ kind }) => kind === 'complaint').length).toBeLessThanOrEqual(7);
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['claimed', 'too-many']));
  for (const kind of CLAIM_KINDS)
    expect(await freePieces(shop.db, orderId, kind)).toEqual([{ lineId, bought: 7, free: 0 }]);
});

it('S1.11 pieces of a complaint can be given up, and none of them is complained about again', async () => {
  const { orderId, lineId } = await bought(3);
  await take(orderId, lineId, 3, { kind: 'complaint', id: 80_001 });
  expect(await take(orderId, lineId, 1, { kind: 'complaint', id: 80_002 })).toMatchObject({
    kind: 'too-many',
    free: 0,
  });
  expect(await take(orderId, lineId, 2, { kind: 'withdrawal', id: 80_003 })).toEqual({ kind: 'claimed' });
  expect(await take(orderId, lineId, 2, { kind: 'return', id: 80_004 })).toMatchObject({ kind: 'too-many', free: 1 });
  expect(await take(orderId, lineId, 1, { kind: 'return', id: 80_005 })).toEqual({ kind: 'claimed' });
});

it('whatever is given up at the same time never exceeds what was bought', async () => {
  const asked = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(asked, async (tenths) => {
      const { orderId, lineId } = await bought(4, {}, { unitSellby: 0.1, unitPrecision: 1 });
      const outcomes = await Promise.all(
        tenths.map((some, at) => {
          ids += 1;
          return take(orderId, lineId, some / 10, { kind: at % 2 === 0 ? 'return' : 'withdrawal', id: ids });
        }),
      );
      const taken = tenths.filter((_, at) => outcomes[at]?.kind === 'claimed').reduce((sum, some) => sum + some, 0);
      const [line] = await freePieces(shop.db, orderId, 'complaint');
      expect(taken).toBeLessThanOrEqual(40);
      expect(Math.round((line?.free ?? -1) * 10)).toBe(40 - taken);
    }),
    { numRuns: 12 },
  );
});

it('takes all or nothing, and only of this order', async () => {
  const one = await bought(2);
  const other = await bought(2);
  expect(await take(one.orderId, other.lineId, 1)).toEqual({ kind: 'unknown-line' });
  expect(await take(one.orderId, one.lineId, 3)).toEqual({ kind: 'too-many', lineId: one.lineId, free: 2 });
  expect(await take(one.orderId, one.lineId, 0)).toMatchObject({ kind: 'too-many' });
  expect(await take(one.orderId, one.lineId, Number.NaN)).toMatchObject({ kind: 'too-many' });
  expect(await take(2_000_000_000, one.lineId, 1)).toEqual({ kind: 'unknown-order' });
  const nothing = { orderId: one.orderId, claim: { kind: 'return', id: 1 }, pieces: [] } as const;
  expect(await busy.db.transaction((tx) => claimPieces(tx, nothing, shop.now()))).toEqual({ kind: 'unknown-line' });
  expect(await freePieces(shop.db, one.orderId, 'complaint')).toMatchObject([{ free: 2 }]);
});

it('who moves points holds the customer together with the order', async () => {
  const productId = await addGood(shop, categoryId);
  const { customerId, ...shopper } = await newShopper(shop, [{ productId }], { points: 5 });
  const { orderId } = await placed(shop, { ...shopper, customerId });
  await busy.db.transaction(async (tx) => {
    expect(await lockOwnerAndOrder(tx, orderId)).toMatchObject({ id: orderId, customerId });
    const free = sql`select id from customers where id = ${customerId} for update skip locked`;
    expect((await shop.db.execute(free)).rows).toEqual([]);
  });
  expect(await busy.db.transaction((tx) => lockOwnerAndOrder(tx, 2_000_000_000))).toBeNull();
});

it('gives back what a claim held, and hands it over to another', async () => {
  const { orderId, lineId } = await bought(3);
  const withdrawal: Claim = { kind: 'withdrawal', id: 90_001 };
  const sentBack: Claim = { kind: 'return', id: 90_002 };
  await take(orderId, lineId, 2, withdrawal);
  await handOverPieces(shop.db, withdrawal, sentBack);
  await releasePieces(shop.db, withdrawal, shop.now());
  expect(await freePieces(shop.db, orderId, 'complaint')).toMatchObject([{ free: 1 }]);
  await releasePieces(shop.db, sentBack, shop.now());
  expect(await freePieces(shop.db, orderId, 'complaint')).toMatchObject([{ free: 3 }]);
});
