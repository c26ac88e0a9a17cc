import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as claimTexts from '#modules/after-sale/claims/texts/storefront.ts';
import { fileComplaint } from '#modules/after-sale/complaints/server/index.ts';
import {
  acceptReturn,
  beginReturnOfWithdrawal,
  fileReturn,
  findReturn,
  refundReturn,
  saveReturnMethod,
} from '#modules/after-sale/returns/server/index.ts';
import { describeReturn } from '#modules/after-sale/returns/storefront/status/describe-return.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { answer, chosen, guestRequests, HOST, orderUrl } from '#modules/sales/orders/testing/guest-requests.server.ts';
import { arrivedOrder } from '#platform/testing/arrived-order.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { orderLines, orders, outbox, withdrawals } from '#server/shop/schema.ts';
import { findWithdrawal, refundWithdrawal } from '../server/index.ts';
import * as withdrawalTexts from '../texts/storefront.ts';
import { receiveConfirmation } from './confirm/action.server.ts';
import { loadConfirmation } from './confirm/load.server.ts';
import { loadMade, receiveSendBack, sendMadePdf } from './done/load.server.ts';
import { receiveStatement } from './open/action.server.ts';
import { loadWithdrawal } from './open/load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const arrived = () => arrivedOrder(shop, categoryId);
const { contextOf, post } = guestRequests(shop);
const made = ({ id }: OrderView) => shop.db.select().from(withdrawals).where(eq(withdrawals.orderId, id));
const state = (order: OrderView, fields: Record<string, string>, as: OrderView | null = order) =>
  post(receiveStatement, '/odstapienie', order, { name: 'Jan Kowalski', ...fields }, as);

/** Step two: the key its page was shown with, and sending it. */
async function confirmation(order: OrderView, next: unknown) {
  const address = new URL(`${HOST}${next}`);
  const { key } = await loadConfirmation(contextOf(order), address);
  return (as: OrderView | null = order, sent: string = key) => {
    const body = new URLSearchParams({ key: sent });
    return answer(receiveConfirmation(new Request(address, { method: 'POST', body }), contextOf(as)));
  };
}

