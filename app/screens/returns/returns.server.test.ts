import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Page, pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { ACCESS_COOKIE } from '#rules/after-sale/access-cookie.ts';
import type { OrderView } from '#rules/orders/order-view.ts';
import { grantAccess } from '#shop/after-sale/index.ts';
import { orderLines, orders, payments, withdrawals } from '#shop/db/schema.ts';
import { addGood, equipShop, newShopper, placed } from '#shop/db/testing/order-shop.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { changeOrderState, readOrderById } from '#shop/orders/index.ts';
import { findDraft } from '#shop/returns/index.ts';
import { orderLookupTexts } from '#texts/order-lookup.ts';
import { ordersTexts } from '#texts/orders.ts';
import { returnsTexts } from '#texts/returns.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { receiveEntry } from '../../features/order-entry/receive-entry.server.ts';
import { loadOrder } from '../order/load.server.ts';
import { receiveConfirmation } from '../withdrawal/confirm/act.server.ts';
import { loadConfirmation } from '../withdrawal/confirm/load.server.ts';
import { loadMade } from '../withdrawal/done/load.server.ts';
import { receiveStatement } from '../withdrawal/open/act.server.ts';
import { loadWithdrawal } from '../withdrawal/open/load.server.ts';
import { receiveReturnMethod } from './method/act.server.ts';
import { loadReturnMethod } from './method/load.server.ts';
import { sendReturnPhoto } from './photo.server.ts';
import { receiveReturnPoint } from './point/act.server.ts';
import { receiveReturnProducts } from './products/act.server.ts';
import { loadReturnProducts } from './products/load.server.ts';
import { receiveReturnRefund } from './refund/act.server.ts';
import { loadReturnRefund } from './refund/load.server.ts';
import { loadReturnStatus } from './status/load.server.ts';
import { sendReturnPdf } from './status/pdf.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const HOST = 'https://sklep.example';

async function arrived(): Promise<OrderView> {
  const productId = await addGood(shop, categoryId, { stock: 50 });
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 3 }]));
  await shop.db.update(orders).set({ paid: 16_500 }).where(eq(orders.id, orderId));
  await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, orderId));
  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
  const order = await readOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

/** A guest who named this order, or a stranger. */
function contextOf(order: OrderView | null, caller = '10.0.0.1', cookies: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const access = order && grantAccess(order, shop.now());
  const page: Pick<Page, 'origin' | 'cookie' | 'caller'> = {
    origin: HOST,
    caller: () => caller,
    cookie: (name) => (name === ACCESS_COOKIE ? (access ?? undefined) : cookies[name]),
  };
  context.set(pageContext, page as Page);
  context.set(visitorContext, { find: async () => null, ensure: () => Promise.reject(new Error('no visitor')) });
  return context;
}

type Act = (request: Request, context: RouterContextProvider) => Promise<unknown>;

/** What a screen answers: where it leads, 404, or its data. */
async function answer(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    const { init } = thrown as { init?: { status?: number } | null };
    if (init?.status) return init.status;
    throw thrown;
  }
}

const url = (path: string, number: string) => new URL(`${HOST}${path}?zamowienie=${number}`);

function post(
  act: Act,
  path: string,
  order: OrderView,
  fields: Record<string, string | Blob>,
  as: OrderView | null = order,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return answer(act(new Request(url(path, order.number), { method: 'POST', body }), contextOf(as)));
}

const line = (order: OrderView) => order.lines[0]?.lineId ?? 0;
const chosen = (order: OrderView, quantity = '1') => ({
  [`line_${line(order)}`]: 'on',
  [`quantity_${line(order)}`]: quantity,
});
const products = (order: OrderView, fields: Record<string, string | Blob>, as?: OrderView | null) =>
  post(receiveReturnProducts, '/zwroty/produkty', order, fields, as);
const method = (order: OrderView, fields: Record<string, string>, as?: OrderView | null) =>
  post(receiveReturnMethod, '/zwroty/sposob', order, fields, as);
const refund = (order: OrderView, fields: Record<string, string>, as?: OrderView | null) =>
  post(receiveReturnRefund, '/zwroty/zwrot-srodkow', order, fields, as);
