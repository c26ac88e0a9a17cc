import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Purchase } from '#modules/after-sale/claims/rules/purchase.ts';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { uploads } from '#modules/catalogue/media/server/tables.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import { type Bought, boughtOrder } from '#platform/testing/bought-order.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS, HOUR_MS } from '#platform/time/rules/units.ts';
import { COMPLAINTS_A_DAY, MAX_MESSAGES, MESSAGES_AN_HOUR } from '../rules/complaint-limits.ts';
import {
  changeComplaintState,
  fileComplaint,
  filePurchase,
  findComplaintByNumber,
  findContact,
  findFiledComplaint,
  listComplaints,
  lookUpComplaint,
  replyToComplaint,
  writeMessage,
} from './index.ts';
import { complaintMessages } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const newKey = (): string => crypto.randomUUID();
const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#386641' } })
  .jpeg()
  .toBuffer();
const photo = { name: 'podeszwa.jpg', bytes: new Uint8Array(bytes) };
const broken = { name: 'b.jpg', bytes: new Uint8Array(3) };
const bought = () => boughtOrder(shop, categoryId);
const customer = async () =>
  (await newShopper(shop, [{ productId: await addGood(shop, categoryId) }], { points: 0 })).customerId ?? 0;

function file({ order, visitorId, lineId }: Bought, change = {}, { key = newKey(), customerId = 0 } = {}) {
  const line = { lineId, quantity: 1, description: 'Pękła podeszwa', files: [], ...change };
  return fileComplaint(shop, order, { visitorId, customerId: customerId || null, key }, [line]);
}

async function filed(of?: Bought, who = {}) {
  const outcome = await file(of ?? (await bought()), {}, who);
  if (outcome.kind !== 'filed') throw new Error(outcome.kind);
  const [row] = await shop.db.select().from(complaints).where(eq(complaints.number, outcome.number));
  if (!row) throw new Error('no complaint');
  return row;
}

const mailsAbout = async (number: string) =>
  (await shop.db.select().from(outbox)).filter(({ subject }) => subject.includes(number));

/** Files that the shop stores after this attempt. */
async function filesAfter(tried: () => Promise<unknown>): Promise<number> {
  const before = await shop.db.$count(uploads);
  await tried();
  return (await shop.db.$count(uploads)) - before;
}

