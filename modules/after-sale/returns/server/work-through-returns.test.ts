import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { waitingPieces } from '#modules/after-sale/claims/server/index.ts';
import { findWithdrawal, listWithdrawalQueue, withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import { sizes } from '#modules/catalogue/products/server/tables.ts';
import { freePieces, orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import type { Actor } from '#platform/shop/server/shop.ts';
import { type Bought, boughtOrder } from '#platform/testing/bought-order.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  acceptReturn,
  beginReturnOfWithdrawal,
  changeReturnState,
  countReturnTabs,
  fileReturn,
  findReturn,
  listReturnQueue,
  refundReturn,
  saveReturnMethod,
  saveReturnProducts,
} from './index.ts';
import { writeReturnMails } from './return-mail.ts';

let at = new Date('2026-11-10T10:00:00Z');
const { shop: bare } = await testDatabase({ filled: 'empty', now: () => at });
const ola: Actor = { kind: 'staff', id: 7, name: 'Ola' };
const shop = { ...bare, actor: ola };
const { categoryId } = await equipShop(shop);
const nothing = { way: 'balance', bankAccount: '', note: '' } as const;

async function bought(quantity = 3): Promise<Bought> {
  const one = await boughtOrder(bare, categoryId, quantity);
  const [row] = await bare.db.select().from(orders).where(eq(orders.id, one.order.id));
  await bare.db.update(orders).set({ paid: row?.totalGross }).where(eq(orders.id, one.order.id));
  return one;
}

async function file(orderId: number) {
  await saveReturnMethod(bare, orderId, {
    method: 'courier',
    deliveryId: 'kurier',
    parameterConfirmed: true,
    phone: '',
  });
  const outcome = await fileReturn(bare, orderId, nothing);
  const view = await findReturn(bare, outcome.kind === 'filed' ? outcome.code : '');
  if (!view) throw new Error(outcome.kind);
  return view;
}

async function filed({ order, lineId }: Bought, quantity: number) {
  await saveReturnProducts(bare, order, { wanted: [{ lineId, quantity, comment: '' }], reason: '' });
  return file(order.id);
}

async function withdrawn({ order, lineId }: Bought, quantity: number) {
  const pieces = [{ lineId, quantity }];
  const writeReceipt = async () => Buffer.from('%PDF');
  const outcome = await withdraw(bare, order, { key: crypto.randomUUID(), pieces, name: 'Jan', writeReceipt });
  const made = await findWithdrawal(bare, outcome.kind === 'made' ? outcome.code : '');
  if (!made) throw new Error(outcome.kind);
  return made;
}

const free = async ({ order }: Bought) => (await freePieces(bare.db, order.id, 'complaint'))[0]?.free;

async function stockOf({ lineId }: Bought): Promise<number | null | undefined> {
  const [row] = await bare.db
    .select({ stock: sizes.stock })
    .from(orderLines)
    .innerJoin(sizes, eq(sizes.id, orderLines.sizeId))
    .where(eq(orderLines.id, lineId));
  return row?.stock;
}

async function mailText(returnId: number, state: string): Promise<string> {
  await runDueJobs(bare, [writeReturnMails]);
  const [mail] = await bare.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `return-${returnId}-${state}`));
  return mail?.text ?? '';
}

describe('a return accepted by piece', () => {
  it('O.20 what is taken back is on sale and in the refund again, the rest is the shopper’s, and the mail says so', async () => {
    const one = await bought(3);
    const before = (await stockOf(one)) ?? 0;
    const fullReturn = await filed(one, 3);
    await changeReturnState(shop, fullReturn.id, { state: 'received' });
    const pieces = [{ lineId: one.lineId, quantity: 2 }];
    expect(await acceptReturn(shop, fullReturn.id, { pieces })).toEqual({ kind: 'done' });
    const view = await findReturn(shop, fullReturn.code);
    expect(view).toMatchObject({ state: 'accepted', lines: [{ quantity: 3, accepted: 2 }] });
    expect(view?.amount).toBeLessThan(fullReturn.amount);
    expect(await stockOf(one)).toBe(before + 2);
    expect(await free(one)).toBe(1);
    const text = await mailText(fullReturn.id, 'accepted');
    expect(text).toContain('Przyjęliśmy część zwrotu');
    expect(text).toContain('przyjęto 2 z 3');
    expect(await refundReturn(shop, fullReturn.id)).toEqual({ kind: 'done' });
    await letMoneyGo(shop);
    const [row] = await bare.db.select().from(orders).where(eq(orders.id, one.order.id));
    expect(row).toMatchObject({ refunded: view?.amount, state: 'delivered' });
  });

  it('O.20 goods that cannot be sold again stay out of stock', async () => {
    const one = await bought(2);
    const before = await stockOf(one);
    const { id, amount, code } = await filed(one, 2);
    expect(await acceptReturn(shop, id, { restock: false })).toEqual({ kind: 'done' });
    expect(await stockOf(one)).toBe(before);
    expect(await findReturn(shop, code)).toMatchObject({ amount });
    expect(await mailText(id, 'accepted')).toContain('Wszystko się zgadza.');
  });

  it.each([
    [4, 'wrong-pieces'],
    [-1, 'wrong-pieces'],
    [Number.NaN, 'wrong-pieces'],
    [0, 'nothing'],
  ])('O.20 %s of 3 pieces is refused: %s, and nothing moves', async (quantity, kind) => {
    const one = await bought(3);
    const before = await stockOf(one);
    const { id, code } = await filed(one, 3);
    expect(await acceptReturn(shop, id, { pieces: [{ lineId: one.lineId, quantity }] })).toMatchObject({ kind });
    expect(await findReturn(shop, code)).toMatchObject({ state: 'filed', lines: [{ accepted: null }] });
    expect(await stockOf(one)).toBe(before);
  });

  it('O.20 pieces of a withdrawal that are not taken back stay withdrawn from, and wait for their money again', async () => {
    const one = await bought(3);
    const made = await withdrawn(one, 3);
    await beginReturnOfWithdrawal(bare, made);
    const { id } = await file(one.order.id);
    expect(await waitingPieces(bare.db, made.id)).toEqual([]);
    await acceptReturn(shop, id, { pieces: [{ lineId: one.lineId, quantity: 1 }] });
    expect(await waitingPieces(bare.db, made.id)).toEqual([{ lineId: one.lineId, quantity: 2 }]);
    expect((await listWithdrawalQueue(shop, 'due')).map(({ code }) => code)).toContain(made.code);
    expect(await free(one)).toBe(0);
  });
});