describe('withdrawing', () => {
  it('X.04 nothing is filed before the confirmation, and only its owner confirms', async () => {
    const order = await arrived();
    const next = String(await state(order, chosen(order)));
    expect(next).toContain('/odstapienie/potwierdzenie?');
    const confirm = await confirmation(order, next);
    expect(await made(order)).toEqual([]);
    expect(await confirm(null)).toBe('/odstapienie');
    expect(await confirm(await arrived())).toBe('/odstapienie');
    expect(await confirm(order, 'x')).toEqual({ text: withdrawalTexts.confirm.stale });
    expect(await made(order)).toEqual([]);
    const done = String(await confirm(order));
    expect(await confirm(order)).toBe(done);
    expect(await made(order)).toHaveLength(1);
    expect(await answer(loadMade(contextOf(null), new URL(`${HOST}${done}`)))).toBe(404);
    expect(await loadMade(contextOf(order), new URL(`${HOST}${done}`))).toMatchObject({ canSendBack: true });
  });

  it('S1.11 X.03 goods in a complaint are offered, their line says so, and the receipt names the complaint', async () => {
    const order = await arrived();
    const [line] = order.lines;
    const { visitor } = await createVisitor(shop);
    const who = { visitorId: visitor.id, customerId: null, key: crypto.randomUUID() };
    const complained = { lineId: line?.lineId ?? 0, quantity: line?.quantity ?? 0, description: 'Pękła', files: [] };
    const filed = await fileComplaint(shop, order, who, [complained]);
    const { statement } = await loadWithdrawal(contextOf(order), orderUrl('/odstapienie', order.number));
    const shown = { obstacle: null, complained: withdrawalTexts.statement.complained };
    expect(statement).toMatchObject({ nothing: false, lines: [shown] });
    const done = String(await (await confirmation(order, await state(order, chosen(order))))());
    const complainedText = claimTexts.complained(filed.kind === 'filed' ? filed.number : '', line?.name ?? '');
    expect(await loadMade(contextOf(order), new URL(`${HOST}${done}`))).toMatchObject({ complained: [complainedText] });
  });

  it('X.05 a statement with neither a product nor a name reports both at once', async () => {
    const order = await arrived();
    const body = new URLSearchParams({ name: '' });
    const request = new Request(orderUrl('/odstapienie', order.number), { method: 'POST', body });
    expect(await receiveStatement(request, contextOf(order))).toMatchObject({
      error: { name: [expect.any(String)], '': [withdrawalTexts.statement.none] },
    });
  });

  it('the name that was given goes on with the browser, not in the address', async () => {
    const order = await arrived();
    const body = new URLSearchParams({ name: 'Ewa Żak', ...chosen(order) });
    const request = new Request(orderUrl('/odstapienie', order.number), { method: 'POST', body });
    const next = await receiveStatement(request, contextOf(order)).catch((thrown: Response) => thrown);
    if (!(next instanceof Response)) throw new Error('refused');
    const location = next.headers.get('Location') ?? '';
    expect(decodeURIComponent(location)).not.toMatch(/Ewa|Żak/);
    const [, name = '', value = ''] = /^(\w+)=([^;]+); .*HttpOnly/.exec(next.headers.get('Set-Cookie') ?? '') ?? [];
    const context = contextOf(order, undefined, { [name]: decodeURIComponent(value) });
    expect(await loadConfirmation(context, new URL(HOST + location))).toMatchObject({ name: 'Ewa Żak' });
    const other = await arrived();
    const foreign = contextOf(other, undefined, { [name]: decodeURIComponent(value) });
    const { statement } = await loadWithdrawal(foreign, orderUrl('/odstapienie', other.number));
    expect(statement?.name).toBe('Jan Kowalski');
  });

  it('shows the last day, a year more when the customer was not informed of the right, and why some goods are exempt', async () => {
    const order = await arrived();
    const open = async () => (await loadWithdrawal(contextOf(order), orderUrl('/odstapienie', order.number))).statement;
    const deadline = expect.stringMatching(/^Możesz odstąpić do \d{1,2} \p{L}+ \d{4}\.$/u);
    expect(await open()).toMatchObject({
      extended: false,
      nothing: false,
      lines: [{ obstacle: null, deadline, chosen: true }],
    });
    await shop.db.update(orders).set({ informedOfWithdrawal: false }).where(eq(orders.id, order.id));
    expect(await open()).toMatchObject({ extended: true });
    await shop.db.update(orderLines).set({ withdrawalBar: 'perishable' }).where(eq(orderLines.orderId, order.id));
    const { perishable } = withdrawalTexts.obstacles;
    expect(await open()).toMatchObject({ extended: false, nothing: true, lines: [{ obstacle: perishable }] });
  });

  it('of goods sealed for hygiene says in both steps that they must be unopened', async () => {
    const order = await arrived();
    await shop.db.update(orderLines).set({ withdrawalBar: 'sealed' }).where(eq(orderLines.orderId, order.id));
    const { statement } = await loadWithdrawal(contextOf(order), orderUrl('/odstapienie', order.number));
    expect(statement?.lines).toMatchObject([
      { obstacle: null, unopened: withdrawalTexts.statement.unopened, chosen: false },
    ]);
    const next = new URL(`${HOST}${await state(order, chosen(order))}`);
    const [line] = (await loadConfirmation(contextOf(order), next)).lines;
    expect(line?.notes).toContain(withdrawalTexts.confirm.unopened);
  });

  it.each(['', '1-1', '999999-1', 'x', '1-1e9'])(
    'X.04 a confirmation of %s leads back to the statement',
    async (pieces) => {
      const order = await arrived();
      const address = orderUrl('/odstapienie/potwierdzenie', order.number);
      address.searchParams.set('pozycje', pieces);
      expect(await answer(loadConfirmation(contextOf(order), address))).toMatch(/^\/odstapienie\?zamowienie=\d{8}/);
    },
  );

  it.each([
    ['half a piece', ['0.5']],
    ['the same product twice', ['1', '2']],
    ['more than there is', ['4']],
    ['nothing', ['0']],
  ])('X.04 a confirmation of %s is not shown: it leads back to the statement', async (_, quantities) => {
    const order = await arrived();
    const address = orderUrl('/odstapienie/potwierdzenie', order.number);
    const lineId = order.lines[0]?.lineId;
    address.searchParams.set('pozycje', quantities.map((quantity) => `${lineId}-${quantity}`).join('_'));
    const back = `/odstapienie?zamowienie=${order.number}&zmiana=1`;
    expect(await answer(loadConfirmation(contextOf(order), address))).toBe(back);
  });

  it('another visitor gets no further than the form that asks for an order', async () => {
    const order = await arrived();
    for (const as of [null, await arrived()]) {
      const page = await loadWithdrawal(contextOf(as), orderUrl('/odstapienie', order.number));
      expect(page).toMatchObject({ statement: null, orders: [] });
      expect(await state(order, chosen(order), as)).toMatchObject({
        error: { number: [expect.any(String)], contact: [expect.any(String)] },
      });
    }
    expect(await made(order)).toEqual([]);
  });

  it('tampered lines and quantities choose nothing, too many show the maximum', async () => {
    const order = await arrived();
    const none = { error: { '': [withdrawalTexts.statement.none] } };
    expect(await state(order, {})).toMatchObject(none);
    expect(await state(order, chosen(await arrived()))).toMatchObject(none);
    for (const quantity of ['NaN', '-5', '0', '', '1e9', '0x1']) {
      expect(await state(order, chosen(order, quantity)), quantity).toMatchObject(none);
    }
    expect(await state(order, chosen(order, '4'))).toMatchObject({
      error: { [`quantity_${order.lines[0]?.lineId}`]: [withdrawalTexts.statement.tooMany('3\u00a0szt.')] },
    });
    for (const name of ['', 'Ja', 'x'.repeat(121)]) {
      expect(await state(order, { ...chosen(order), name })).toMatchObject({ error: { name: [expect.any(String)] } });
    }
  });

  it('a confirmation of pieces that went elsewhere meanwhile leads back to the statement', async () => {
    const order = await arrived();
    const [first, second] = [
      await confirmation(order, await state(order, chosen(order, '2'))),
      await confirmation(order, await state(order, chosen(order, '2'))),
    ];
    expect(await first()).toMatch(/gotowe/);
    expect(await second()).toBe(`/odstapienie?zamowienie=${order.number}&zmiana=1`);
    expect(await made(order)).toHaveLength(1);
  });

  it('goes on to the return after any number of clicks; no other visitor sees the receipt or sends the goods', async () => {
    const order = await arrived();
    const done = new URL(`${HOST}${await (await confirmation(order, await state(order, chosen(order))))()}`);
    for (const as of [null, await arrived()]) {
      for (const open of [loadMade, receiveSendBack, sendMadePdf]) {
        expect(await answer(open(contextOf(as), done))).toBe(404);
      }
    }
    for (let press = 0; press < 2; press += 1) {
      const { headers } = await receiveSendBack(contextOf(order), done);
      expect(headers.get('Location')).toBe(`/zwroty/sposob?zamowienie=${order.number}`);
    }
    for (const code of ['', 'x', 'OD-AAAAAAAA', "OD-' or 1=1"]) {
      const unknown = new URL(`${HOST}/odstapienie/gotowe?kod=${encodeURIComponent(code)}`);
      expect(await answer(loadMade(contextOf(order), unknown))).toBe(404);
    }
  });
});