describe('one click on the button', () => {
  it('is one complaint of this browser: the same key means nothing in another', async () => {
    const [mine, theirs] = [await bought(), await bought()];
    const key = newKey();
    const first = await filed(mine, { key });
    const second = await filed(theirs, { key });
    expect(second.number).not.toBe(first.number);
    const { number, accessToken } = first;
    const again = { kind: 'filed', number, accessToken, repeated: true };
    expect(await file(mine, { quantity: 0 }, { key })).toEqual(again);
    expect(await findFiledComplaint(shop, { visitorId: mine.visitorId, key })).toEqual(again);
    expect(await findFiledComplaint(shop, { visitorId: mine.visitorId, key: newKey() })).toBeNull();
    expect(await file(mine)).toMatchObject({ kind: 'filed', repeated: false });
  });

  it('needs a key such as the form makes', async () => {
    const order = await bought();
    for (const key of ['', 'krotki1', 'ma odstęp w środku', 'k'.repeat(101)]) {
      expect(await file(order, {}, { key })).toEqual({ kind: 'wrong-key' });
    }
    for (const key of ['osiem_zn', 'k'.repeat(100)])
      expect(await file(order, {}, { key })).toMatchObject({ kind: 'filed' });
  });

  it('leaves no file behind when nothing is filed, or was filed before', async () => {
    const order = await bought();
    expect(await filesAfter(() => file(order, { quantity: 4, files: [photo] }))).toBe(0);
    const key = newKey();
    expect(await filesAfter(() => Promise.all([1, 2, 3].map(() => file(order, { files: [photo] }, { key }))))).toBe(1);
    const pair = [
      { lineId: order.lineId, quantity: 1, description: 'Pękła', files: [photo] },
      { lineId: order.lineId, quantity: 1, description: 'Pękła', files: [broken] },
    ];
    const who = { visitorId: order.visitorId, customerId: null, key: newKey() };
    const refused = () => fileComplaint(shop, order.order, who, pair);
    expect(await refused()).toEqual({
      kind: 'file-refused',
      lineId: order.lineId,
      file: 'b.jpg',
      reason: 'wrong-type',
    });
    expect(await filesAfter(refused)).toBe(0);
  });

  it('stores the customer, the contact and the goods, and is shown on the order', async () => {
    const customerId = await customer();
    const { order, visitorId, lineId } = await bought();
    const [line] = order.lines;
    if (!line) throw new Error('no line');
    const named = { ...order, lines: [{ ...line, versionName: 'Zielony', size: 'm', sizeName: 'M' }] };
    const row = await filed({ order: named, visitorId, lineId }, { customerId });
    expect(row).toMatchObject({ orderId: order.id, customerId, visitorId, state: 'new', phone: order.phone });
    expect(row).toMatchObject({
      email: 'Jan@Example.com',
      emailKey: 'jan@example.com',
      createdAt: now,
      updatedAt: now,
    });
    const view = await findComplaintByNumber(shop, row.number);
    const { name, unit, unitPlural, photo: shown, photoTone } = line;
    expect(view?.lines).toMatchObject([{ name, details: 'Zielony, M', unit, unitPlural, photo: shown, photoTone }]);
    const plain = await findComplaintByNumber(shop, (await filed()).number);
    expect(plain?.lines).toMatchObject([{ details: '' }]);
    expect((await findOrderById(shop.db, order.id))?.timeline.at(-1)).toMatchObject({
      kind: 'complaint-filed',
      at: now,
      details: { number: row.number },
    });
  });

  it('about two lines, one of them unknown, files neither', async () => {
    const { order, visitorId, lineId } = await bought();
    const line = { lineId, quantity: 1, description: 'Pękła', files: [] };
    const who = { visitorId, customerId: null, key: newKey() };
    const send = (lines: (typeof line)[]) => fileComplaint(shop, order, who, lines);
    expect(await send([line, { ...line, lineId: 2_000_000_000 }])).toEqual({ kind: 'unknown-line' });
    expect(await send([line, { ...line, description: ' ' }])).toEqual({ kind: 'no-description', lineId });
    expect(await listComplaints(shop, { visitorId })).toEqual([]);
    // A line that nothing was chosen of needs no words.
    expect(await send([line, { ...line, quantity: 0, description: '' }])).toMatchObject({ kind: 'filed' });
  });
});

describe('what is written of a line', () => {
  it('is that of the line complained about, not of another of the order', async () => {
    const [first, second] = [await addGood(shop, categoryId), await addGood(shop, categoryId, {}, { name: 'Namiot' })];
    const shopper = await newShopper(shop, [{ productId: first }, { productId: second }]);
    const { orderId } = await placed(shop, shopper);
    await shop.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, orderId));
    const order = await findOrderById(shop.db, orderId);
    const lineId = order?.lines.find(({ name }) => name === 'Namiot')?.lineId;
    if (!order || lineId === undefined) throw new Error('no order');
    const { number } = await filed({ order, visitorId: shopper.visitorId, lineId });
    expect((await findComplaintByNumber(shop, number))?.lines.map(({ name }) => name)).toEqual(['Namiot']);
  });

  it('and what the order has lost meanwhile, or never had, is refused; another fault is no refusal', async () => {
    const [own, other] = [await bought(), await bought()];
    const mixed = { ...own, order: { ...own.order, lines: other.order.lines }, lineId: other.lineId };
    expect(await file(mixed)).toEqual({ kind: 'unknown-line' });
    const lost = { ...own, order: { ...own.order, id: 2_000_000_000 } };
    const pressed = () => expect(file(lost, { files: [photo] })).rejects.toThrow();
    expect(await filesAfter(pressed)).toBe(0);
  });
});

