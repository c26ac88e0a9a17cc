import { asc, eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { findPrivateUpload, openUpload, removeUpload } from '#modules/catalogue/media/server/index.ts';
import { addLineFiles, addToBasket } from '#modules/sales/basket/server/index.ts';
import { changeBeforePacking } from '#modules/sales/order-admin/server/index.ts';
import {
  cancelOrder,
  changeOrderState,
  findOrderById,
  releaseUnpaid,
  writeOrderMails,
} from '#modules/sales/orders/server/index.ts';
import { recordMoney } from '#modules/sales/payments/server/index.ts';
import type { MissedReason } from '#modules/sales/subscriptions/rules/subscription.ts';
import { changeSubscription } from '#modules/sales/subscriptions/server/index.ts';
import { enqueue, repeatJob, runDueJobs } from '#platform/jobs/server/index.ts';
import {
  addGood,
  COURIER,
  equipShop,
  METHOD,
  newShopper,
  POINT,
  placed,
  stockOf,
} from '#platform/testing/order-shop.ts';
import { subscribed } from '#platform/testing/subscribed.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import {
  basketFiles,
  basketLines,
  consentRecords,
  couriers,
  orderDrafts,
  orderLines,
  orders,
  outbox,
  paymentMethods,
  products,
  sizes,
  subscriptionOrders,
  subscriptions,
  uploads,
  visitorPoints,
  visitors,
} from '#server/shop/schema.ts';
import { renewSubscriptions } from './index.ts';

const START = new Date('2026-11-19T12:00:00Z');
let now = START;
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const { signal } = new AbortController();

/** A subscription whose first parcel was paid for and came. */
const begun = async (wanted?: Parameters<typeof subscribed>[2]) => {
  const first = await subscribed(shop, categoryId, wanted);
  await shop.db
    .update(orders)
    .set({ state: 'delivered', paid: sql`${orders.totalGross}` })
    .where(eq(orders.id, first.orderId));
  return first;
};