describe('when the money comes', () => {
  const receiptOf = async (order: OrderView) => {
    const done = new URL(`${HOST}${await (await confirmation(order, await state(order, chosen(order))))()}`);
    return async () => (await loadMade(contextOf(order), done)).next.replaceAll('\u00a0', ' ');
  };
  const { done } = withdrawalTexts;
  const { refund } = claimTexts;

  it('X.04 mail, receipt and the return of the goods name the one deadline; then the receipt shows what went back', async () => {
    const order = await arrived();
    const next = await receiptOf(order);
    expect(await next()).toBe(`${done.sendBack} ${refund.goods}`);
    const [mail] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, order.email))
      .orderBy(desc(outbox.id));
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(refund.goods);
    const [{ code = '' } = {}] = await made(order);
    const statement = await findWithdrawal(shop, code);
    if (!statement) throw new Error('no withdrawal');
    await beginReturnOfWithdrawal(shop, statement);
    const way = { method: 'own' as const, deliveryId: 'poczta', parameterConfirmed: true, phone: '' };
    await saveReturnMethod(shop, order.id, way);
    const filed = await fileReturn(shop, order.id, { way: 'same-way', bankAccount: '', note: '' });
    const view = await findReturn(shop, filed.kind === 'filed' ? filed.code : '');
    if (!view) throw new Error(filed.kind);
    expect(describeReturn(view, '').refund).toBe(refund.goods);
    expect(await next()).toBe(`${done.sent} ${refund.goods}`);
    await acceptReturn(shop, view.id);
    await refundReturn(shop, view.id);
    await letMoneyGo(shop);
    expect(await next()).toBe(done.refunded(view.amount).replaceAll('\u00a0', ' '));
  });

  it('whose parcel still waits to be fetched may leave it there', async () => {
    const order = await arrived();
    await shop.db.update(orders).set({ state: 'ready' }).where(eq(orders.id, order.id));
    const next = await receiptOf(order);
    expect(await next()).toBe(`${done.leaveOrSendBack} ${refund.goods}`);
  });

  it('X.04 a withdrawal paid back by itself no longer promises money', async () => {
    const order = await arrived();
    const next = await receiptOf(order);
    const [statement] = await made(order);
    if (!statement) throw new Error('no withdrawal');
    const refunded = await refundWithdrawal(shop, statement, {});
    await letMoneyGo(shop);
    expect(await next()).toBe(done.refunded(refunded.kind === 'done' ? refunded.amount : 0).replaceAll('\u00a0', ' '));
    expect(await next()).not.toContain('14 dni');
  });
});