describe('too many', () => {
  it('complaints about one order wait until tomorrow; another order has its own', async () => {
    const [order, other] = [await bought(), await bought()];
    const kinds = [];
    // A request refused for too many pieces counts as an attempt too.
    for (let turn = 0; turn <= COMPLAINTS_A_DAY; turn += 1) kinds.push((await file(order, { quantity: 9 })).kind);
    expect(kinds).toEqual([...Array.from({ length: COMPLAINTS_A_DAY }, () => 'too-many'), 'too-often']);
    expect(await file(other)).toMatchObject({ kind: 'filed' });
    now = new Date(now.getTime() + DAY_MS);
    expect(await file(order)).toMatchObject({ kind: 'filed' });
  });

  it('messages wait for the next hour; the shop and another complaint do not', async () => {
    const [{ id }, { id: other }] = [await filed(), await filed()];
    const say = (complaintId: number) => writeMessage(shop, complaintId, { text: 'Halo?', key: newKey() });
    for (let turn = 0; turn < MESSAGES_AN_HOUR; turn += 1) expect(await say(id)).toEqual({ kind: 'written' });
    expect(await say(id)).toEqual({ kind: 'too-often' });
    expect(await say(other)).toEqual({ kind: 'written' });
    expect(await replyToComplaint(shop, id, { text: 'Już piszemy', key: newKey() })).toEqual({ kind: 'written' });
    now = new Date(now.getTime() + HOUR_MS);
    expect(await say(id)).toEqual({ kind: 'written' });
  });
});

describe('a message', () => {
  it('of the shopper goes to the shop by mail, one of the shop to the shopper, and each moves the complaint up', async () => {
    const { id, number, email } = await filed();
    await shop.db.delete(outbox);
    now = new Date(now.getTime() + 1000);
    await writeMessage(shop, id, { text: 'Dzień dobry', key: newKey() });
    expect(await mailsAbout(number)).toMatchObject([
      { recipient: shop.settings.email, text: expect.stringContaining('Dzień dobry') },
    ]);
    const [moved] = await shop.db.select().from(complaints).where(eq(complaints.id, id));
    expect(moved).toMatchObject({ updatedAt: now });
    await shop.db.delete(outbox);
    await replyToComplaint(shop, id, { text: 'Witamy', key: newKey() });
    expect(await mailsAbout(number)).toMatchObject([{ recipient: email, text: expect.stringContaining('Witamy') }]);
  });

  it('sent twice, refused or of an unknown complaint leaves no file behind; a long key counts by its beginning', async () => {
    const { id, number } = await filed();
    const key = 'k'.repeat(200);
    const say = (change: object, complaintId = id) =>
      writeMessage(shop, complaintId, { text: 'Dzień dobry', key: newKey(), files: [photo], ...change });
    expect(await filesAfter(() => say({ key }))).toBe(1);
    expect(await filesAfter(() => say({ key: `${key}inny` }))).toBe(0);
    expect(await filesAfter(() => say({ files: [photo, broken] }))).toBe(0);
    expect(await filesAfter(() => say({}, 2_000_000_000))).toBe(0);
    expect(await filesAfter(() => say({}, 0.5))).toBe(0);
    expect(await say({ key })).toEqual({ kind: 'written' });
    expect((await findComplaintByNumber(shop, number))?.messages).toMatchObject([{ files: [{ isPicture: true }] }]);
  });

  it('of two characters is none, of three is one', async () => {
    const { id } = await filed();
    const say = (text: string) => replyToComplaint(shop, id, { text, key: newKey() });
    expect(await say('Ok')).toEqual({ kind: 'too-short' });
    expect(await say('Tak')).toEqual({ kind: 'written' });
  });
});

