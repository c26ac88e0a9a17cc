import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { findPrivateUpload } from '#modules/catalogue/media/server/index.ts';
import { uploads } from '#modules/catalogue/media/server/tables.ts';
import { claimPieces, freePieces, orders, refunds } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { giftCards, payments } from '#modules/sales/payments/server/tables.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { namesIn } from '#platform/testing/names-in.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import { RETURNS_A_DAY } from '../rules/refund.ts';
import {
  acceptReturn,
  addReturnPhoto,
  cancelReturn,
  changeReturnState,
  fileReturn,
  findDraft,
  findReturn,
  getReturnable,
  listReturns,
  offerRefunds,
  refundReturn,
  removeReturnPhotos,
  saveReturnMethod,
  saveReturnPlace,
  saveReturnProducts,
} from './index.ts';

let at = new Date('2026-11-10T10:00:00Z');
const { shop, url } = await testDatabase({ filled: 'empty', now: () => at });
const { categoryId } = await equipShop(shop);
const opened = await openShop({ databaseUrl: url, log: testLog, poolSize: 12, now: () => at, demo: true });
const busy = { ...opened, settings: shop.settings };
afterAll(() => busy.close());

const account = 'PL61 1090 1014 0000 0712 1981 2874';
const byTransfer = { way: 'transfer', bankAccount: account, note: '' } as const;

const SOME_PAYMENT = { name: '', amount: 100, at: new Date(0) };

/** An order that arrived, paid in full. */
async function arrived(quantity = 3, product = {}): Promise<OrderView> {
  const productId = await addGood(shop, categoryId, { stock: 100 }, product);
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity }]));
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  await shop.db.update(orders).set({ paid: row?.totalGross }).where(eq(orders.id, orderId));
  await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, orderId));
  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
  return again(orderId);
}