const renewAt = async (day: number) => {
  now = new Date(START.getTime() + day * DAY_MS);
  await renewSubscriptions(shop, now, signal);
};
/** Orders a subscription placed, oldest first. */
const renewed = async (id: number) => {
  const rows = await shop.db
    .select({ orderId: subscriptionOrders.orderId, dueOn: subscriptionOrders.dueOn })
    .from(subscriptionOrders)
    .where(eq(subscriptionOrders.subscriptionId, id))
    .orderBy(asc(subscriptionOrders.dueOn));
  return rows;
};
const onlyOrder = async (id: number) => {
  const [one, ...others] = await renewed(id);
  expect(others).toEqual([]);
  const order = one && (await findOrderById(shop.db, one.orderId));
  if (!order) throw new Error('No renewal order');
  return order;
};
const stored = async (id: number) => (await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
const mailsOf = async (orderId: number) => {
  await runDueJobs(shop, [writeOrderMails]);
  return shop.db
    .select()
    .from(outbox)
    .where(like(outbox.key, `order-${orderId}-%`));
};

beforeEach(async () => {
  now = START;
  // Each test sees its own subscriptions only.
  await shop.db.update(subscriptions).set({ state: 'stopped' });
});

describe('one interval', () => {
  it('X.74 places one order and sends one email with the payment link, never two', async () => {
    const first = await begun({ quantity: 2 });
    await renewAt(13);
    expect(await renewed(first.id)).toEqual([]);
    await shop.db.update(sizes).set({ price: 6000 }).where(eq(sizes.productId, first.productId));
    await renewAt(14);
    await renewAt(14);
    const order = await onlyOrder(first.id);
    // Today's price less 10 %, and the delivery of the first order.
    expect(order).toMatchObject({
      state: 'new',
      goods: { gross: 10_800 },
      deliveryCost: { gross: 1500 },
      left: 12_300,
      email: 'Jan@Example.com',
      delivery: { name: 'Kurier', prepaid: true },
      payments: [{ kind: 'transfer', amount: 12_300 }],
      lines: [{ quantity: 2, subscription: { days: 14, renewal: { state: 'active', nextOn: '2026-12-17' } } }],
    });
    expect(order.addresses.billing).toEqual((await findOrderById(shop.db, first.orderId))?.addresses.billing);
    expect(order.consents).toMatchObject({ terms: true, mailing: false });
    expect(await stockOf(shop, first.productId)).toBe(6);
    expect(await stored(first.id)).toMatchObject({ nextOn: '2026-12-17', missedOn: null });
    const mails = await mailsOf(order.id);
    expect(mails.map(({ key, recipient }) => [key, recipient])).toEqual([
      [`order-${order.id}-renewed`, 'Jan@Example.com'],
    ]);
    expect(mails[0]?.text).toContain(`/platnosc/${order.number}?token=`);
    expect(mails[0]?.text).toContain('Subskrypcja co 14 dni');
    expect(mails[0]?.text).toContain('Następna paczka: 17 grudnia 2026, 108,00');
    expect(mails[0]?.text).toContain('zakończysz bez opłat');
  });

  it('X.74 two nodes that renew at the same moment place one order', async () => {
    const { id, productId } = await begun();
    now = new Date(START.getTime() + 14 * DAY_MS);
    await Promise.all(Array.from({ length: 4 }, () => renewSubscriptions(shop, now, signal)));
    await onlyOrder(id);
    expect(await stockOf(shop, productId)).toBe(8);
    expect(await shop.db.$count(orders, like(orders.idempotencyKey, `subscription-${id}-%`))).toBe(1);
  });

  it('X.74 the repeated job renews, and each interval has its own order', async () => {
    const { id } = await begun({ data: { prepaid: false, paymentMethodId: METHOD.dvp } });
    const job = repeatJob('renew-subscriptions', 3600, (own, run) => renewSubscriptions(own, own.now(), run.signal));
    await enqueue(shop.db, job.kind, {}, now, { key: 'repeated' });
    for (const day of [0, 14, 15, 28, 29]) {
      now = new Date(START.getTime() + day * DAY_MS);
      await runDueJobs(shop, [job]);
    }
    expect((await renewed(id)).map(({ dueOn }) => dueOn)).toEqual(['2026-12-03', '2026-12-17']);
    // An order of a subscription begins no second one.
    expect(await shop.db.$count(subscriptions, eq(subscriptions.state, 'active'))).toBe(1);
  });

  it('X.74 several missed intervals become one order, and the schedule keeps its days', async () => {
    const { id } = await begun();
    await renewAt(60);
    await renewAt(61);
    await onlyOrder(id);
    expect(await stored(id)).toMatchObject({ nextOn: addDays(warsawDay(START), 70) });
  });

  it.each([
    ['with an order', true],
    ['without the courier', false],
  ])('X.23 X.74 leaves no visitor, basket or order form behind, %s', async (_, isOffered) => {
    const { id } = await begun({ data: { courierId: COURIER.locker, pickupPointId: POINT.plain } });
    await shop.db.update(couriers).set({ enabled: isOffered }).where(eq(couriers.id, COURIER.locker));
    const count = async () => [
      await shop.db.$count(visitors),
      await shop.db.$count(basketLines),
      await shop.db.$count(orderDrafts),
      await shop.db.$count(visitorPoints),
    ];
    const before = await count();
    await renewAt(14);
    await shop.db.update(couriers).set({ enabled: true });
    expect(await stored(id)).toMatchObject({ nextOn: '2026-12-17', missedReason: isOffered ? null : 'delivery' });
    expect(await count()).toEqual(before);
  });

  it('X.74 to a locker, paid on delivery, by an account: the same way, without a payment link or new consents', async () => {
    const data = { courierId: COURIER.locker, prepaid: false, pickupPointId: POINT.cash, paymentMethodId: METHOD.dvp };
    const first = await begun({ data, points: 0 });
    const consents = await shop.db.$count(consentRecords);
    await renewAt(14);
    const order = await onlyOrder(first.id);
    expect(order).toMatchObject({
      customerId: first.customerId,
      delivery: { name: 'Automat', prepaid: false, place: { code: 'KRA02' } },
    });
    const [mail] = await mailsOf(order.id);
    expect(mail?.text).not.toContain('/platnosc/');
    expect(mail?.text).toContain('zapłacisz przy odbiorze');
    expect(await shop.db.$count(consentRecords)).toBe(consents);
  });
});

describe('no order', () => {
  it.each(['pause', 'stop'] as const)('X.74 none after %s', async (intent) => {
    const { id } = await begun();
    await changeSubscription(shop, { id, intent, access: 'staff' });
    await renewAt(30);
    expect(await renewed(id)).toEqual([]);
  });

  it('X.74 none for a skipped parcel, one after it', async () => {
    const { id } = await begun();
    await changeSubscription(shop, { id, intent: 'skip', shownNextOn: '2026-12-03', access: 'staff' });
    await renewAt(14);
    expect(await renewed(id)).toEqual([]);
    await renewAt(28);
    expect(await renewed(id)).toMatchObject([{ dueOn: '2026-12-17' }]);
  });

  it('X.74 none while the parcel before is not paid for; one once it is', async () => {
    const { id, orderId, toPay } = await subscribed(shop, categoryId);
    await renewAt(14);
    await renewAt(30);
    expect(await renewed(id)).toEqual([]);
    await shop.db.transaction((tx) => recordMoney(tx, orderId, toPay, now));
    await renewAt(31);
    const order = await onlyOrder(id);
    expect(order.lines[0]?.subscription?.renewal?.nextOn).toBe('2026-12-31');
    await renewAt(45);
    expect(await renewed(id)).toHaveLength(1);
  });

  it('X.74 none while the shop is closed', async () => {
    const { id } = await begun();
    now = new Date(START.getTime() + 14 * DAY_MS);
    await renewSubscriptions({ ...shop, opening: { isOpen: false } }, now, signal);
    expect(await renewed(id)).toEqual([]);
  });

  const obstacles: [what: string, reason: MissedReason, make: (productId: number) => Promise<unknown>][] = [
    ['too few are in stock', 'goods', (id) => shop.db.update(sizes).set({ stock: 1 }).where(eq(sizes.productId, id))],
    [
      'the product is not visible any more',
      'goods',
      (id) => shop.db.update(products).set({ visible: false }).where(eq(products.id, id)),
    ],
    [
      'the product has no such interval any more',
      'goods',
      (id) =>
        shop.db
          .update(products)
          .set({ subscriptionDays: [28] })
          .where(eq(products.id, id)),
    ],
    [
      'the courier is not offered any more',
      'delivery',
      () => shop.db.update(couriers).set({ enabled: false }).where(eq(couriers.id, COURIER.home)),
    ],
    [
      'the order needs a consent that was not given',
      'data',
      (id) =>
        shop.db.execute(sql`update orders set consents = jsonb_set(consents, '{terms}', 'false')
          where id in (select order_id from order_lines where product_id = ${id})`),
    ],
    ['the product is deleted', 'goods', (id) => shop.db.delete(products).where(eq(products.id, id))],
  ];
  it.each(obstacles)(
    'X.74 none when %s: emails the customer and the shop once and tries the next day',
    async (_, reason, make) => {
      const { id, orderId, number, productId } = await begun({ quantity: 2 });
      await make(productId);
      const notified = { ...shop, settings: { ...shop.settings, newOrderEmail: 'pakowanie@example.com' } };
      now = new Date(START.getTime() + 14 * DAY_MS);
      const before = await shop.db.$count(orders);
      await Promise.all([renewSubscriptions(notified, now, signal), renewSubscriptions(notified, now, signal)]);
      await shop.db.update(couriers).set({ enabled: true });
      expect(await shop.db.$count(orders)).toBe(before);
      expect(await stored(id)).toMatchObject({
        state: 'active',
        nextOn: '2026-12-17',
        missedOn: '2026-12-03',
        missedReason: reason,
      });
      const mails = await shop.db
        .select()
        .from(outbox)
        .where(like(outbox.key, `order-${orderId}-subscription-%`))
        .orderBy(asc(outbox.key));
      expect(mails.map(({ recipient }) => recipient)).toEqual(['Jan@Example.com', 'pakowanie@example.com']);
      expect(mails[0]?.text).toContain('17 grudnia 2026');
      expect(mails[0]?.text).toContain(`/konto/zamowienia/${number}?token=`);
      expect(mails[1]?.text).not.toContain('token=');
    },
  );

  it('X.74 none twice in a row: the subscription is paused and both emails say so; a resumed one is tried again', async () => {
    const { id, orderId, productId } = await begun();
    await shop.db.update(sizes).set({ stock: 0 }).where(eq(sizes.productId, productId));
    const notified = { ...shop, settings: { ...shop.settings, newOrderEmail: 'pakowanie@example.com' } };
    for (const day of [14, 28, 42]) {
      now = new Date(START.getTime() + day * DAY_MS);
      await renewSubscriptions(notified, now, signal);
    }
    expect(await stored(id)).toMatchObject({ state: 'paused', missedOn: '2026-12-17', missedReason: 'goods' });
    const mails = await shop.db
      .select()
      .from(outbox)
      .where(like(outbox.key, `order-${orderId}-subscription-${id}-missed-2026-12-17%`))
      .orderBy(asc(outbox.key));
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('jest teraz wstrzymana'),
      expect.stringContaining('subskrypcja jest wstrzymana'),
    ]);
    expect(await shop.db.$count(outbox, like(outbox.key, `order-${orderId}-subscription-%`))).toBe(4);
    await changeSubscription(shop, { id, intent: 'resume', access: 'staff' });
    expect(await stored(id)).toMatchObject({ state: 'active', missedOn: null, missedReason: null });
    await renewAt(56);
    expect(await stored(id)).toMatchObject({ state: 'active', missedReason: 'goods' });
  });

  it('X.74 an order of the next interval clears what was missed', async () => {
    const { id, productId } = await begun({ stock: 1 });
    await renewAt(14);
    expect(await stored(id)).toMatchObject({ missedReason: 'goods' });
    await shop.db.update(sizes).set({ stock: 5 }).where(eq(sizes.productId, productId));
    await renewAt(28);
    await onlyOrder(id);
    expect(await stored(id)).toMatchObject({ missedOn: null, missedReason: null });
  });
});

