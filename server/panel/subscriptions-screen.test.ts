import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { saveOrderData } from '#modules/sales/checkout/server/index.ts';
import { renewSubscriptions } from '#modules/sales/renewals/server/index.ts';
import {
  countSubscriptionTabs,
  listSubscriptionsForStaff,
  type SubscriptionTab,
} from '#modules/sales/subscriptions/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { goodData, placed } from '#platform/testing/order-shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { orderLines, orders, sizes, subscriptions } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel();
const owner = await addStaff(shop, 'owner');
const PAGE = '/zaplecze/subskrypcje';
/** Coffee of the demo that comes every 14, 28 or 42 days. */
const COFFEE = 20;
const TRANSFER = 3;

async function subscribe(email: string, days: number) {
  const { visitor } = await createVisitor(shop);
  const shopper = { visitorId: visitor.id, customerId: null };
  const input = { productId: COFFEE, size: 'uniw', quantity: 1, extras: { subscriptionDays: days } };
  expect((await addToBasket(shop, visitor.id, input)).code).toBe('added');
  // The parcel is paid at the door: the next one waits for no money.
  await saveOrderData(shop, shopper, { ...goodData, email, paymentMethodId: TRANSFER, prepaid: false });
  const { orderId, number } = await placed(shop, shopper);
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const [row] = await shop.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.orderLineId, line?.id ?? 0));
  return { id: row?.id ?? 0, nextOn: row?.nextOn ?? '', number };
}

const shown = async (query: string, who = owner) =>
  (await ask(`${PAGE}${query}`, { token: await addSession(shop, who) })).text;
const send = async (form: Record<string, string>, who = owner) =>
  ask(PAGE, { token: await addSession(shop, who), form });
