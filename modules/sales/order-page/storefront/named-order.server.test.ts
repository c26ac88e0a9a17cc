import { eq } from 'drizzle-orm';
import type { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadReturnStatus } from '#modules/after-sale/returns/storefront/status/load.server.ts';
import { receiveConfirmation } from '#modules/after-sale/withdrawals/storefront/confirm/action.server.ts';
import { receiveStatement } from '#modules/after-sale/withdrawals/storefront/open/action.server.ts';
import { loadWithdrawal } from '#modules/after-sale/withdrawals/storefront/open/load.server.ts';
import * as withdrawalTexts from '#modules/after-sale/withdrawals/texts/storefront.ts';
import { deliverDigital, setDigital } from '#modules/sales/digital-goods/server/index.ts';
import type { AccessBy } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { receiveEntry } from '#modules/sales/orders/storefront/order-entry/receive-entry.server.ts';
import { answer, chosen, guestRequests, HOST } from '#modules/sales/orders/testing/guest-requests.server.ts';
import { loadPayment } from '#modules/sales/payment-page/storefront/load.server.ts';
import { listCards, recordMoney } from '#modules/sales/payments/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { listMails } from '#platform/mail/server/index.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders, returns } from '#server/shop/schema.ts';
import { receiveOrderIntent } from './action.server.ts';
import { sendDownload } from './digital.server.ts';
import { loadOrder } from './load.server.ts';
import { sendOrderPdf } from './pdf.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const { contextOf } = guestRequests(shop);

const WRITTEN = { remarks: 'Prezent dla Zosi', deliveryRemarks: 'Zostawić u sąsiadki' };

async function bought(customerId: number | null): Promise<OrderView> {
  const productId = await addGood(shop, categoryId);
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId }], { data: WRITTEN }));
  await shop.db.update(orders).set({ customerId, visitorId: null }).where(eq(orders.id, orderId));
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

const named = (order: OrderView) => contextOf(order, '10.0.0.1', {}, 'named');
const proved = (order: OrderView) => contextOf(order, '10.0.0.1', {}, 'proved');
const at = (path: string) => new URL(HOST + path);
const post = (order: OrderView, context: RouterContextProvider, intent: string) => {
  const body = new URLSearchParams({ intent });
  const request = new Request(at(`/konto/zamowienia/${order.number}`), { method: 'POST', body });
  return answer(receiveOrderIntent(context, { number: order.number, request }));
};
const stateOf = async ({ id }: OrderView) => (await findOrderById(shop.db, id))?.state;

describe.each([
  ['a guest’s', null],
  ['an account’s', 77],
] as const)('X.40 %s order by its number and contact', (_, customerId) => {
  it('is looked at without personal data, and not called off; the link is offered and sent', async () => {
    const order = await bought(customerId);
    const shown = await loadOrder(named(order), order.number, at('/'));
    expect(shown).toMatchObject({ number: order.number, pdf: null, cancellable: false, buyer: [], invoice: [] });
    expect(shown.proof).toMatchObject({ ofAccount: customerId !== null });
    const { email, addresses } = order;
    for (const secret of [
      email,
      addresses.billing?.lastName ?? '?',
      addresses.billing?.street ?? '?',
      ...Object.values(WRITTEN),
    ]) {
      expect(JSON.stringify(shown)).not.toContain(secret);
    }
    expect(await answer(sendOrderPdf(named(order), order.number, at('/')))).toBe(404);
    expect(await post(order, named(order), 'cancel')).toMatchObject({ kind: 'error' });
    expect(await stateOf(order)).toBe('new');
    expect(await post(order, named(order), 'link')).toMatchObject({ kind: 'success' });
    expect((await listMails(shop))[0]).toMatchObject({
      recipient: email,
      subject: `Link do zamówienia nr ${order.number}`,
    });
    // By that link everything is there.
    const whole = await loadOrder(proved(order), order.number, at('/'));
    expect(whole).toMatchObject({ proof: null, cancellable: true });
    for (const told of [email, ...Object.values(WRITTEN)]) expect(JSON.stringify(whole)).toContain(told);
    expect(await post(order, proved(order), 'cancel')).toMatchObject({ kind: 'success' });
    expect(await stateOf(order)).toBe('cancelled');
  });

  it('is paid, sent back or withdrawn from by a guest alone; an account’s needs its link', async () => {
    const order = await bought(customerId);
    const isGuests = customerId === null;
    const payment = await answer(loadPayment(named(order), order.number, at('/')));
    expect(isGuests ? payment : { email: payment }).toMatchObject({ email: isGuests ? '' : 404 });
    const statement = await loadWithdrawal(named(order), at(`/odstapienie?zamowienie=${order.number}`));
    expect(statement.statement !== null).toBe(isGuests);
    expect(JSON.stringify(statement)).not.toContain(order.email);
    const body = new URLSearchParams({ number: order.number, contact: order.email });
    const request = new Request(at('/zwroty'), { method: 'POST', body });
    const entered = await answer(receiveEntry(request, contextOf(null), (number) => `/zwroty?${number}`));
    if (isGuests) expect(entered).toBe(`/zwroty?${order.number}`);
    else expect(JSON.stringify(entered)).toContain('należy do konta');
  });
});