it('X.74 a payment method that is gone gives way to another one', async () => {
  const { id } = await begun({ data: { paymentMethodId: METHOD.paidFor } });
  await shop.db.update(paymentMethods).set({ enabled: false }).where(eq(paymentMethods.id, METHOD.paidFor));
  await renewAt(14);
  await shop.db.update(paymentMethods).set({ enabled: true });
  expect(await onlyOrder(id)).toMatchObject({ payments: [{ kind: 'transfer', name: 'Przelew' }] });
});

const moved = { street: 'Krupówki 1', zipcode: '34-500', city: 'Zakopane' };
const locker = { courierId: COURIER.locker, pickupPointId: POINT.plain, locationId: null };
it.each([
  [
    'address',
    { email: 'nowy@example.com', addresses: { billing: moved } },
    { email: 'nowy@example.com', addresses: { billing: { city: 'Zakopane' } } },
  ],
  ['locker', { delivery: locker }, { delivery: { name: 'Automat', place: { code: 'KRA01' } } }],
])('X.74 the next parcel goes to the %s to which the staff corrected the newest order', async (_, change, expected) => {
  const { id, orderId } = await begun();
  expect(await changeBeforePacking(shop, orderId, change)).toMatchObject({ kind: 'refused', reason: 'too-late' });
  await renewAt(14);
  const second = await onlyOrder(id);
  expect(await changeBeforePacking(shop, second.id, change)).toEqual({ kind: 'changed' });
  await shop.db.transaction((tx) => recordMoney(tx, second.id, 100_000, now));
  await renewAt(28);
  expect(await findOrderById(shop.db, (await renewed(id))[1]?.orderId ?? 0)).toMatchObject(expected);
});

