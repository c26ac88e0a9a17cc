import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Actor } from '#platform/shop/server/shop.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { countWithdrawalTabs, findWithdrawal, listWithdrawalQueue, refundWithdrawal, withdraw } from './index.ts';

let at = new Date('2026-11-10T10:00:00Z');
const { shop: bare } = await testDatabase({ filled: 'empty', now: () => at });
const ola: Actor = { kind: 'staff', id: 7, name: 'Ola' };
const shop = { ...bare, actor: ola };
const { categoryId } = await equipShop(shop);

/** A statement of this day about an order that was paid: delivered, or never packed. */
async function madeOn(day: string, delivered: boolean) {
  at = new Date(`${day}T10:00:00Z`);
  const productId = await addGood(bare, categoryId, { stock: 100 });
  const { orderId } = await placed(bare, await newShopper(bare, [{ productId, quantity: 2 }]));
  const arrived = delivered ? { state: 'delivered' as const } : {};
  await bare.db
    .update(orders)
    .set({ paid: 100_000, ...arrived })
    .where(eq(orders.id, orderId));
  const order = await findOrderById(bare.db, orderId);
  if (!order) throw new Error('no order');
  const pieces = [{ lineId: order.lines[0]?.lineId ?? 0, quantity: 1 }];
  const writeReceipt = async () => Buffer.from('%PDF');
  const outcome = await withdraw(bare, order, { key: crypto.randomUUID(), pieces, name: 'Jan', writeReceipt });
  const made = await findWithdrawal(bare, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  return made;
}

it('O.22 due withdrawals are first, those with goods still to arrive behind, and refunded ones leave the queue', async () => {
  const toCome = await madeOn('2026-11-01', true);
  const later = await madeOn('2026-11-09', false);
  const first = await madeOn('2026-11-04', false);
  at = new Date('2026-11-16T10:00:00Z');
  const queue = await listWithdrawalQueue(shop, 'due');
  expect(queue.map(({ code, clock }) => [code, clock?.due ?? null])).toEqual([
    [first.code, '2026-11-18'],
    [later.code, '2026-11-23'],
    [toCome.code, null],
  ]);
  expect(await countWithdrawalTabs(shop)).toEqual({ due: 3, settled: 0 });
  expect(await refundWithdrawal(shop, first, {})).toMatchObject({ kind: 'done' });
  // Decided on is not paid: it stays in the queue and says how far the money is.
  expect(await listWithdrawalQueue(shop, 'due')).toContainEqual(
    expect.objectContaining({ code: first.code, refund: 'by-hand', clock: expect.anything() }),
  );
  await letMoneyGo(shop);
  expect((await listWithdrawalQueue(shop, 'due')).map(({ code }) => code)).toEqual([later.code, toCome.code]);
  expect(await listWithdrawalQueue(shop, 'settled')).toMatchObject([{ code: first.code, clock: null, isDue: false }]);
  expect(await countWithdrawalTabs(shop)).toEqual({ due: 2, settled: 1 });
  expect(await listChanges(shop, { objectKind: 'withdrawal', objectId: first.code })).toMatchObject([
    { action: 'withdrawal.refunded', actorName: 'Ola', after: { way: 'same-way' } },
  ]);
});