async function again(orderId: number): Promise<OrderView> {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

const lineOf = (order: OrderView) => order.lines[0]?.lineId ?? 0;
const choose = (order: OrderView, quantity: number, lineId = lineOf(order)) =>
  saveReturnProducts(shop, order, { wanted: [{ lineId, quantity, comment: '' }], reason: 'size' });
const byCourier = (order: OrderView) =>
  saveReturnMethod(shop, order.id, { method: 'courier', deliveryId: 'kurier', parameterConfirmed: true, phone: '' });

async function filed(order: OrderView, quantity = 1): Promise<string> {
  await choose(order, quantity);
  await byCourier(order);
  const outcome = await fileReturn(shop, order.id, byTransfer);
  if (outcome.kind !== 'filed') throw new Error(outcome.kind);
  return outcome.code;
}

describe('filing a return', () => {
  it('S1.11 S3.57 the answers of all steps stand in the filed return, the pieces are taken and a mail is written', async () => {
    const order = await arrived();
    expect(await choose(order, 2)).toMatchObject({ kind: 'saved' });
    expect(
      await saveReturnMethod(shop, order.id, {
        method: 'point',
        deliveryId: 'osobiscie',
        parameterConfirmed: true,
        phone: '',
      }),
    ).toBe('saved');
    expect(await saveReturnPlace(shop, order.id, 1)).toBe('saved');
    const outcome = await fileReturn(shop, order.id, byTransfer);
    const view = await findReturn(shop, outcome.kind === 'filed' ? outcome.code : '');
    expect(view).toMatchObject({
      state: 'filed',
      reason: 'size',
      method: 'point',
      delivery: { id: 'osobiscie', cost: 0 },
      place: { name: 'Polana Kraków' },
      refundWay: 'transfer',
      bankAccount: account,
      amount: 10_000,
      lines: [{ quantity: 2 }],
      events: [{ kind: 'filed' }],
    });
    expect(await freePieces(shop.db, order.id, 'complaint')).toMatchObject([{ free: 1 }]);
    expect((await again(order.id)).timeline.at(-1)).toMatchObject({
      kind: 'return-filed',
      details: { code: view?.code },
    });
    await runDueJobs(shop, shopJobs({ mail: undefined }));
    const mails = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `return-${view?.id}-filed`));
    expect(mails[0]?.text).toContain(view?.code);
    expect(mails[0]?.recipient).toBe('Jan@Example.com');
  });

  it('S4.46 a skipped step files nothing', async () => {
    const order = await arrived();
    expect(await fileReturn(shop, order.id, byTransfer)).toEqual({ kind: 'no-draft' });
    await choose(order, 1);
    expect(await fileReturn(shop, order.id, byTransfer)).toEqual({ kind: 'incomplete' });
    const method = { method: 'point', deliveryId: 'osobiscie', parameterConfirmed: true, phone: '' } as const;
    await saveReturnMethod(shop, order.id, method);
    expect(await fileReturn(shop, order.id, byTransfer)).toEqual({ kind: 'incomplete' });
    expect(await listReturns(shop, { orderId: order.id })).toEqual([]);
  });

  it('a list of returns knows what each holds and what became of it', async () => {
    const order = await arrived();
    const code = await filed(order, 2);
    expect(await listReturns(shop, { orderId: order.id })).toMatchObject([
      {
        code,
        orderNumber: order.number,
        withdrawnAt: null,
        lines: [{ name: order.lines[0]?.name }],
        events: [{ kind: 'filed' }],
      },
    ]);
  });

  it('sent again or from ten tabs at once it is filed once', async () => {
    const order = await arrived();
    await choose(order, 3);
    await byCourier(order);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => fileReturn(busy, order.id, byTransfer)));
    expect(outcomes.filter(({ kind }) => kind === 'filed')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'no-draft')).toHaveLength(9);
    expect(await listReturns(shop, { orderId: order.id })).toHaveLength(1);
  });

  it('pieces that went elsewhere meanwhile lead back to the products', async () => {
    const order = await arrived(1);
    await filed(order, 1);
    expect(await choose(order, 1)).toEqual({ kind: 'refused', obstacle: 'claimed' });
    const other = await arrived(2);
    await choose(other, 2);
    await byCourier(other);
    const claim = { kind: 'withdrawal', id: 77 } as const;
    const pieces = [{ lineId: lineOf(other), quantity: 1 }];
    await shop.db.transaction((tx) => claimPieces(tx, { orderId: other.id, claim, pieces }, at));
    expect(await fileReturn(shop, other.id, byTransfer)).toEqual({ kind: 'changed' });
    expect(await findDraft(shop, other.id)).not.toBeNull();
  });

  it('chosen in time and filed too late it leads back to the products', async () => {
    const order = await arrived();
    await choose(order, 1);
    await byCourier(order);
    const before = at;
    at = new Date('2027-01-10T10:00:00Z');
    expect(await fileReturn(shop, order.id, byTransfer)).toEqual({ kind: 'changed' });
    at = before;
    expect(await fileReturn(shop, order.id, byTransfer)).toMatchObject({ kind: 'filed' });
    expect(await fileReturn(shop, 2_000_000_000, byTransfer)).toEqual({ kind: 'no-draft' });
  });

  it('keeps the account for a transfer and the note for another way, each for that alone; no money came, no way is asked', async () => {
    const answer = { bankAccount: ` ${account} `, note: ' Proszę o przekaz ' };
    const kept = async (way: 'transfer' | 'other' | 'same-way' | null, paid?: number) => {
      const order = await arrived();
      if (paid !== undefined) await shop.db.update(orders).set({ paid }).where(eq(orders.id, order.id));
      await choose(order, 1);
      await byCourier(order);
      const outcome = await fileReturn(shop, order.id, { way, ...answer });
      const view = await findReturn(shop, outcome.kind === 'filed' ? outcome.code : '');
      return view && [view.refundWay, view.bankAccount, view.refundNote];
    };
    expect(await kept('transfer')).toEqual(['transfer', account, '']);
    expect(await kept('other')).toEqual(['other', '', 'Proszę o przekaz']);
    expect(await kept('same-way')).toEqual(['same-way', '', '']);
    expect(await kept(null, 0)).toEqual([null, '', '']);
    expect(await kept('transfer', 0)).toEqual([null, '', '']);
  });

  it('money goes back the same way only where it came by one, and nowhere when none came', () => {
    const offered = (kind: 'card' | 'dvp' | 'points', state: 'accepted' | 'cancelled', paid = 100, gross = 100) =>
      offerRefunds({ payments: [{ ...SOME_PAYMENT, kind, state }], paid, total: { gross, net: gross } });
    const others = ['transfer', 'balance', 'other'];
    expect(offered('card', 'accepted')).toEqual(['same-way', ...others]);
    expect(offered('card', 'cancelled')).toEqual(others);
    expect(offered('dvp', 'accepted')).toEqual(others);
    expect(offered('points', 'accepted')).toEqual(others);
    expect(offered('card', 'accepted', 0)).toEqual([]);
    const tried = { ...SOME_PAYMENT, kind: 'blik', state: 'cancelled' } as const;
    const came = { ...SOME_PAYMENT, kind: 'card', state: 'accepted' } as const;
    expect(offerRefunds({ payments: [tried, came], paid: 100, total: { gross: 100, net: 100 } })).toContain('same-way');
    // An order that cost nothing, all of it bought for points.
    expect(offered('points', 'accepted', 0, 0)).toEqual(others);
  });

  it('filed and called off again and again it is refused for the day: each time a mail is written', async () => {
    const order = await arrived(1);
    for (let turn = 0; turn < RETURNS_A_DAY; turn += 1) {
      const { id = 0 } = (await findReturn(shop, await filed(order))) ?? {};
      await cancelReturn(shop, id);
    }
    await expect(filed(order)).rejects.toThrow('too-often');
    const before = at;
    at = new Date(at.getTime() + DAY_MS);
    expect(await filed(order)).toMatch(/^ZW-/);
    at = before;
  });

  it.each([
    ['no-way', { way: null, bankAccount: '', note: '' }],
    ['bank-account', { way: 'transfer', bankAccount: 'PL00', note: '' }],
    ['note-too-short', { way: 'other', bankAccount: '', note: 'ab' }],
  ] as const)('S5.43 S5.44 S5.45 S9.71 %s keeps the draft', async (fault, answer) => {
    const order = await arrived();
    await choose(order, 1);
    await byCourier(order);
    expect(await fileReturn(shop, order.id, answer)).toEqual({ kind: 'wrong', fault });
    expect(await findDraft(shop, order.id)).not.toBeNull();
  });
});