describe('a line with a print file', () => {
  const withFile = async () => {
    const product = { subscriptionDays: [14], subscriptionRebatePercent: 10 };
    const productId = await addGood(shop, categoryId, {}, product);
    const shopper = await newShopper(shop, []);
    const { visitorId } = shopper;
    const extras = { subscriptionDays: 14 };
    await addToBasket(shop, visitorId, { productId, size: '', quantity: 1, extras }, shopper);
    const [line] = await shop.db.select().from(basketLines).where(eq(basketLines.visitorId, visitorId));
    const { additional = '', sizeType: size = '' } = line ?? {};
    const bytes = new TextEncoder().encode('%PDF-1.4 print');
    const file = { productId, size, additional, forPoints: false, name: 'nadruk.pdf', type: '', bytes };
    expect(await addLineFiles(shop, shopper, [file])).toMatchObject([{ code: 'file-added' }]);
    const { orderId } = await placed(shop, shopper);
    await shop.db.update(orders).set({ state: 'delivered', paid: 100_000 }).where(eq(orders.id, orderId));
    const [row] = await shop.db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
      .where(eq(orderLines.orderId, orderId));
    return { id: row?.id ?? 0, orderId };
  };
  const fileOf = async (orderId: number) =>
    (
      await shop.db
        .select({ id: uploads.id, name: uploads.name })
        .from(basketFiles)
        .innerJoin(uploads, eq(uploads.id, basketFiles.uploadId))
        .innerJoin(orderLines, eq(orderLines.id, basketFiles.orderLineId))
        .where(eq(orderLines.orderId, orderId))
    )[0];

  it('X.74 is renewed with a copy of the file', async () => {
    const { id, orderId } = await withFile();
    await renewAt(14);
    const order = await onlyOrder(id);
    expect(order.lines).toMatchObject([{ files: ['nadruk.pdf'] }]);
    const [first, copy] = [await fileOf(orderId), await fileOf(order.id)];
    expect(copy?.name).not.toBe(first?.name);
    await removeUpload(shop, first?.id ?? 0);
    const found = await findPrivateUpload(shop, copy?.id ?? 0);
    const opened = found && (await openUpload(shop, found));
    expect(await new Response(opened?.body).text()).toBe('%PDF-1.4 print');
  });

  it('X.74 is not renewed without its file', async () => {
    const { id, orderId } = await withFile();
    await removeUpload(shop, (await fileOf(orderId))?.id ?? 0);
    await renewAt(14);
    expect(await renewed(id)).toEqual([]);
    expect(await stored(id)).toMatchObject({ missedReason: 'data' });
  });
});

