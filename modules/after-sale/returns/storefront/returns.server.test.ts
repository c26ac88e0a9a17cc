import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as claimTexts from '#modules/after-sale/claims/texts/storefront.ts';
import { fileComplaint } from '#modules/after-sale/complaints/server/index.ts';
import { withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import { loadOrder } from '#modules/sales/order-page/storefront/load.server.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { receiveEntry } from '#modules/sales/orders/storefront/order-entry/receive-entry.server.ts';
import { answer, chosen, guestRequests, HOST, orderUrl } from '#modules/sales/orders/testing/guest-requests.server.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { arrivedOrder } from '#platform/testing/arrived-order.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { complaints, orders } from '#server/shop/schema.ts';
import { findDraft } from '../server/index.ts';
import * as returnsMethodTexts from '../texts/method.ts';
import * as returnsProductsTexts from '../texts/products.ts';
import * as returnsRefundTexts from '../texts/refund.ts';
import * as returnsTexts from '../texts/storefront.ts';
import { receiveReturnMethod } from './method/action.server.ts';
import { loadReturnMethod } from './method/load.server.ts';
import { loadReturns } from './open/load.server.ts';
import { sendReturnPhoto } from './photo.server.ts';
import { receiveReturnPoint } from './point/action.server.ts';
import { receiveReturnProducts } from './products/action.server.ts';
import { loadReturnProducts } from './products/load.server.ts';
import { receiveReturnRefund } from './refund/action.server.ts';
import { loadReturnRefund } from './refund/load.server.ts';
import { loadReturnStatus } from './status/load.server.ts';
import { sendReturnPdf } from './status/pdf.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const arrived = () => arrivedOrder(shop, categoryId);
const { contextOf, post } = guestRequests(shop);

const line = (order: OrderView) => order.lines[0]?.lineId ?? 0;
const products = (order: OrderView, fields: Parameters<typeof post>[3], as?: OrderView | null) =>
  post(receiveReturnProducts, '/zwroty/produkty', order, fields, as);
const method = (order: OrderView, fields: Record<string, string>, as?: OrderView | null) =>
  post(receiveReturnMethod, '/zwroty/sposob', order, fields, as);
const refund = (order: OrderView, fields: Record<string, string>, as?: OrderView | null) =>
  post(receiveReturnRefund, '/zwroty/zwrot-srodkow', order, fields, as);
const own = { return_type: '3', shipping_own: 'poczta', parameter_own: 'on' };

const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer();
const photo = new File([new Uint8Array(picture)], 'kot.jpg');
const large = 'Plik „a.jpg” jest za duży. Maksymalny rozmiar pliku to 5\u00a0MB.';

async function filed(order: OrderView): Promise<URL> {
  await products(order, { ...chosen(order), photos: photo });
  await method(order, own);
  return new URL(`${HOST}${await refund(order, { return_type: 't' })}`);
}

describe('whose return it is', () => {
  it('S6.06 the right number and contact open the products; every wrong pair gets the same answer', async () => {
    const order = await arrived();
    const enter = (number: string, contact: string) => {
      const body = new URLSearchParams({ number, contact });
      const request = new Request(`${HOST}/zwroty`, { method: 'POST', body });
      return answer(receiveEntry(request, contextOf(null, '10.0.0.2'), (known) => `/dalej/${known}`));
    };
    expect(await enter(order.number, 'jan@example.com')).toBe(`/dalej/${order.number}`);
    expect(await enter(order.number, '601-234-567')).toBe(`/dalej/${order.number}`);
    const refused = { error: { '': [orderLookupTexts.refused] } };
    expect(await enter(order.number, 'obcy@example.com')).toMatchObject(refused);
    expect(await enter('10000001', 'jan@example.com')).toMatchObject(refused);
    expect(await enter('x', 'y')).toMatchObject(refused);
  });

  it('a stranger and the guest of another order see no step, no return, no slip and no photo', async () => {
    const order = await arrived();
    const other = await arrived();
    const address = await filed(order);
    const { photos } = await loadReturnStatus(contextOf(order), address);
    const name = photos[0]?.address.split('/').at(-1) ?? '';
    // The first step says why they are there.
    const redirectTarget = '/zwroty?przerwany=tak';
    for (const as of [null, other]) {
      const context = contextOf(as);
      expect(await answer(loadReturnProducts(context, orderUrl('/zwroty/produkty', order.number)))).toBe(
        redirectTarget,
      );
      expect(await products(order, chosen(order), as)).toBe(redirectTarget);
      expect(await method(order, own, as)).toBe(redirectTarget);
      expect(await refund(order, { return_type: 't' }, as)).toBe(redirectTarget);
      expect(await answer(loadReturnStatus(context, address))).toBe(404);
      expect(await answer(sendReturnPdf(context, address))).toBe(404);
      expect(await answer(sendReturnPhoto(context, name, address))).toBe(404);
    }
    for (const code of ['', 'x', 'ZW-AAAAAAAA', "ZW-' or 1=1"]) {
      const unknown = new URL(`${HOST}/zwroty/status?zwrot=${encodeURIComponent(code)}`);
      expect(await answer(loadReturnStatus(contextOf(order), unknown))).toBe(404);
    }
    const sent = await sendReturnPhoto(contextOf(order), name, address);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
});

describe('steps of a return', () => {
  it('S1.11 pieces that were complained about meanwhile can still be sent back, and their line says so', async () => {
    const order = await arrived();
    const context = contextOf(order);
    await products(order, chosen(order));
    await method(order, own);
    const quantity = order.lines[0]?.quantity ?? 0;
    const complained = { lineId: line(order), quantity, description: 'Pękła', files: [] };
    const { visitor } = await createVisitor(shop);
    const who = { visitorId: visitor.id, customerId: null, key: crypto.randomUUID() };
    expect(await fileComplaint(shop, order, who, [complained])).toMatchObject({ kind: 'filed' });
    const shown = await loadReturnProducts(context, orderUrl('/zwroty/produkty', order.number));
    expect(shown.lines).toMatchObject([{ obstacle: null, complained: returnsProductsTexts.complained }]);
    const status = new URL(`${HOST}${await refund(order, { return_type: 't' })}`);
    const [complaint] = await shop.db.select().from(complaints).where(eq(complaints.orderId, order.id));
    const { complained: redirectTarget } = await loadReturnStatus(context, status);
    expect(redirectTarget).toEqual([claimTexts.complained(complaint?.number ?? '', order.lines[0]?.name ?? '')]);
  });

  it('pieces that were withdrawn from meanwhile lead back to the products', async () => {
    const order = await arrived();
    const context = contextOf(order);
    await products(order, chosen(order));
    await method(order, own);
    const pieces = [{ lineId: line(order), quantity: order.lines[0]?.quantity ?? 0 }];
    const writeReceipt = async () => Buffer.from('%PDF');
    const statement = { key: crypto.randomUUID(), pieces, name: 'Jan Kowalski', writeReceipt };
    expect(await withdraw(shop, order, statement)).toMatchObject({ kind: 'made' });
    const redirectTarget = `/zwroty/produkty?zamowienie=${order.number}&zmiana=1`;
    expect(await answer(loadReturnMethod(context, orderUrl('/zwroty/sposob', order.number)))).toBe(redirectTarget);
    expect(await answer(loadReturnRefund(context, orderUrl('/zwroty/zwrot-srodkow', order.number)))).toBe(
      redirectTarget,
    );
    expect(await method(order, own)).toBe(redirectTarget);
    expect(await loadReturnProducts(context, new URL(`${HOST}${redirectTarget}`))).toMatchObject({
      obstacle: returnsTexts.obstacles.claimed,
    });
  });

  it('S4.46 skipped steps lead back, answered ones stay open, replayed ones lead to what was filed', async () => {
    const order = await arrived();
    const to = (path: string) => `${path}?zamowienie=${order.number}`;
    const context = contextOf(order);
    const open = (path: string) => answer(OPEN[path]?.(context, orderUrl(path, order.number)) ?? Promise.resolve());
    const OPEN: Record<string, typeof loadReturnMethod | typeof loadReturnRefund> = {
      '/zwroty/sposob': loadReturnMethod,
      '/zwroty/zwrot-srodkow': loadReturnRefund,
    };
    expect(await open('/zwroty/sposob')).toBe(to('/zwroty/produkty'));
    expect(await open('/zwroty/zwrot-srodkow')).toBe(to('/zwroty/produkty'));
    expect(await refund(order, { return_type: 't' })).toBe(to('/zwroty/produkty'));
    expect(await method(order, own)).toBe(to('/zwroty/produkty'));
    expect(await products(order, chosen(order))).toBe(to('/zwroty/sposob'));
    expect(await refund(order, { return_type: 't' })).toBe(to('/zwroty/sposob'));
    expect(await post(receiveReturnPoint, '/zwroty/punkt', order, { stock: '1' })).toBe(to('/zwroty/sposob'));
    expect(await method(order, own)).toBe(to('/zwroty/zwrot-srodkow'));
    expect(await products(order, chosen(order, '2'))).toBe(to('/zwroty/sposob'));
    const status = await refund(order, { return_type: 't' });
    expect(status).toMatch(/^\/zwroty\/status\?zwrot=ZW-/);
    expect(await refund(order, { return_type: 't' })).toBe(status);
    expect(await method(order, own)).toBe(status);
  });

  it('names what each way costs at least before it is chosen', async () => {
    const order = await arrived();
    await products(order, chosen(order));
    const { methods } = await loadReturnMethod(contextOf(order), orderUrl('/zwroty/sposob', order.number));
    expect(Object.fromEntries(methods.map(({ method, cost }) => [method, cost.replaceAll('\u00a0', ' ')]))).toEqual({
      courier: 'od 14,90 zł',
      locker: '9,90 zł',
      own: returnsMethodTexts.own,
      point: returnsMethodTexts.free,
    });
  });

  it('says of each way what would be paid back, and the next step says the same', async () => {
    const order = await arrived();
    await products(order, chosen(order, '2'));
    const open = () => loadReturnMethod(contextOf(order), orderUrl('/zwroty/sposob', order.number));
    const { methods, moneyBefore } = await open();
    expect(moneyBefore).toEqual({ amount: formatMoney(10_000), cost: '' });
    const deliveryWays = methods.flatMap(({ deliveries, ...way }) =>
      deliveries.map((delivery) => ({ ...way, delivery })),
    );
    const { returnCost } = returnsRefundTexts;
    const costs = { kurier: 1490, 'kurier-wieczor': 1990, paczkomat: 990, poczta: 0, inny: 0, osobiscie: 0 };
    for (const { id, method: way, delivery } of deliveryWays) {
      const cost = costs[delivery.id as keyof typeof costs];
      const expected = {
        amount: formatMoney(10_000 - cost),
        cost: cost > 0 ? returnCost(formatMoney(cost)) : '',
      };
      expect(delivery.money, delivery.id).toEqual(expected);
      await method(order, { return_type: id, [`shipping_${way}`]: delivery.id, [`parameter_${way}`]: 'on' });
      if (way === 'point') await post(receiveReturnPoint, '/zwroty/punkt', order, { stock: '1' });
      const next = await loadReturnRefund(contextOf(order), orderUrl('/zwroty/zwrot-srodkow', order.number));
      expect(next.draft?.money, delivery.id).toEqual(expected);
    }
    expect(deliveryWays.map(({ delivery }) => delivery.id).toSorted()).toEqual(Object.keys(costs).toSorted());
  });

  it('S5.38 says what is left to be sent back, not what was bought, once a piece of it has gone', async () => {
    const order = await arrived();
    const bought = async () =>
      (await loadReturnProducts(contextOf(order), orderUrl('/zwroty/produkty', order.number))).lines[0]?.bought;
    expect(await bought()).toBe('3\u00a0szt.');
    await products(order, chosen(order, '1'));
    await method(order, own);
    await refund(order, { return_type: 't' });
    expect(await bought()).toBe('do zwrotu 2, kupiono 3\u00a0szt.');
  });

  it('S5.38 S5.40 tampered lines and quantities choose nothing or the most there is', async () => {
    const order = await arrived();
    const other = await arrived();
    const nothing = { error: { '': [returnsProductsTexts.none] } };
    expect(await products(order, {})).toMatchObject(nothing);
    expect(await products(order, chosen(other))).toMatchObject(nothing);
    expect(await products(order, chosen(order, 'NaN'))).toMatchObject(nothing);
    expect(await products(order, chosen(order, '-5'))).toMatchObject(nothing);
    expect(await products(order, chosen(order, '1e9'))).toMatchObject(nothing);
    const field = `quantity_${line(order)}`;
    expect(await products(order, chosen(order, '99'))).toMatchObject({
      error: { [field]: ['Maksymalnie możesz zwrócić 3\u00a0szt.'] },
      initialValue: { [field]: '3' },
    });
  });

  it.each([
    ['a page named like a photo', '<html><script>alert(1)</script></html>', 'wrong-type'],
    ['nothing', '', 'empty'],
    ['the beginning of a photo', '\u00ff\u00d8\u00ff and then no photo', 'unreadable'],
  ] as const)('%s is refused as a photo', async (_name, content, fault) => {
    const order = await arrived();
    const photos = new File([Buffer.from(content, 'latin1')], 'kot.jpg', { type: 'image/jpeg' });
    const reply = await products(order, { ...chosen(order), photos });
    expect(reply).toMatchObject({ error: { photos: [returnsProductsTexts.photoFaults[fault]] } });
    expect((await findDraft(shop, order.id))?.photos).toEqual([]);
  });

  it.each([
    ['five photos', [photo, photo, photo, photo, photo], returnsProductsTexts.photoFaults['too-many'], 4],
    ['a photo of 6 MB', new File([new Uint8Array(picture), new Uint8Array(6 * 1_048_576)], 'a.jpg'), large, 0],
  ])('%s are too much', async (_name, photos, text, stored) => {
    const order = await arrived();
    const reply = await products(order, { ...chosen(order), photos });
    expect(reply).toMatchObject({ error: { photos: [text] } });
    expect((await findDraft(shop, order.id))?.photos ?? []).toHaveLength(stored);
  });

  it('S5.40 S5.43 S5.44 S5.45 each missing answer stops its step with its own message', async () => {
    const order = await arrived();
    await products(order, chosen(order));
    expect(await method(order, {})).toMatchObject({ error: { return_type: [returnsMethodTexts.noMethod] } });
    expect(await method(order, { return_type: '9' })).toMatchObject({
      error: { return_type: [returnsMethodTexts.noMethod] },
    });
    // Reported together, so that no customer is stopped twice at one step.
    expect(await method(order, { return_type: '3' })).toMatchObject({
      error: { shipping_own: [returnsMethodTexts.noDelivery], parameter_own: [returnsMethodTexts.noParameter] },
    });
    expect(await method(order, { return_type: '3', shipping_own: 'kurier' })).toMatchObject({
      error: { shipping_own: [returnsMethodTexts.noDelivery] },
    });
    expect(await method(order, { return_type: '3', shipping_own: 'poczta' })).toMatchObject({
      error: { parameter_own: [returnsMethodTexts.noParameter] },
    });
    await method(order, { return_type: '1', parameter_point: 'on' });
    for (const stock of ['', '999', 'x']) {
      const reply = await post(receiveReturnPoint, '/zwroty/punkt', order, { stock });
      expect(reply).toMatchObject({ error: { stock: [returnsTexts.point.none] } });
    }
    await post(receiveReturnPoint, '/zwroty/punkt', order, { stock: '1' });
    expect(await refund(order, {})).toMatchObject({ error: { return_type: [returnsRefundTexts.faults['no-way']] } });
    expect(await refund(order, { return_type: 'tc' })).toMatchObject({
      error: { return_type: [returnsRefundTexts.faults['no-way']] },
    });
    expect(await refund(order, { return_type: 'b', bank_account: '1' })).toMatchObject({
      error: { bank_account: ['Wprowadzony numer konta bankowego jest nieprawidłowy.'] },
    });
    expect(await refund(order, { return_type: 'other', refund_note: 'ab' })).toMatchObject({
      error: { refund_note: [returnsRefundTexts.faults['note-too-short']] },
    });
  });
});

describe('a return that is not finished', () => {
  it('is stored for its customer and discarded by no other; then it begins anew', async () => {
    const order = await arrived();
    const at = orderUrl('/zwroty/produkty', order.number);
    const cancel = (as: OrderView | null = order) => products(order, { intent: 'cancel' }, as);
    await products(order, { ...chosen(order, '2'), [`comment_${line(order)}`]: 'Za małe', photos: photo });
    await method(order, own);
    const kept = await loadReturnProducts(contextOf(order), at);
    const sentBack = returnsMethodTexts.types.own.name;
    expect(kept).toMatchObject({ draft: { sentBack }, lines: [{ chosen: true, quantity: 2 }] });
    const name = kept.photos[0]?.address.split('/').at(-1) ?? '';
    for (const as of [null, await arrived()]) expect(await cancel(as)).toBe('/zwroty');
    expect(await findDraft(shop, order.id)).not.toBeNull();
    expect(await cancel()).toBe('/zwroty?porzucony=tak');
    expect(await loadReturns(contextOf(order), new URL(`${HOST}/zwroty?porzucony=tak`))).toMatchObject({
      givenUp: true,
      filed: [],
    });
    expect(await findDraft(shop, order.id)).toBeNull();
    expect(await answer(sendReturnPhoto(contextOf(order), name, at))).toBe(404);
    expect(await cancel()).toBe('/zwroty');
    expect(await refund(order, { return_type: 't' })).toBe(`/zwroty/produkty?zamowienie=${order.number}`);
    expect(await loadReturnProducts(contextOf(order), at)).toMatchObject({
      draft: null,
      lines: [{ chosen: false }],
    });
  });
});

describe('an unpaid order', () => {
  it('is sent back without a word about a bank account', async () => {
    const order = await arrived();
    await shop.db.update(orders).set({ paid: 0 }).where(eq(orders.id, order.id));
    await products(order, chosen(order, '3'));
    const { methods } = await loadReturnMethod(contextOf(order), orderUrl('/zwroty/sposob', order.number));
    for (const { deliveries } of methods) {
      for (const { money } of deliveries) expect(money).toEqual({ amount: '', cost: '' });
    }
    await method(order, own);
    const step = await loadReturnRefund(contextOf(order), orderUrl('/zwroty/zwrot-srodkow', order.number));
    expect(step.ways).toEqual([]);
    const status = await loadReturnStatus(contextOf(order), new URL(`${HOST}${await refund(order, {})}`));
    expect(status.refund).toBe(returnsRefundTexts.unpaid);
    const page = await loadOrder(contextOf(order), order.number, new URL(`${HOST}/konto/zamowienia/${order.number}`));
    expect(page).toMatchObject({ pay: null, unpaidNote: ordersTexts.allClaimedUnpaid });
  });

  it('asks for what is kept, and its sums add up before and after that is paid', async () => {
    const order = await arrived();
    const setPaid = (paid: number) => shop.db.update(orders).set({ paid }).where(eq(orders.id, order.id));
    const page = () => loadOrder(contextOf(order), order.number, new URL(`${HOST}/konto/zamowienia/${order.number}`));
    await setPaid(0);
    await products(order, chosen(order, '1'));
    await method(order, own);
    await refund(order, {});
    const piece = order.lines[0]?.unitPrice.gross ?? 0;
    const rest = order.total.gross - piece;
    const sums = { total: formatMoney(order.total.gross), givenUp: `−${formatMoney(piece)}` };
    const { claimedUnpaid } = ordersTexts;
    expect(await page()).toMatchObject({ ...sums, paid: null, left: formatMoney(rest), unpaidNote: claimedUnpaid });
    await setPaid(rest);
    expect(await page()).toMatchObject({ ...sums, paid: formatMoney(rest), left: null, unpaidNote: null });
    // Paid before it was sent back: the money goes back, and until then nothing is taken off.
    await setPaid(order.total.gross);
    expect(await page()).toMatchObject({ givenUp: null, paid: sums.total, left: null, unpaidNote: null });
  });
});

it('an order not sent yet names cancelling, with a link; a delivered one does not', async () => {
  const order = await arrived();
  const look = async () => {
    const at = orderUrl('/zwroty/produkty', order.number);
    const { isUnsent, obstacle } = await loadReturnProducts(contextOf(order), at);
    return { isUnsent, obstacle };
  };
  expect(await look()).toEqual({ isUnsent: false, obstacle: null });
  await shop.db.update(orders).set({ state: 'packing' }).where(eq(orders.id, order.id));
  expect(await look()).toEqual({ isUnsent: true, obstacle: returnsTexts.obstacles['not-sent'] });
});