describe('products of a return', () => {
  it('S5.38 S5.39 more than was bought becomes the most, parts of a step fall away', async () => {
    const order = await arrived(3);
    expect(await choose(order, 5)).toMatchObject({ kind: 'lowered', lines: [{ maximum: 3 }] });
    expect((await findDraft(shop, order.id))?.lines).toMatchObject([{ quantity: 3 }]);
    expect(await choose(order, 1.9)).toMatchObject({ kind: 'saved' });
    expect((await findDraft(shop, order.id))?.lines).toMatchObject([{ quantity: 1 }]);
  });

  it('S5.40 nothing, zero, or a line of another order is nothing', async () => {
    const order = await arrived();
    const other = await arrived();
    expect(await choose(order, 0)).toMatchObject({ kind: 'nothing' });
    expect(await choose(order, 1, lineOf(other))).toMatchObject({ kind: 'nothing' });
    expect(await choose(order, 1, -1)).toMatchObject({ kind: 'nothing' });
    expect(await saveReturnProducts(shop, order, { wanted: [], reason: '' })).toMatchObject({ kind: 'nothing' });
  });

  it('S3.56 a remark keeps its first 255 characters', async () => {
    const order = await arrived();
    const wanted = [{ lineId: lineOf(order), quantity: 1, comment: 'ą'.repeat(300) }];
    await saveReturnProducts(shop, order, { wanted, reason: '' });
    expect((await findDraft(shop, order.id))?.lines[0]?.comment).toHaveLength(255);
  });

  it('chosen anew they take the place of those before, in the one form of the order, and the reason with them', async () => {
    const order = await arrived(3);
    const first = await choose(order, 2);
    const wanted = [{ lineId: lineOf(order), quantity: 1, comment: ' za mały ' }];
    expect(await saveReturnProducts(shop, order, { wanted, reason: 'colour' })).toEqual(first);
    const draft = await findDraft(shop, order.id);
    expect(draft).toMatchObject({ reason: 'colour', withdrawalId: null });
    expect(draft?.lines).toMatchObject([{ quantity: 1, comment: 'za mały' }]);
    const missing = { ...order, id: 2_000_000_000 };
    expect(await choose(missing, 1)).toEqual({ kind: 'refused', obstacle: 'over' });
  });

  it('one line that cannot be sent back is left out, and the others go', async () => {
    const [kept, other] = [
      await addGood(shop, categoryId, {}, { withdrawalBar: 'perishable' }),
      await addGood(shop, categoryId),
    ];
    const shopper = await newShopper(shop, [{ productId: kept }, { productId: other }]);
    const { orderId } = await placed(shop, shopper);
    for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
    const order = await again(orderId);
    expect(await getReturnable(shop, order)).toMatchObject({
      obstacle: null,
      lines: [{ obstacle: 'perishable' }, { obstacle: null, max: 1 }],
    });
    const wanted = order.lines.map(({ lineId }) => ({ lineId, quantity: 1, comment: '' }));
    expect(await saveReturnProducts(shop, order, { wanted, reason: '' })).toMatchObject({ kind: 'saved' });
    expect((await findDraft(shop, orderId))?.lines.map(({ lineId }) => lineId)).toEqual([order.lines[1]?.lineId]);
    // With the other piece gone the reported obstacle is that one, not the goods that can never be returned.
    const claim = { kind: 'withdrawal', id: 78 } as const;
    const pieces = [{ lineId: order.lines[1]?.lineId ?? 0, quantity: 1 }];
    await shop.db.transaction((tx) => claimPieces(tx, { orderId, claim, pieces }, at));
    expect(await getReturnable(shop, order)).toMatchObject({ obstacle: 'claimed' });
  });

  it('what cannot be sent back says why', async () => {
    const perishable = await arrived(1, { withdrawalBar: 'perishable' });
    expect(await getReturnable(shop, perishable)).toMatchObject({ obstacle: 'perishable' });
    const late = await arrived();
    const before = at;
    at = new Date('2027-01-10T10:00:00Z');
    expect(await choose(late, 1)).toEqual({ kind: 'refused', obstacle: 'too-late' });
    at = before;
  });
});