it('X.74 one that cannot be renewed is logged by its id and does not hold up the others', async () => {
  const broken = await begun();
  const sound = await begun();
  await shop.db.execute(
    sql`update order_lines set extras = '{"subscriptionDays":"x"}' where order_id = ${broken.orderId}`,
  );
  now = new Date(START.getTime() + 14 * DAY_MS);
  const logged: object[] = [];
  const log = { ...shop.log, error: (details: object) => void logged.push(details) };
  await expect(renewSubscriptions({ ...shop, log }, now, signal)).rejects.toThrow('could not be renewed');
  await onlyOrder(sound.id);
  expect(logged).toEqual([{ err: expect.any(Error), subscriptionId: broken.id }]);
  expect(await renewed(broken.id)).toEqual([]);
});

it('X.42 X.74 a renewal that is not paid for pauses its subscription and says so; one the customer calls off does not', async () => {
  const unpaid = await begun();
  const cancelled = await begun();
  await renewAt(14);
  const order = await onlyOrder(unpaid.id);
  await cancelOrder(shop, (await onlyOrder(cancelled.id)).id);
  const impatient = { ...shop, settings: { ...shop.settings, unpaidDays: { transfer: 4, online: 4 } } };
  for (const day of [17, 20]) {
    now = new Date(START.getTime() + day * DAY_MS);
    await releaseUnpaid(impatient, now, signal);
  }
  expect((await findOrderById(shop.db, order.id))?.state).toBe('cancelled');
  expect([(await stored(unpaid.id))?.state, (await stored(cancelled.id))?.state]).toEqual(['paused', 'active']);
  const mails = await mailsOf(order.id);
  expect(mails.find(({ key }) => key?.endsWith('-released'))?.text).toContain('jest teraz wstrzymana');
});

it('X.74 a refused parcel of a renewal pauses its subscription, one of the first order stops it', async () => {
  const onDelivery = { data: { prepaid: false, paymentMethodId: METHOD.dvp } };
  const renewedOnce = await begun(onDelivery);
  const first = await subscribed(shop, categoryId, onDelivery);
  await changeSubscription(shop, { id: first.id, intent: 'skip', shownNextOn: '2026-12-03', access: 'staff' });
  await renewAt(14);
  const { id: orderId } = await onlyOrder(renewedOnce.id);
  for (const refused of [orderId, first.orderId]) {
    for (const state of ['packing', 'sent', 'returned'] as const) {
      expect(await changeOrderState(shop, refused, state)).toBe('done');
    }
  }
  expect([(await stored(renewedOnce.id))?.state, (await stored(first.id))?.state]).toEqual(['paused', 'stopped']);
  await renewAt(60);
  await onlyOrder(renewedOnce.id);
  expect(await renewed(first.id)).toEqual([]);
});

it('X.42 X.74 the email of a first order that is not paid for says that its subscription has ended', async () => {
  const { id, orderId } = await subscribed(shop, categoryId);
  const impatient = { ...shop, settings: { ...shop.settings, unpaidDays: { transfer: 4, online: 4 } } };
  for (const day of [3, 6]) {
    now = new Date(START.getTime() + day * DAY_MS);
    await releaseUnpaid(impatient, now, signal);
  }
  expect(await stored(id)).toMatchObject({ state: 'stopped' });
  const mails = await mailsOf(orderId);
  expect(mails.find(({ key }) => key?.endsWith('-released'))?.text).toContain('jest zakończona. Kolejnych paczek');
});