describe('a step of the shop with a note', () => {
  const [author, text] = ['shop' as const, 'Dzień dobry'];

  it('O.21 writes both, sends one mail about both, and nothing of another complaint moves', async () => {
    const [{ id, number }, other] = [await filed(), await filed()];
    await shop.db.delete(outbox);
    now = new Date(now.getTime() + 1000);
    expect(await changeComplaintState(shop, id, 'considered', 'Sprawdzamy.')).toBe('done');
    const view = await findComplaintByNumber(shop, number);
    expect(view).toMatchObject({ state: 'considered', messages: [{ author: 'shop', text: 'Sprawdzamy.', at: now }] });
    expect(view?.timeline.at(-1)).toMatchObject({ kind: 'considered', at: now });
    expect(await mailsAbout(number)).toMatchObject([
      { subject: expect.stringContaining('Rozpatrujemy'), text: expect.stringContaining('Sprawdzamy.') },
    ]);
    const [kept] = await shop.db.select().from(complaints).where(eq(complaints.id, other.id));
    expect(kept).toEqual(other);
    expect((await shop.db.select().from(complaints).where(eq(complaints.id, id)))[0]).toMatchObject({ updatedAt: now });
  });

  it('that is too short is refused, and without one no message is stored', async () => {
    const { id, number } = await filed();
    expect(await changeComplaintState(shop, id, 'accepted', 'Ok')).toBe('too-short');
    expect(await findComplaintByNumber(shop, number)).toMatchObject({ state: 'new', messages: [] });
    expect(await changeComplaintState(shop, id, 'considered')).toBe('done');
    expect(await findComplaintByNumber(shop, number)).toMatchObject({ state: 'considered', messages: [] });
    expect(await changeComplaintState(shop, id, 'accepted', 'Tak')).toBe('done');
    expect(await changeComplaintState(shop, 2_000_000_000, 'accepted')).toBe('unknown-complaint');
    await shop.db
      .insert(complaintMessages)
      .values(Array.from({ length: MAX_MESSAGES }, () => ({ complaintId: id, author, text, key: newKey(), at: now })));
    expect(await changeComplaintState(shop, id, 'settled', 'Wysłane.')).toBe('thread-full');
    // Another thread is not full.
    const { id: other } = await filed();
    expect(await replyToComplaint(shop, other, { text, key: newKey() })).toEqual({ kind: 'written' });
    expect(await findComplaintByNumber(shop, number)).toMatchObject({ state: 'accepted' });
  });
});

describe('number and contact', () => {
  const open = (number: string, contact: string) => lookUpComplaint(shop, { number, contact, caller: newKey() });

  it('open what was filed with them: digits of an address are no phone, part of a phone is none', async () => {
    const { number } = await filed();
    expect(await open(number, '601234567')).toMatchObject({ kind: 'found', ofAccount: false });
    expect(await open(number, '601234567@example.com')).toEqual({ kind: 'refused' });
    expect(await open(number, '01234567')).toEqual({ kind: 'refused' });
    expect(await open(number, '602234567')).toEqual({ kind: 'refused' });
    const { number: accounts } = await filed(undefined, { customerId: await customer() });
    expect(await open(accounts, 'jan@example.com')).toMatchObject({ kind: 'found', ofAccount: true });
  });

  it('guessed at from everywhere open nothing by themselves: the link goes to the mail, if there is one', async () => {
    const { number } = await filed();
    let last = await open(number, 'x@example.com');
    for (let turn = 0; turn < 200 && last.kind === 'refused'; turn += 1) last = await open(number, 'x@example.com');
    expect(last).toEqual({ kind: 'doubted', number: null });
    expect(await open(number, 'jan@example.com')).toEqual({ kind: 'doubted', number });
  });

  it('of an account are its own', async () => {
    const customerId = await customer();
    expect(await findContact(shop, customerId)).toEqual({ email: expect.stringContaining('@example.com'), phone: '' });
    expect(await findContact(shop, 2_000_000_000)).toBeNull();
  });
});

