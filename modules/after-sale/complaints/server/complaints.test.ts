import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Purchase } from '#modules/after-sale/claims/rules/purchase.ts';
import { uploads } from '#modules/catalogue/media/server/tables.ts';
import { freePieces, orders } from '#modules/sales/order-ledger/server/index.ts';
import { changeOrderState } from '#modules/sales/orders/server/index.ts';
import { listMails } from '#platform/mail/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import { type Bought, boughtOrder } from '#platform/testing/bought-order.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MAX_MESSAGES, MESSAGES_AN_HOUR } from '../rules/complaint-limits.ts';
import {
  cancelComplaint,
  changeComplaintState,
  fileComplaint,
  filePurchase,
  findComplaint,
  findComplaintByNumber,
  findComplaintFile,
  listComplaintQueue,
  listComplaints,
  lookUpComplaint,
  replyToComplaint,
  writeMessage,
} from './index.ts';
import { complaintEvents, complaintMessages } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const newKey = (): string => crypto.randomUUID();
const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#386641' } })
  .withExif({ IFD0: { Make: 'Aparat' } })
  .jpeg()
  .toBuffer();
const photo = { name: 'podeszwa.jpg', bytes: new Uint8Array(picture) };
const receipt = { name: 'paragon.pdf', bytes: new TextEncoder().encode('%PDF-1.7 ...') };

function file({ order, visitorId, lineId }: Bought, change = {}, key = newKey()) {
  const line = { lineId, quantity: 1, description: 'Pękła podeszwa', files: [], ...change };
  return fileComplaint(shop, order, { visitorId, customerId: null, key }, [line]);
}

async function filed(bought: Bought, change = {}) {
  const outcome = await file(bought, change);
  if (outcome.kind !== 'filed') throw new Error(outcome.kind);
  const complaint = await findComplaintByNumber(shop, outcome.number);
  if (!complaint) throw new Error('no complaint');
  return complaint;
}

const free = async ({ order }: Bought) => (await freePieces(shop.db, order.id, 'complaint'))[0]?.free;