it('O.20 a note goes only into the mail of its own step', async () => {
  const { id } = await filed(await bought(), 1);
  await changeReturnState(shop, id, { state: 'received', note: 'Paczka była mokra.' });
  await acceptReturn(shop, id, { note: 'Osuszyliśmy ją.' });
  await refundReturn(shop, id);
  await letMoneyGo(shop);
  expect(await mailText(id, 'received')).toContain('Paczka była mokra.');
  expect(await mailText(id, 'accepted')).toContain('Osuszyliśmy ją.');
  expect(await mailText(id, 'accepted')).not.toContain('mokra');
  expect(await mailText(id, 'refunded')).not.toMatch(/mokra|Osuszyliśmy/);
});

it('O.20 every step by staff is written down with who made it', async () => {
  const { id, code, amount } = await filed(await bought(), 1);
  await changeReturnState(shop, id, { state: 'received', note: 'Jest.' });
  await acceptReturn({ ...bare, actor: { kind: 'command' } }, id, {});
  await refundReturn(shop, id);
  await letMoneyGo(shop);
  const entries = await listChanges(shop, { objectKind: 'return', objectId: code });
  expect(entries.map(({ action, actorKind }) => [action, actorKind])).toEqual([
    ['return.refunded', 'staff'],
    ['return.accepted', 'command'],
    ['return.received', 'staff'],
  ]);
  expect(entries[0]).toMatchObject({ before: { state: 'accepted' }, after: { state: 'refunded', amount } });
});

it('O.20 the queue begins with the refund that is due first; parcels on their way and finished returns have tabs of their own', async () => {
  const work = async () => (await listReturnQueue(shop, 'work')).map(({ code }) => code);
  const queuedBefore = await work();
  at = new Date('2026-11-12T10:00:00Z');
  const late = await filed(await bought(), 1);
  const one = await bought();
  at = new Date('2026-10-29T10:00:00Z');
  const made = await withdrawn(one, 1);
  at = new Date('2026-11-13T10:00:00Z');
  await beginReturnOfWithdrawal(bare, made);
  const early = await file(one.order.id);
  for (const { id } of [late, early]) await changeReturnState(shop, id, { state: 'received' });
  const onItsWay = await filed(await bought(), 1);
  const mine = (await work()).filter((code) => !queuedBefore.includes(code));
  expect(mine).toEqual([early.code, late.code]);
  const all = await listReturnQueue(shop, 'work');
  expect(all.map(({ clock }) => clock?.due ?? '9999')).toEqual(all.map(({ clock }) => clock?.due ?? '9999').toSorted());
  // The earliest deadline is on the first page, however late it was filed.
  const [due] = await listReturnQueue(shop, 'work', '', { from: 0, max: 1 });
  expect(due).toEqual(all[0]);
  expect(await listReturnQueue(shop, 'work', '', { from: 1, max: 200 })).toEqual(all.slice(1));
  const [first] = (await listReturnQueue(shop, 'work')).filter(({ code }) => code === early.code);
  expect(first?.clock).toMatchObject({ due: '2026-11-13', urgency: 'soon' });
  expect((await listReturnQueue(shop, 'coming')).map(({ code }) => code)).toContain(onItsWay.code);
  expect((await listReturnQueue(shop, 'work', onItsWay.code.toLowerCase())).map(({ code }) => code)).toEqual([
    onItsWay.code,
  ]);
  const counts = await countReturnTabs(shop);
  expect(counts.work).toBe((await work()).length);
  await changeReturnState(shop, late.id, { state: 'refused' });
  expect(await countReturnTabs(shop)).toEqual({ ...counts, work: counts.work - 1, over: counts.over + 1 });
});