describe('the way back', () => {
  it.each([
    ['no-method', { method: null, deliveryId: 'kurier', parameterConfirmed: true, phone: '' }],
    ['no-delivery', { method: 'courier', deliveryId: '', parameterConfirmed: true, phone: '' }],
    ['no-delivery', { method: 'courier', deliveryId: 'paczkomat', parameterConfirmed: true, phone: '' }],
    ['no-parameter', { method: 'courier', deliveryId: 'kurier', parameterConfirmed: false, phone: '' }],
    ['no-phone', { method: 'locker', deliveryId: 'paczkomat', parameterConfirmed: true, phone: '' }],
    ['saved', { method: 'locker', deliveryId: 'paczkomat', parameterConfirmed: true, phone: '+48 601 234 567' }],
  ] as const)('S5.40 S5.42 %s', async (outcome, answer) => {
    const order = await arrived();
    await choose(order, 1);
    expect(await saveReturnMethod(shop, order.id, answer)).toBe(outcome);
  });

  it('needs a form that was begun, and the shop chosen for one way goes with another', async () => {
    const order = await arrived();
    expect(await byCourier(order)).toBe('no-draft');
    await choose(order, 1);
    const point = { method: 'point', deliveryId: 'osobiscie', parameterConfirmed: true, phone: '' } as const;
    for (const _ of [1, 2]) expect(await saveReturnMethod(shop, order.id, point)).toBe('saved');
    expect(await saveReturnPlace(shop, order.id, 1)).toBe('saved');
    await saveReturnMethod(shop, order.id, point);
    expect((await findDraft(shop, order.id))?.place).toMatchObject({ id: 1 });
    await byCourier(order);
    expect(await findDraft(shop, order.id)).toMatchObject({ place: null, delivery: { id: 'kurier', cost: 1490 } });
  });

  it('S5.43 a shop that does not exist is none, and a courier needs none', async () => {
    const order = await arrived();
    await choose(order, 1);
    await byCourier(order);
    expect(await saveReturnPlace(shop, order.id, 999)).toBe('no-place');
    expect(await saveReturnPlace(shop, order.id, 1)).toBe('no-draft');
  });
});