describe('a complaint about an order', () => {
  it('S1.12 S2.77 keeps quantity, description and files, is listed, and both sides get a mail', async () => {
    const bought = await boughtOrder(shop, categoryId);
    const complaint = await filed(bought, { quantity: 2, files: [photo, receipt] });
    expect(complaint).toMatchObject({ state: 'new', orderNumber: bought.order.number, messages: [] });
    expect(complaint.lines).toMatchObject([{ quantity: 2, description: 'Pękła podeszwa' }]);
    expect(complaint.lines[0]?.files.map((kept) => [kept.originalName, kept.isPicture])).toEqual([
      ['podeszwa.jpg', true],
      ['paragon.pdf', false],
    ]);
    expect(await free(bought)).toBe(1);
    expect(await listComplaints(shop, { visitorId: bought.visitorId })).toMatchObject([{ number: complaint.number }]);
    const mails = (await listMails(shop)).filter(({ subject }) => subject.includes(complaint.number));
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [complaint.email, shop.settings.email].toSorted(),
    );
  });

  it('S5.46 S5.25 needs a description, and keeps 255 characters of it', async () => {
    const bought = await boughtOrder(shop, categoryId);
    expect(await file(bought, { description: ' \u0000\n ' })).toEqual({
      kind: 'no-description',
      lineId: bought.lineId,
    });
    const { lines } = await filed(bought, { description: 'ż'.repeat(300) });
    expect(lines[0]?.description).toBe('ż'.repeat(255));
  });

  it.each([
    ['S5.47 nothing', { quantity: 0 }, 'nothing-chosen'],
    ['less than nothing', { quantity: -2 }, 'nothing-chosen'],
    ['no number', { quantity: Number.NaN }, 'nothing-chosen'],
    ['more than was bought', { quantity: 4 }, 'too-many'],
    ['a line that does not exist', { lineId: 2_000_000_000 }, 'unknown-line'],
    ['a disguised page', { files: [{ name: 'a.jpg', bytes: new TextEncoder().encode('<html>') }] }, 'file-refused'],
    ['an empty file', { files: [{ name: 'a.jpg', bytes: new Uint8Array() }] }, 'file-refused'],
    ['a broken photo', { files: [{ name: 'a.jpg', bytes: photo.bytes.slice(0, 100) }] }, 'file-refused'],
    ['a photo with a bad file', { files: [photo, { name: 'b', bytes: new Uint8Array(3) }] }, 'file-refused'],
    ['a huge file', { files: [{ name: 'a.pdf', bytes: new Uint8Array(6_000_000) }] }, 'file-refused'],
  ])('about %s is refused and leaves nothing behind', async (_, change, kind) => {
    const bought = await boughtOrder(shop, categoryId);
    const before = await shop.db.$count(uploads);
    expect(await file(bought, change)).toMatchObject({ kind });
    expect(await listComplaints(shop, { visitorId: bought.visitorId })).toEqual([]);
    expect(await free(bought)).toBe(3);
    expect(await shop.db.$count(uploads)).toBe(before);
  });

  it('about a line of another order is refused', async () => {
    const [own, other] = [await boughtOrder(shop, categoryId), await boughtOrder(shop, categoryId)];
    expect(await file(own, { lineId: other.lineId })).toEqual({ kind: 'unknown-line' });
    expect(await file({ ...own, lineId: own.lineId }, {}, 'x')).toEqual({ kind: 'wrong-key' });
  });

  it('about the same line twice in one form is refused', async () => {
    const { order, visitorId, lineId } = await boughtOrder(shop, categoryId);
    const line = { lineId, quantity: 2, description: 'Pękła', files: [] };
    const who = { visitorId, customerId: null, key: newKey() };
    expect(await fileComplaint(shop, order, who, [line, line])).toMatchObject({ kind: 'too-many' });
  });

  it.each(['new', 'confirmed', 'packing', 'cancelled', 'returned'] as const)(
    'about an order that is %s is refused',
    async (state) => {
      const bought = await boughtOrder(shop, categoryId);
      expect(await file({ ...bought, order: { ...bought.order, state } })).toEqual({ kind: 'not-open' });
    },
  );

  it('sent again, one after another or at once, stays one complaint', async () => {
    const bought = await boughtOrder(shop, categoryId);
    const key = newKey();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => file(bought, { files: [photo] }, key)));
    outcomes.push(await file(bought, {}, key));
    expect(new Set(outcomes.map((outcome) => outcome.kind === 'filed' && outcome.number)).size).toBe(1);
    expect(await listComplaints(shop, { visitorId: bought.visitorId })).toHaveLength(1);
    expect(await free(bought)).toBe(2);
    const [complaint] = await listComplaints(shop, { visitorId: bought.visitorId });
    const view = await findComplaintByNumber(shop, complaint?.number ?? '');
    expect(view?.lines[0]?.files).toHaveLength(1);
  });

  it('never takes more pieces than were bought, with any parallel requests', async () => {
    const bought = await boughtOrder(shop, categoryId, 5);
    const outcomes = await Promise.all([2, 2, 2, 1, 3].map((quantity) => file(bought, { quantity })));
    const taken = outcomes.filter(({ kind }) => kind === 'filed');
    expect(outcomes.every(({ kind }) => kind === 'filed' || kind === 'too-many')).toBe(true);
    expect(taken.length).toBeGreaterThan(0);
    const held = (await listComplaints(shop, { visitorId: bought.visitorId })).flatMap(({ lines }) => lines);
    expect(held.reduce((sum, { quantity }) => sum + quantity, 0) + ((await free(bought)) ?? -1)).toBe(5);
  });
});