const stored = async (id: number) => (await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

it('X.74 O.11 the panel lists subscriptions by state, finds them by customer and order, and records who changes one', async () => {
  const ola = await subscribe('ola@example.com', 28);
  const jan = await subscribe('jan@example.com', 14);
  const list = await shown('');
  for (const text of ['ola@example.com', 'jan@example.com', 'co 28 dni', 'co 14 dni', ola.number, 'Kawa Przełęcz'])
    expect(list).toContain(text);
  expect(await shown('?szukaj=ola@')).not.toContain('jan@example.com');
  expect(await shown(`?szukaj=${jan.number}`)).toContain('jan@example.com');

  await send({ intent: 'pause', subscription: String(ola.id) });
  expect(await stored(ola.id)).toMatchObject({ state: 'paused' });
  expect(await shown('?lista=paused')).toContain('ola@example.com');
  expect(await shown('')).not.toContain('ola@example.com');
  await send({ intent: 'resume', subscription: String(ola.id) });
  await send({ intent: 'stop', subscription: String(ola.id) });
  expect(await stored(ola.id)).toMatchObject({ state: 'stopped' });
  expect((await send({ intent: 'pause', subscription: String(ola.id) })).text).toContain('Nie zmieniono');
  const changes = await listChanges(shop, { objectKind: 'subscription', objectId: String(ola.id) });
  expect(changes.map(({ action }) => action).sort()).toEqual([
    'subscription.paused',
    'subscription.resumed',
    'subscription.stopped',
  ]);
  expect(changes.every(({ actorKind }) => actorKind === 'staff')).toBe(true);

  // The warehouse sees what it packs, and changes nothing of it.
  const packer = await addStaff(shop, 'warehouse');
  const packed = await shown('', packer);
  expect(packed).toContain('jan@example.com');
  expect(await shown('')).toContain('value="pause"');
  expect(packed).not.toContain('value="pause"');
  expect((await send({ intent: 'stop', subscription: String(jan.id) }, packer)).status).toBe(403);
  expect(await stored(jan.id)).toMatchObject({ state: 'active' });
});

it.each([
  ['the shop could not try', 'delivered', true, 'jeszcze nie powstała'],
  ['the parcel before is not paid for', 'new', false, 'czeka, aż klient opłaci poprzednią paczkę'],
] as const)('X.74 O.40 the panel shows a day that passed without an order: %s', async (_, state, isMissed, reason) => {
  const email = `${state}@example.com`;
  const { id, number } = await subscribe(email, 14);
  await shop.db.update(orders).set({ state, prepaid: true }).where(eq(orders.number, number));
  await shop.db
    .update(subscriptions)
    .set({ nextOn: addDays(warsawDay(shop.now()), -1) })
    .where(eq(subscriptions.id, id));
  const found = await shown(`?szukaj=${number}`);
  expect(found).toContain(reason);
  expect((await shown('?lista=missed')).includes(email)).toBe(isMissed);
  expect(await shown('?lista=active')).toContain(email);
});

it('X.74 O.11 each tab counts and lists its own state, and a skip that is sent twice skips one parcel', async () => {
  await shop.db.update(subscriptions).set({ state: 'stopped' });
  const { id, nextOn } = await subscribe('jeden@example.com', 28);
  const count = () => countSubscriptionTabs(shop);
  const listed = async (tab: SubscriptionTab) => (await listSubscriptionsForStaff(shop, tab)).map((row) => row.id);
  expect(await count()).toMatchObject({ active: 1, missed: 0, paused: 0 });
  expect(await listed('active')).toEqual([id]);
  expect(await shown('')).toContain(`value="${nextOn}"`);
  const skip = { intent: 'skip', subscription: String(id), next: nextOn };
  expect((await send(skip)).text).toContain('Najbliższa paczka jest pominięta');
  expect((await send(skip)).text).toContain('Nie zmieniono');
  const skipped = { state: 'active', nextOn: addDays(nextOn, 28) };
  expect(await stored(id)).toMatchObject(skipped);
  expect((await send({ ...skip, subscription: '999999' })).text).toContain('Nie zmieniono');
  expect((await send({ ...skip, intent: 'toString' })).status).toBe(400);
  await send({ intent: 'pause', subscription: String(id) });
  expect(await count()).toMatchObject({ active: 0, paused: 1 });
  expect([await listed('active'), await listed('paused')]).toEqual([[], [id]]);
});

it('X.74 O.11 the list has pages of 50, those that renew next first', async () => {
  const { id } = await subscribe('strona@example.com', 14);
  await shop.db.update(subscriptions).set({ state: 'stopped' });
  const [own] = await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  const [line] = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.id, own?.orderLineId ?? 0));
  if (!own || !line) throw new Error('no subscription');
  const { id: _, ...copied } = line;
  for (let at = 1; at <= 51; at++) {
    const [copy] = await shop.db
      .insert(orderLines)
      .values({ ...copied, position: 100 + at, name: `Kawa nr ${at}.` })
      .returning({ id: orderLines.id });
    const { id: __, ...row } = own;
    const nextOn = addDays('2030-01-01', 51 - at);
    await shop.db.insert(subscriptions).values({ ...row, orderLineId: copy?.id ?? 0, state: 'active', nextOn });
  }
  const first = await shown('');
  expect(first).toContain('Kawa nr 51.');
  expect(first).not.toContain('Kawa nr 1.');
  const second = await shown('?strona=2');
  expect(second).toContain('Kawa nr 1.');
  expect(second).not.toContain('Kawa nr 2.');
});

it('X.74 O.40 a parcel that could not be ordered waits on the overview and has its own list', async () => {
  const { id, nextOn } = await subscribe('brak@example.com', 42);
  await shop.db.update(sizes).set({ stock: 0 }).where(eq(sizes.productId, COFFEE));
  await shop.db.update(subscriptions).set({ state: 'paused' });
  await shop.db.update(subscriptions).set({ state: 'active' }).where(eq(subscriptions.id, id));
  await renewSubscriptions(shop, new Date(`${nextOn}T12:00:00Z`), new AbortController().signal);
  expect(await stored(id)).toMatchObject({ missedOn: nextOn, missedReason: 'goods' });
  const overview = await ask('/zaplecze/pulpit', { token: await addSession(shop, owner) });
  expect(overview.text).toContain('Subskrypcje, w których paczka nie powstała');
  expect(overview.text).toContain(`${PAGE}?lista=missed`);
  const missed = await shown('?lista=missed');
  expect(missed).toContain('brak@example.com');
  expect(missed).toContain('zabrakło towaru');
});
