import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Actor } from '#platform/shop/server/shop.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  changeComplaintState,
  countComplaintTabs,
  fileComplaint,
  findComplaintByNumber,
  listComplaintQueue,
  refundComplaint,
  replyToComplaint,
  shipComplaint,
  writeMessage,
} from './index.ts';
import { complaintMessages } from './tables.ts';

let at = new Date('2026-11-16T10:00:00Z');
const { shop: bare } = await testDatabase({ filled: 'empty', now: () => at });
const ola: Actor = { kind: 'staff', id: 7, name: 'Ola' };
const shop = { ...bare, actor: ola };
const { categoryId } = await equipShop(shop);
const message = (text: string) => ({ text, key: crypto.randomUUID() });

async function filedOn(day: string) {
  at = new Date(`${day}T10:00:00Z`);
  const { order, visitorId, lineId } = await boughtOrder(bare, categoryId);
  const line = { lineId, quantity: 1, description: 'Pękła podeszwa', files: [] };
  const outcome = await fileComplaint(bare, order, { visitorId, customerId: null, key: crypto.randomUUID() }, [line]);
  const complaint = await findComplaintByNumber(bare, outcome.kind === 'filed' ? outcome.number : '');
  at = new Date('2026-11-16T10:00:00Z');
  if (!complaint) throw new Error(outcome.kind);
  return complaint;
}

const numbers = async (tab: 'shop' | 'client' | 'over') =>
  (await listComplaintQueue(shop, tab)).map(({ number }) => number);

describe('the queue of complaints', () => {
  it('O.21 begins with the earliest deadline, independent of the last message', async () => {
    const calm = await filedOn('2026-11-15');
    const late = await filedOn('2026-11-01');
    const soon = await filedOn('2026-11-04');
    await writeMessage(bare, calm.id, message('Proszę o szybką odpowiedź'));
    expect(await numbers('shop')).toEqual([late.number, soon.number, calm.number]);
    const clocks = (await listComplaintQueue(shop, 'shop')).map(({ clock }) => [clock?.due, clock?.urgency]);
    expect(clocks).toEqual([
      ['2026-11-15', 'late'],
      ['2026-11-18', 'soon'],
      ['2026-11-29', 'calm'],
    ]);
    await changeComplaintState(shop, late.id, 'accepted');
    // Decided in time or not, nothing runs out for it any more.
    expect(await numbers('shop')).toEqual([soon.number, calm.number, late.number]);
    const pages = [0, 1, 2].map((from) => listComplaintQueue(shop, 'shop', '', { from, max: 1 }));
    expect((await Promise.all(pages)).flat().map(({ number }) => number)).toEqual(await numbers('shop'));
  });

  it('O.21 whom a complaint waits for follows from its state and from who wrote last', async () => {
    const { id, number } = await filedOn('2026-11-12');
    const cases = [
      ['new', null, 'shop'],
      ['new', 'client', 'shop'],
      ['considered', 'shop', 'client'],
      ['waiting', null, 'client'],
      ['waiting', 'client', 'shop'],
      ['accepted', 'shop', 'shop'],
      ['settled', 'client', 'over'],
    ] as const;
    for (const [state, author, whom] of cases) {
      await shop.db.delete(complaintMessages).where(eq(complaintMessages.complaintId, id));
      if (author)
        await shop.db.insert(complaintMessages).values({ complaintId: id, author, text: 'x', at, key: author });
      await shop.db.update(complaints).set({ state }).where(eq(complaints.id, id));
      const tabs = ['shop', 'client', 'over'] as const;
      const holds = await Promise.all(tabs.map(async (tab) => (await numbers(tab)).includes(number)));
      expect(
        tabs.filter((_, at) => holds[at]),
        `${state}, ${author}`,
      ).toEqual([whom]);
    }
  });

  it('O.21 an answer resets who is waiting, and the clock runs on until there is a decision', async () => {
    const { id, number } = await filedOn('2026-11-10');
    const countsBefore = await countComplaintTabs(shop);
    expect(await numbers('shop')).toContain(number);
    await replyToComplaint(shop, id, message('Czy możesz przysłać zdjęcie?'));
    expect(await numbers('shop')).not.toContain(number);
    expect(await countComplaintTabs(shop)).toEqual({
      ...countsBefore,
      shop: countsBefore.shop - 1,
      client: countsBefore.client + 1,
    });
    const [asked] = (await listComplaintQueue(shop, 'client')).filter((one) => one.number === number);
    expect(asked).toMatchObject({ lastAuthor: 'shop', clock: { due: '2026-11-24' } });
    await writeMessage(bare, id, message('Oto zdjęcie'));
    expect(await countComplaintTabs(shop)).toEqual(countsBefore);
    await changeComplaintState(shop, id, 'rejected', 'Ślady użycia niezgodnego z przeznaczeniem');
    expect(await numbers('over')).toContain(number);
  });

  it('is waited for no longer once the shopper has answered', async () => {
    const { id, number } = await filedOn('2026-11-11');
    await changeComplaintState(shop, id, 'waiting', 'Prosimy o zdjęcie');
    await writeMessage(bare, id, message('Oto zdjęcie'));
    const answered = await findComplaintByNumber(bare, number);
    expect(answered?.state).toBe('considered');
    expect(answered?.timeline.map(({ kind }) => kind)).toEqual(['new', 'waiting', 'considered']);
    // A word of the shop's own, or one more of the shopper's, moves nothing.
    await replyToComplaint(shop, id, message('Dziękujemy'));
    await writeMessage(bare, id, message('Proszę bardzo'));
    expect((await findComplaintByNumber(bare, number))?.timeline).toHaveLength(3);
    await changeComplaintState(shop, id, 'rejected');
  });

  it('O.21 is searched by number and by address, over all tabs', async () => {
    const { id, number, email } = await filedOn('2026-11-12');
    await changeComplaintState(shop, id, 'rejected');
    const found = async (text: string) => (await listComplaintQueue(shop, 'shop', text)).map((one) => one.number);
    expect(await found(number.toLowerCase())).toEqual([number]);
    expect(await found(email)).toContain(number);
    expect(await found('%')).toEqual([]);
  });
});

it('O.21 answers, decisions, money and parcels of the staff are written down; what the shopper writes is not', async () => {
  const { id, number } = await filedOn('2026-11-12');
  await writeMessage(bare, id, message('Dzień dobry'));
  await replyToComplaint(shop, id, message('Sprawdzamy'));
  await changeComplaintState(shop, id, 'accepted', 'Uznajemy');
  await shipComplaint({ ...bare, actor: { kind: 'command' } }, id, 'PL123');
  expect(await refundComplaint(shop, id, { amount: 0 })).toMatchObject({ kind: 'no-amount' });
  const entries = await listChanges(shop, { objectKind: 'complaint', objectId: number });
  expect(entries.map(({ action, actorKind, after }) => [action, actorKind, after]).toReversed()).toEqual([
    ['complaint.replied', 'staff', { files: 0 }],
    ['complaint.replied', 'staff', { files: 0 }],
    ['complaint.moved', 'staff', { state: 'accepted' }],
    ['complaint.shipped', 'command', { trackingNumber: 'PL123' }],
  ]);
});