describe('who may see a complaint', () => {
  it('is its customer, its browser and the reader of its email, and no other', async () => {
    const bought = await boughtOrder(shop, categoryId);
    const [own, other] = [await filed(bought, { files: [photo] }), await filed(await boughtOrder(shop, categoryId))];
    const see = async (access: Parameters<typeof findComplaint>[2], number = own.number) =>
      (await findComplaint(shop, number, access))?.number ?? null;
    expect(await see({ accessToken: own.accessToken })).toBe(own.number);
    expect(await see({ visitorId: bought.visitorId })).toBe(own.number);
    expect(await see({ accessToken: other.accessToken })).toBeNull();
    expect(await see({ accessToken: '' })).toBeNull();
    expect(await see({ customerId: 1 })).toBeNull();
    expect(await see({ visitorId: bought.visitorId + 1 })).toBeNull();
    for (const number of ['', 'R', '1', `${own.number}0`, "R1' or 1=1"]) {
      expect(await see({ accessToken: own.accessToken }, number)).toBeNull();
    }
    const name = own.lines[0]?.files[0]?.name ?? '';
    expect(await findComplaintFile(shop, own.id, name)).toMatchObject({ isPublic: false, type: 'image/jpeg' });
    expect(await findComplaintFile(shop, other.id, name)).toBeNull();
    expect(await findComplaintFile(shop, own.id, '../x')).toBeNull();
  });

  it('X.40 the number does not follow from that of the complaint before', async () => {
    const numbers: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { number } = await filed(await boughtOrder(shop, categoryId));
      expect(number).toMatch(/^R[1-9]\d{7}$/);
      numbers.push(Number(number.slice(1)));
    }
    const steps = numbers.slice(1).map((number, index) => (number - (numbers[index] ?? 0) + 90_000_000) % 90_000_000);
    expect(new Set(steps).size).toBe(3);
  });

  it('S2.72 S6.07 the right pair opens it, every wrong one is refused alike, and guessing ends', async () => {
    const { number, accessToken } = await filed(await boughtOrder(shop, categoryId));
    const open = (typed: string, contact: string, caller = newKey()) =>
      lookUpComplaint(shop, { number: typed, contact, caller });
    expect(await open(number.toLowerCase(), ' JAN@example.com ')).toEqual({
      kind: 'found',
      number,
      accessToken,
      ofAccount: false,
    });
    expect(await open(number, '+48 601-234-567')).toMatchObject({ kind: 'found' });
    for (const [typed, contact] of [
      [number, 'inna@example.com'],
      [number, ''],
      [number, '234567'],
      ['R999999', 'jan@example.com'],
      ['', 'jan@example.com'],
    ] as const) {
      expect(await open(typed, contact)).toEqual({ kind: 'refused' });
    }
    for (let tries = 0; tries < 20; tries += 1) await open(number, 'x@example.com', 'jeden');
    expect(await open(number, 'jan@example.com', 'jeden')).toEqual({ kind: 'too-many' });
  });
});

it('a list of own complaints knows what became of each, and what the shop wrote last', async () => {
  const bought = await boughtOrder(shop, categoryId);
  const [silent, asked] = [await filed(bought), await filed(bought)];
  for (const text of ['Dziękujemy.', 'Jaki jest numer partii?']) {
    await replyToComplaint(shop, asked.id, { text, key: newKey() });
  }
  await writeMessage(shop, asked.id, { text: 'Zaraz sprawdzę.', key: newKey() });
  const own = await listComplaints(shop, { visitorId: bought.visitorId });
  expect(own.find(({ id }) => id === silent.id)).toMatchObject({
    timeline: [{ kind: 'new' }],
    latestShopMessage: null,
  });
  expect(own.find(({ id }) => id === asked.id)?.latestShopMessage?.text).toBe('Jaki jest numer partii?');
});