describe('what the shop does with a return', () => {
  it('money goes back once, is shown on the order and ends it when everything came back', async () => {
    const order = await arrived(1);
    const { id = 0, amount = 0 } = (await findReturn(shop, await filed(order))) ?? {};
    expect(amount).toBe(5000 - 1490);
    expect(await refundReturn(shop, id)).toEqual({ kind: 'too-late', state: 'filed' });
    await changeReturnState(shop, id, { state: 'received' });
    await acceptReturn(shop, id, { note: 'Dziękujemy' });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => refundReturn(busy, id)));
    await letMoneyGo(shop);
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    const after = await again(order.id);
    expect(after).toMatchObject({ refunded: amount, left: 0, state: 'returned' });
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { amount, way: 'transfer', details: account },
    ]);
  });

  it('a refund to the balance is a voucher its shopper gets by mail', async () => {
    const order = await arrived(1);
    await choose(order, 1);
    await byCourier(order);
    const outcome = await fileReturn(shop, order.id, { way: 'balance', bankAccount: '', note: '' });
    const { id = 0 } = (await findReturn(shop, outcome.kind === 'filed' ? outcome.code : '')) ?? {};
    await acceptReturn(shop, id);
    expect(await refundReturn(shop, id, 3000)).toEqual({ kind: 'done' });
    await letMoneyGo(shop);
    await runDueJobs(shop, shopJobs({ mail: undefined }));
    const [mail] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `return-${id}-refunded`));
    const number = /SALDO\d{12}/.exec(mail?.text ?? '')?.[0] ?? '';
    const cards = await shop.db.select().from(giftCards).where(eq(giftCards.number, number));
    expect(cards).toMatchObject([{ kind: 'voucher', balance: 3000 }]);
  });

  it('the refund is shown on the return and in the books; a note of the shop stays until the next', async () => {
    const order = await arrived(2);
    await choose(order, 1);
    await byCourier(order);
    const outcome = await fileReturn(shop, order.id, { way: 'other', bankAccount: account, note: 'Przekaz' });
    const code = outcome.kind === 'filed' ? outcome.code : '';
    const { id = 0 } = (await findReturn(shop, code)) ?? {};
    await changeReturnState(shop, id, { state: 'received', note: 'Paczka doszła' });
    expect(await changeReturnState(shop, id, { state: 'received' })).toEqual({ kind: 'too-late', state: 'received' });
    await acceptReturn(shop, id);
    expect(await findReturn(shop, code)).toMatchObject({ state: 'accepted', reply: 'Paczka doszła' });
    const others = await filed(await arrived(1));
    expect(await refundReturn(shop, id, 1200)).toEqual({ kind: 'done' });
    await letMoneyGo(shop);
    const view = await findReturn(shop, code);
    expect(view).toMatchObject({ state: 'refunded', amount: 1200 });
    expect(view?.events.map(({ kind, note }) => [kind, note])).toEqual([
      ['filed', ''],
      ['received', 'Paczka doszła'],
      ['accepted', ''],
      ['refunded', ''],
    ]);
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { kind: 'return', claimId: id, amount: 1200, way: 'other', details: 'Przekaz' },
    ]);
    expect((await again(order.id)).state).toBe('delivered');
    expect(await findReturn(shop, others)).toMatchObject({ state: 'filed', amount: 5000 - 1490 });
  });

  it('one that is not there is unknown to shopper and shop', async () => {
    const unknown = { kind: 'unknown' };
    expect(await cancelReturn(shop, 2_000_000_000)).toEqual(unknown);
    expect(await changeReturnState(shop, 2_000_000_000, { state: 'received' })).toEqual(unknown);
    expect(await refundReturn(shop, 2_000_000_000)).toEqual(unknown);
  });

  it('never more goes back than had come', async () => {
    const order = await arrived(1);
    const { id = 0 } = (await findReturn(shop, await filed(order))) ?? {};
    await acceptReturn(shop, id);
    expect(await refundReturn(shop, id, order.paid + 1)).toEqual({ kind: 'too-much', held: order.paid });
  });

  it.each([
    ['cancelled', ''],
    ['refused', 'Używane'],
  ] as const)('%s frees the pieces, and is shown on the return and on the order', async (end, note) => {
    const [order, other] = [await arrived(1), await arrived(1)];
    const [code, others] = [await filed(order), await filed(other)];
    const { id = 0 } = (await findReturn(shop, code)) ?? {};
    const ended = end === 'cancelled' ? cancelReturn(shop, id) : changeReturnState(shop, id, { state: end, note });
    expect(await ended).toEqual({ kind: 'done' });
    expect(await freePieces(shop.db, order.id, 'complaint')).toMatchObject([{ free: 1 }]);
    expect((await findReturn(shop, code))?.events.at(-1)).toMatchObject({ kind: end, note });
    expect((await again(order.id)).timeline.at(-1)).toMatchObject({ kind: `return-${end}`, details: { code } });
    expect(await cancelReturn(shop, id)).toEqual({ kind: 'too-late', state: end });
    expect(await findReturn(shop, others)).toMatchObject({ state: 'filed', reply: '' });
  });

  it('money that came after a return was filed, which asked for no way back, goes back as the shop can', async () => {
    const order = await arrived(1);
    await shop.db.update(orders).set({ paid: 0 }).where(eq(orders.id, order.id));
    await choose(await again(order.id), 1);
    await byCourier(order);
    const outcome = await fileReturn(shop, order.id, { way: null, bankAccount: '', note: '' });
    const { id = 0 } = (await findReturn(shop, outcome.kind === 'filed' ? outcome.code : '')) ?? {};
    await shop.db.update(orders).set({ paid: order.paid }).where(eq(orders.id, order.id));
    expect(await acceptReturn(shop, id)).toEqual({ kind: 'done' });
    expect(await refundReturn(shop, id, 1000)).toEqual({ kind: 'done' });
    await letMoneyGo(shop);
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { amount: 1000, way: 'other', details: '' },
    ]);
  });
});