describe('a complaint without an order', () => {
  const purchase: Purchase = {
    serialNumber: '',
    boughtOn: '2026-05-06',
    buyPlace: 'shop',
    buyPlaceDetails: '',
    paymentSource: 'b',
    bankAccount: '',
    refundAddress: '',
    chequeData: '',
    site: null,
  };
  const add = (change = {}, key = newKey()) =>
    filePurchase(
      shop,
      { visitorId: 77, customerId: null, key },
      {
        product: 'Namiot',
        description: 'Przecieka',
        email: `${newKey()}@example.com`,
        phone: '601234567',
        purchase,
        files: [photo],
        caller: newKey(),
        ...change,
      },
    );

  it('pressed at once is one, with its files once, and mails both sides', async () => {
    const key = newKey();
    const email = `${newKey()}@example.com`;
    const outcomes: Awaited<ReturnType<typeof add>>[] = [];
    const pressed = async () => outcomes.push(...(await Promise.all([1, 2, 3].map(() => add({ email }, key)))));
    expect(await filesAfter(pressed)).toBe(1);
    const numbers = outcomes.map((outcome) => (outcome.kind === 'filed' ? outcome.number : outcome.kind));
    expect(new Set(numbers).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.kind === 'filed' && !outcome.repeated)).toHaveLength(1);
    const mails = await mailsAbout(numbers[0] ?? '');
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([email, shop.settings.email].sort());
    const view = await findComplaintByNumber(shop, numbers[0] ?? '');
    expect(view).toMatchObject({ orderNumber: null, phone: '601234567' });
    expect(view?.lines).toMatchObject([{ unit: 'sztuka', unitPlural: 'sztuki', files: [{ isPicture: true }] }]);
    expect(await add({}, 'x')).toEqual({ kind: 'wrong-key' });
    expect(await filesAfter(() => add({ files: [photo, broken] }))).toBe(0);
    expect(await add({ files: [broken] })).toEqual({ kind: 'file-refused', file: 'b.jpg', reason: 'wrong-type' });
  });

  it.each([
    ['one place', () => ({ caller: 'stąd' })],
    [
      'one address, however it is written',
      (turn: number) => ({ email: turn % 2 ? 'Do@Example.com' : 'do@example.com' }),
    ],
  ])('is limited to so many a day from %s', async (_, change) => {
    const kinds = [];
    const first = newKey();
    for (let turn = 0; turn <= COMPLAINTS_A_DAY; turn += 1) {
      kinds.push((await add({ ...change(turn), files: [] }, turn === 0 ? first : newKey())).kind);
    }
    expect(kinds).toEqual([...Array.from({ length: COMPLAINTS_A_DAY }, () => 'filed'), 'too-often']);
    expect(await add({ files: [] })).toMatchObject({ kind: 'filed' });
    // Pressed again, what was filed is no new one.
    expect(await add({ ...change(0), files: [] }, first)).toMatchObject({ kind: 'filed', repeated: true });
    now = new Date(now.getTime() + DAY_MS);
    expect(await add({ ...change(0), files: [] })).toMatchObject({ kind: 'filed' });
  });

  it('filed without a phone is opened by its address alone', async () => {
    const email = `${newKey()}@example.com`;
    const outcome = await add({ email, phone: '', files: [] });
    const open = (contact: string) =>
      lookUpComplaint(shop, { number: outcome.kind === 'filed' ? outcome.number : '', contact, caller: newKey() });
    expect(await open('brak')).toEqual({ kind: 'refused' });
    expect(await open('')).toEqual({ kind: 'refused' });
    expect(await open(email.toUpperCase())).toMatchObject({ kind: 'found' });
  });
});