describe('the thread of a complaint', () => {
  const say = (id: number, text: string, change = {}) => writeMessage(shop, id, { text, key: newKey(), ...change });

  it('S2.76 S7.57 holds what both sides wrote in order, with files; the shopper gets the answer by mail', async () => {
    const { id, number, accessToken, email } = await filed(await boughtOrder(shop, categoryId));
    expect(await say(id, 'Dzień dobry, dosyłam zdjęcie.', { files: [photo] })).toEqual({ kind: 'written' });
    expect(await replyToComplaint(shop, id, { text: 'Dziękujemy!', key: newKey() })).toEqual({ kind: 'written' });
    const view = await findComplaintByNumber(shop, number);
    expect(view?.messages.map(({ author, text, files }) => [author, text, files.length])).toEqual([
      ['client', 'Dzień dobry, dosyłam zdjęcie.', 1],
      ['shop', 'Dziękujemy!', 0],
    ]);
    const subject = `Odpowiedź w sprawie reklamacji nr ${number}`;
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.subject, subject));
    expect(mail?.recipient).toBe(email);
    expect(mail?.text).toContain(`/reklamacje/${number}?token=${accessToken}`);
    expect(mail?.text).toContain('Dziękujemy!');
  });

  it('a message sent twice is stored once', async () => {
    const { id, number } = await filed(await boughtOrder(shop, categoryId));
    const key = newKey();
    await Promise.all([1, 2, 3].map(() => say(id, 'Proszę o odpowiedź', { key })));
    expect((await findComplaintByNumber(shop, number))?.messages).toHaveLength(1);
  });

  it('takes no empty, no foreign and no endless messages', async () => {
    const { id, number } = await filed(await boughtOrder(shop, categoryId));
    expect(await say(id, ' a ')).toEqual({ kind: 'too-short' });
    expect(await say(2_000_000_000, 'Halo?')).toEqual({ kind: 'unknown-complaint' });
    expect(await say(id, 'Zdjęcie', { files: [{ name: 'x.jpg', bytes: new Uint8Array(9) }] })).toMatchObject({
      kind: 'file-refused',
      reason: 'wrong-type',
    });
    await say(id, `${'a'.repeat(5000)}`);
    expect((await findComplaintByNumber(shop, number))?.messages[0]?.text).toHaveLength(2000);
    const outcomes = [];
    for (let count = 0; count < MESSAGES_AN_HOUR; count += 1) outcomes.push((await say(id, `Halo ${count}`)).kind);
    expect(outcomes.at(-1)).toBe('too-often');
  });

  it('that has grown too long takes no more of either side, and a message sent to it leaves no file behind', async () => {
    const { id, number } = await filed(await boughtOrder(shop, categoryId));
    await shop.db.insert(complaintMessages).values(
      Array.from({ length: MAX_MESSAGES }, () => ({
        complaintId: id,
        author: 'shop' as const,
        text: 'Dzień dobry',
        key: newKey(),
        at: shop.now(),
      })),
    );
    const before = await shop.db.$count(uploads);
    expect(await say(id, 'Jeszcze jedno', { files: [photo] })).toEqual({ kind: 'thread-full' });
    expect(await replyToComplaint(shop, id, { text: 'I od nas', key: newKey() })).toEqual({ kind: 'thread-full' });
    expect(await shop.db.$count(uploads)).toBe(before);
    expect((await findComplaintByNumber(shop, number))?.messages).toHaveLength(MAX_MESSAGES);
  });

  it('is closed to the shopper when the complaint is over', async () => {
    const { id } = await filed(await boughtOrder(shop, categoryId));
    await changeComplaintState(shop, id, 'rejected');
    expect(await say(id, 'Dlaczego?')).toEqual({ kind: 'over' });
    expect(await replyToComplaint(shop, id, { text: 'Uzasadnienie', key: newKey() })).toEqual({ kind: 'written' });
  });
});