describe('photos of a return', () => {
  const photo = () =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: '#456' } })
      .withExif({ IFD0: { Artist: 'Jan' } })
      .jpeg()
      .toBuffer();

  it('are known by content, counted, and cleaned of what the camera wrote', async () => {
    const order = await arrived();
    const chosen = await choose(order, 1);
    const draftId = 'draftId' in chosen ? chosen.draftId : 0;
    const bytes = await photo();
    const send = (content: Uint8Array) => addReturnPhoto(shop, draftId, { name: 'kot.jpg', bytes: content });
    expect(await send(Buffer.from('<html><script>alert(1)</script>'))).toBe('wrong-type');
    expect(await send(Buffer.from('%PDF-1.7 not a photo'))).toBe('wrong-type');
    expect(await send(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(50)]))).toBe('unreadable');
    expect(await send(Buffer.alloc(0))).toBe('empty');
    expect(await send(Buffer.alloc(6 * 1_048_576, 0xff))).toBe('too-large');
    for (let turn = 0; turn < 4; turn += 1) expect(await send(bytes)).toBe('stored');
    expect(await send(bytes)).toBe('too-many');
    const { photos = [] } = (await findDraft(shop, order.id)) ?? {};
    const other = await arrived();
    const foreign = await choose(other, 1);
    await removeReturnPhotos(
      shop,
      'draftId' in foreign ? foreign.draftId : 0,
      photos.map(({ id }) => id),
    );
    expect((await findDraft(shop, order.id))?.photos).toHaveLength(4);
    await removeReturnPhotos(
      shop,
      draftId,
      photos.slice(0, 3).map(({ id }) => id),
    );
    expect((await findDraft(shop, order.id))?.photos).toHaveLength(1);
  });

  it('sent from two tabs at once are no more than four, and none stays behind a form that was given up', async () => {
    const order = await arrived();
    const chosen = await choose(order, 1);
    const draftId = 'draftId' in chosen ? chosen.draftId : 0;
    const bytes = await photo();
    const add = () => addReturnPhoto({ ...busy, files: shop.files }, draftId, { name: 'kot.jpg', bytes });
    const outcomes = await Promise.all(Array.from({ length: 7 }, add));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(4);
    const rows = await shop.db.select().from(uploads).where(eq(uploads.ownerId, draftId));
    const found = await Promise.all(rows.map(({ id }) => findPrivateUpload(shop, id)));
    const files = found.map((upload) => upload?.file ?? '');
    const kept = () => namesIn(shop.files.uploads);
    // The three that came too late have left nothing behind.
    expect((await kept()).filter((name) => files.includes(name))).toHaveLength(4);
    const before = (await kept()).length;
    await cancelReturn(shop, draftId);
    expect(await shop.db.select().from(uploads).where(eq(uploads.ownerId, draftId))).toEqual([]);
    expect((await kept()).filter((name) => files.includes(name))).toEqual([]);
    expect(await add()).toBe('too-many');
    expect(await kept()).toHaveLength(before - 4);
  });
});