const own = { return_type: '3', shipping_own: 'poczta', parameter_own: 'on' };

async function filed(order: OrderView): Promise<URL> {
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  await products(order, { ...chosen(order), photos: new File([new Uint8Array(photo)], 'kot.jpg') });
  await method(order, own);
  return new URL(`${HOST}${await refund(order, { return_type: 't' })}`);
}

describe('whose return it is', () => {
  it('S6.06 the right number and contact open the products; every wrong pair hears the same', async () => {
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
    for (const as of [null, other]) {
      const context = contextOf(as);
      expect(await answer(loadReturnProducts(context, url('/zwroty/produkty', order.number)))).toBe('/zwroty');
      expect(await products(order, chosen(order), as)).toBe('/zwroty');
      expect(await method(order, own, as)).toBe('/zwroty');
      expect(await refund(order, { return_type: 't' }, as)).toBe('/zwroty');
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
  it('S4.46 skipped steps lead back, answered ones stay open, replayed ones lead to what was filed', async () => {
    const order = await arrived();
    const to = (path: string) => `${path}?zamowienie=${order.number}`;
    const context = contextOf(order);
    const open = (path: string) => answer(OPEN[path]?.(context, url(path, order.number)) ?? Promise.resolve());
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

  it('S5.38 S5.40 tampered lines and quantities choose nothing or the most there is', async () => {
    const order = await arrived();
    const other = await arrived();
    const nothing = { error: { '': [returnsTexts.products.none] } };
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
    expect(reply).toMatchObject({ error: { photos: [returnsTexts.products.photoFaults[fault]] } });
    expect((await findDraft(shop, order.id))?.photos).toEqual([]);
  });

  it('S5.40 S5.43 S5.44 S5.45 each missing answer stops its step with its own message', async () => {
    const order = await arrived();
    await products(order, chosen(order));
    const { method: m, point, refund: r } = returnsTexts;
    expect(await method(order, {})).toMatchObject({ error: { return_type: [m.noMethod] } });
    expect(await method(order, { return_type: '9' })).toMatchObject({ error: { return_type: [m.noMethod] } });
    expect(await method(order, { return_type: '3' })).toMatchObject({ error: { shipping_own: [m.noDelivery] } });
    expect(await method(order, { return_type: '3', shipping_own: 'kurier' })).toMatchObject({
      error: { shipping_own: [m.noDelivery] },
    });
    expect(await method(order, { return_type: '3', shipping_own: 'poczta' })).toMatchObject({
      error: { parameter_own: [m.noParameter] },
    });
    await method(order, { return_type: '1', parameter_point: 'on' });
    for (const stock of ['', '999', 'x']) {
      const reply = await post(receiveReturnPoint, '/zwroty/punkt', order, { stock });
      expect(reply).toMatchObject({ error: { stock: [point.none] } });
    }
    await post(receiveReturnPoint, '/zwroty/punkt', order, { stock: '1' });
    expect(await refund(order, {})).toMatchObject({ error: { return_type: [r.faults['no-way']] } });
    expect(await refund(order, { return_type: 'tc' })).toMatchObject({ error: { return_type: [r.faults['no-way']] } });
    expect(await refund(order, { return_type: 'b', bank_account: '1' })).toMatchObject({
      error: { bank_account: ['Wprowadzony numer konta bankowego jest nieprawidłowy.'] },
    });
    expect(await refund(order, { return_type: 'other', refund_note: 'ab' })).toMatchObject({
      error: { refund_note: [r.faults['note-too-short']] },
    });
  });
});

describe('an order nobody paid', () => {
  it('is sent back without a word about a bank account', async () => {
    const order = await arrived();
    await shop.db.update(orders).set({ paid: 0 }).where(eq(orders.id, order.id));
    await products(order, chosen(order, '3'));
    await method(order, own);
    const step = await loadReturnRefund(contextOf(order), url('/zwroty/zwrot-srodkow', order.number));
    expect(step.ways).toEqual([]);
    const status = await loadReturnStatus(contextOf(order), new URL(`${HOST}${await refund(order, {})}`));
    expect(status.refund).toBe(returnsTexts.refund.unpaid);
    const page = await loadOrder(contextOf(order), order.number, new URL(`${HOST}/konto/zamowienia/${order.number}`));
    expect(page).toMatchObject({ pay: null, unpaidNote: ordersTexts.allClaimedUnpaid });
  });
});

describe('withdrawing', () => {
  const state = (order: OrderView, fields: Record<string, string>) =>
    post(receiveStatement, '/odstapienie', order, { name: 'Jan Kowalski', ...fields });

  it('X.04 nothing is filed before the confirmation, and only its owner confirms', async () => {
    const order = await arrived();
    const next = String(await state(order, chosen(order)));
    expect(next).toContain('/odstapienie/potwierdzenie?');
    const address = new URL(`${HOST}${next}`);
    const made = () => shop.db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id));
    const { key } = await loadConfirmation(contextOf(order), address);
    expect(await made()).toEqual([]);
    const confirm = (as: OrderView | null, sent: string = key) => {
      const body = new URLSearchParams({ key: sent });
      return answer(receiveConfirmation(new Request(address, { method: 'POST', body }), contextOf(as)));
    };
    expect(await confirm(null)).toBe('/odstapienie');
    expect(await confirm(await arrived())).toBe('/odstapienie');
    expect(await confirm(order, 'x')).toEqual({ text: withdrawalTexts.confirm.stale });
    expect(await made()).toEqual([]);
    const done = String(await confirm(order));
    expect(await confirm(order)).toBe(done);
    expect(await made()).toHaveLength(1);
    expect(await answer(loadMade(contextOf(null), new URL(`${HOST}${done}`)))).toBe(404);
    expect(await loadMade(contextOf(order), new URL(`${HOST}${done}`))).toMatchObject({ canSendBack: true });
  });

  it('the name that was given goes on with the browser, not in the address', async () => {
    const order = await arrived();
    const body = new URLSearchParams({ name: 'Ewa Żak', ...chosen(order) });
    const request = new Request(url('/odstapienie', order.number), { method: 'POST', body });
    const next = await receiveStatement(request, contextOf(order)).catch((thrown: Response) => thrown);
    if (!(next instanceof Response)) throw new Error('refused');
    const location = next.headers.get('Location') ?? '';
    expect(decodeURIComponent(location)).not.toMatch(/Ewa|Żak/);
    const [, name = '', value = ''] = /^(\w+)=([^;]+); .*HttpOnly/.exec(next.headers.get('Set-Cookie') ?? '') ?? [];
    const context = contextOf(order, undefined, { [name]: decodeURIComponent(value) });
    expect(await loadConfirmation(context, new URL(HOST + location))).toMatchObject({ name: 'Ewa Żak' });
    const other = await arrived();
    const foreign = contextOf(other, undefined, { [name]: decodeURIComponent(value) });
    const { statement } = await loadWithdrawal(foreign, url('/odstapienie', other.number));
    expect(statement?.name).toBe('Jan Kowalski');
  });

  it('of goods sealed for hygiene says in both steps that they must be unopened', async () => {
    const order = await arrived();
    await shop.db.update(orderLines).set({ withdrawalBar: 'sealed' }).where(eq(orderLines.orderId, order.id));
    const { statement } = await loadWithdrawal(contextOf(order), url('/odstapienie', order.number));
    expect(statement?.lines).toMatchObject([{ obstacle: null, unopened: withdrawalTexts.statement.unopened }]);
    const next = new URL(`${HOST}${await state(order, chosen(order))}`);
    const [line] = (await loadConfirmation(contextOf(order), next)).lines;
    expect(line?.notes).toContain(withdrawalTexts.confirm.unopened);
  });

  it.each(['', '1-1', '999999-1', 'x', '1-1e9'])(
    'X.04 a confirmation of %s leads back to the statement',
    async (pieces) => {
      const order = await arrived();
      const address = url('/odstapienie/potwierdzenie', order.number);
      address.searchParams.set('pozycje', pieces);
      expect(await answer(loadConfirmation(contextOf(order), address))).toMatch(/^\/odstapienie\?zamowienie=\d{8}/);
    },
  );
});