it('X.40 the bank account of a refund is not shown to whoever only named the order', async () => {
  const order = await bought(null);
  const now = shop.now();
  const bankAccount = '61109010140000071219812874';
  await shop.db.insert(returns).values({
    code: 'ZW-NAZWANY2',
    orderId: order.id,
    state: 'filed',
    refundWay: 'transfer',
    bankAccount,
    createdAt: now,
    updatedAt: now,
    filedAt: now,
  });
  const url = at('/zwroty/status?zwrot=ZW-NAZWANY2');
  const shown = await loadReturnStatus(named(order), url);
  expect(JSON.stringify(shown)).not.toContain(bankAccount);
  expect(shown).toMatchObject({ cancellable: false, pdf: null });
  expect(JSON.stringify(await loadReturnStatus(proved(order), url))).toContain(bankAccount);
});

async function boughtDigital(): Promise<OrderView> {
  const virtual = { type: 'product_virtual' as const };
  const card = await addGood(shop, categoryId, { stock: -1 }, virtual);
  const book = await addGood(shop, categoryId, { stock: -1 }, virtual);
  await setDigital(shop, card, 'gift-card');
  await setDigital(shop, book, { name: 'szlaki.pdf', type: 'application/pdf', content: Buffer.from('%PDF') });
  const wanted = [{ productId: card }, { productId: book }];
  const { orderId, toPay } = await placed(shop, await newShopper(shop, wanted));
  await shop.db.transaction((tx) => recordMoney(tx, orderId, toPay, shop.now()));
  await runDueJobs(shop, [deliverDigital]);
  await shop.db.update(orders).set({ visitorId: null }).where(eq(orders.id, orderId));
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

const caching = ({ headers }: Response) => [
  headers.get('cache-control'),
  headers.get('content-disposition')?.split(';')[0],
];

it('the document of an order and a bought file are kept by no cache and opened by no browser', async () => {
  const order = await boughtDigital();
  const file = { number: order.number, line: String(order.lines[1]?.lineId) };
  expect(caching(await sendOrderPdf(proved(order), order.number, at('/')))).toEqual([
    'private, no-store',
    'attachment',
  ]);
  expect(caching(await sendDownload(proved(order), file, at('/')))).toEqual(['private, no-store', 'attachment']);
});

it('X.40 X.45 bought cards and files are not given to whoever only named the order', async () => {
  const order = await boughtDigital();
  const file = { number: order.number, line: String(order.lines[1]?.lineId) };
  const shown = (context: RouterContextProvider) => loadOrder(context, order.number, at('/'));
  expect((await shown(proved(order))).digital).toMatchObject({ cards: [{}], files: [{}] });
  expect((await sendDownload(proved(order), file, at('/'))).status).toBe(200);
  const [{ number } = { number: '?' }] = await listCards(shop.db, order.id);
  expect((await shown(named(order))).digital).toEqual({ cards: [], files: [], waits: false });
  expect(JSON.stringify(await shown(named(order)))).not.toContain(number);
  expect(await answer(sendDownload(named(order), file, at('/')))).toBe(404);
});

it('X.40 X.45 whoever only named the order does not get its gift card blocked by withdrawing; the link is sent', async () => {
  const order = await boughtDigital();
  const lineId = order.lines[0]?.lineId;
  const state = (context: RouterContextProvider) => {
    const body = new URLSearchParams({ name: 'Jan Kowalski', ...chosen(order) });
    const request = new Request(at(`/odstapienie?zamowienie=${order.number}`), { method: 'POST', body });
    return answer(receiveStatement(request, context));
  };
  expect(await state(named(order))).toMatchObject({ error: { '': [withdrawalTexts.statement.linkSent.digital] } });
  expect((await listMails(shop))[0]?.subject).toBe(`Link do zamówienia nr ${order.number}`);
  const next = at(`/odstapienie/potwierdzenie?zamowienie=${order.number}&pozycje=${lineId}-1`);
  const signer = { withdrawal_name: `${order.number} Jan Kowalski` };
  const confirm = (by: AccessBy) => {
    const body = new URLSearchParams({ key: crypto.randomUUID() });
    const context = contextOf(order, '10.0.0.1', signer, by);
    return answer(receiveConfirmation(new Request(next, { method: 'POST', body }), context));
  };
  expect(await confirm('named')).toBe(`/odstapienie?zamowienie=${order.number}`);
  expect(await listCards(shop.db, order.id)).toMatchObject([{ blocked: false }]);
  expect(await state(proved(order))).toContain('/odstapienie/potwierdzenie');
  expect(await confirm('proved')).toContain('/odstapienie/gotowe');
  expect(await listCards(shop.db, order.id)).toMatchObject([{ blocked: true }]);
});