describe('the state of a complaint', () => {
  it('S2.75 cancelled by the shopper it gives its pieces back, once', async () => {
    const bought = await boughtOrder(shop, categoryId);
    const { id, number } = await filed(bought, { quantity: 3 });
    expect(await free(bought)).toBe(0);
    expect(await Promise.all([cancelComplaint(shop, id), cancelComplaint(shop, id)])).toEqual(['done', 'done']);
    const cancelled = and(eq(complaintEvents.complaintId, id), eq(complaintEvents.kind, 'cancelled'));
    expect(await shop.db.$count(complaintEvents, cancelled)).toBe(1);
    expect(await free(bought)).toBe(3);
    expect((await findComplaintByNumber(shop, number))?.state).toBe('cancelled');
    expect(await cancelComplaint(shop, 2_000_000_000)).toBe('unknown-complaint');
  });

  it('moves on by the shop with a mail for each step, and not back', async () => {
    const bought = await boughtOrder(shop, categoryId);
    const { id, number } = await filed(bought);
    for (const state of ['considered', 'accepted', 'settled'] as const) {
      expect(await changeComplaintState(shop, id, state)).toBe('done');
    }
    expect(await changeComplaintState(shop, id, 'new', 'Cofamy się.')).toBe('too-late');
    // A note goes with its state or not at all.
    expect(await shop.db.select().from(complaintMessages).where(eq(complaintMessages.complaintId, id))).toEqual([]);
    expect(await cancelComplaint(shop, id)).toBe('too-late');
    expect(await free(bought)).toBe(2);
    const mails = (await listMails(shop)).filter(({ subject }) => subject.startsWith(`Reklamacja nr ${number}: `));
    expect(mails).toHaveLength(3);
    const view = await findComplaintByNumber(shop, number);
    expect(view?.timeline.map(({ kind }) => kind)).toEqual(['new', 'considered', 'accepted', 'settled']);
    expect(await listComplaintQueue(shop, 'over')).toContainEqual(
      expect.objectContaining({ number, state: 'settled' }),
    );
  });

  it('a turned-down complaint lets the order go its way', async () => {
    const bought = await boughtOrder(shop, categoryId);
    const { id } = await filed(bought, { quantity: 3 });
    await changeComplaintState(shop, id, 'rejected');
    expect(await free(bought)).toBe(3);
    expect(await changeOrderState(shop, bought.order.id, 'returned')).toBe('done');
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, bought.order.id));
    expect(order?.state).toBe('returned');
  });
});

describe('a complaint without an order', () => {
  const purchase: Purchase = {
    serialNumber: 'SN 1',
    boughtOn: '2026-05-06',
    buyPlace: 'shop',
    buyPlaceDetails: '',
    paymentSource: 'b',
    bankAccount: '61 1090 1014 0000 0712 1981 2874',
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
        email: 'Ewa@Example.com',
        phone: '',
        purchase,
        files: [receipt],
        caller: newKey(),
        ...change,
      },
    );

  it('S2.73 S3.59 keeps every field of its form', async () => {
    const outcome = await add();
    if (outcome.kind !== 'filed') throw new Error(outcome.kind);
    const view = await findComplaintByNumber(shop, outcome.number);
    expect(view).toMatchObject({ orderNumber: null, email: 'Ewa@Example.com', purchase });
    expect(view?.lines).toMatchObject([{ name: 'Namiot', description: 'Przecieka', quantity: 1 }]);
    expect(view?.lines[0]?.files).toHaveLength(1);
  });

  it('sent again stays one; too many from one place or to one address are refused', async () => {
    const key = newKey();
    const [first, second] = [
      await add({ email: 'raz@example.com' }, key),
      await add({ email: 'raz@example.com' }, key),
    ];
    expect(second).toMatchObject({ kind: 'filed', repeated: true, number: 'number' in first ? first.number : '' });
    expect(await add({ files: [{ name: 'a.pdf', bytes: new TextEncoder().encode('MZ') }] })).toMatchObject({
      kind: 'file-refused',
    });
    const outcomes = [];
    for (let count = 0; count < 11; count += 1) {
      outcomes.push((await add({ caller: 'jeden', email: `a${count}@example.com`, files: [] })).kind);
    }
    expect(outcomes.at(-1)).toBe('too-often');
  });
});
