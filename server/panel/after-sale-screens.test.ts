import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { changeReturn } from '#modules/after-sale/returns/panel/detail/action.server.ts';
import {
  changeReturnState,
  fileReturn,
  findReturn,
  saveReturnMethod,
  saveReturnProducts,
} from '#modules/after-sale/returns/server/index.ts';
import * as texts from '#modules/after-sale/returns/texts/panel.ts';
import { FACTOR_FIELDS } from '#modules/back-office/staff/panel/recent-factor.ts';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { findStaffSession, totpCode } from '#modules/back-office/staff/server/index.ts';
import { factor } from '#modules/back-office/staff/texts/panel-sign-in.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { addSession, addStaff, TOTP_SECRET } from '#platform/testing/staff-rows.ts';
import { orders } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const token = await addSession(shop, await addStaff(shop, 'manager'));

/** A return of two pieces that has arrived. */
async function arrived() {
  const { order, lineId } = await boughtOrder(shop, categoryId);
  await shop.db.update(orders).set({ paid: 100_000 }).where(eq(orders.id, order.id));
  await saveReturnProducts(shop, order, { wanted: [{ lineId, quantity: 2, comment: '' }], reason: '' });
  const way = { method: 'courier', deliveryId: 'kurier', parameterConfirmed: true, phone: '' } as const;
  await saveReturnMethod(shop, order.id, way);
  const outcome = await fileReturn(shop, order.id, { way: 'balance', bankAccount: '', note: '' });
  const code = outcome.kind === 'filed' ? outcome.code : '';
  const filed = await findReturn(shop, code);
  await changeReturnState(shop, filed?.id ?? 0, { state: 'received' });
  return { path: `/zaplecze/zwroty/${code}`, code, piece: `piece-${lineId}`, restock: `restock-${lineId}` };
}

it('O.20 a return is worked through by plain forms: a fault is at its field and nothing typed is lost', async () => {
  const { path, code, piece, restock } = await arrived();
  expect((await ask('/zaplecze/zwroty', { token })).text).toContain(code);
  const note = 'Jedna sztuka jest zniszczona.';
  const wrong = await ask(path, { token, form: { intent: 'accept', [piece]: '5', [restock]: '5', note } });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(texts.refused.pieces);
  expect(wrong.text).toContain(note);
  const form = { intent: 'accept', [piece]: '1', [restock]: '0', note };
  const right = await ask(path, { token, form });
  expect(right.text).toContain(texts.done.accept);
  expect(await findReturn(shop, code)).toMatchObject({
    state: 'accepted',
    lines: [{ accepted: 1, restocked: 0 }],
  });
  const paid = await ask(path, { token, form: { intent: 'refund', amount: 'dużo' } });
  expect(paid.text).toContain(refundTexts.money.wrongAmount);
  expect((await ask(path, { token, form: { intent: 'refund', amount: '1,00' } })).text).toContain(texts.done.refund);
  expect(await findReturn(shop, code)).toMatchObject({ state: 'refunded', amount: 100 });
});

it('O.09 a return gives no money back for an intent its action does not know', async () => {
  const { path, code, piece, restock } = await arrived();
  await ask(path, { token, form: { intent: 'accept', [piece]: '1', [restock]: '0' } });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(staffContext, await findStaffSession(shop, token));
  const body = new URLSearchParams({ intent: 'something-new', amount: '1,00' });
  const request = new Request('http://sklep.test/', { method: 'POST', body });
  await expect(changeReturn(context, request, code)).rejects.toMatchObject({ init: { status: 400 } });
  expect(await findReturn(shop, code)).toMatchObject({ state: 'accepted' });
});

it('O.20 money asks for the second factor again, keeps what was typed, and goes back once the factor comes with it', async () => {
  const { path, code, piece } = await arrived();
  await ask(path, { token, form: { intent: 'accept', [piece]: '2' } });
  const old = await addSession(shop, await addStaff(shop, 'owner'), 'stale');
  const form = { intent: 'refund', amount: '12,30' };
  const asked = await ask(path, { token: old, form });
  expect(asked.status).toBe(401);
  expect(asked.text).toContain('name="amount" value="12,30"');
  const wrong = await ask(path, { token: old, form: { ...form, [FACTOR_FIELDS.code]: '000000' } });
  expect([wrong.status, wrong.text.includes(factor.refused)]).toEqual([400, true]);
  expect(wrong.text).toContain('name="amount" value="12,30"');
  expect(wrong.text).not.toContain('000000');
  expect(await findReturn(shop, code)).toMatchObject({ state: 'accepted' });
  const right = { ...form, [FACTOR_FIELDS.code]: totpCode(TOTP_SECRET, shop.now()) };
  expect((await ask(path, { token: old, form: right })).text).toContain(texts.done.refund);
  expect(await findReturn(shop, code)).toMatchObject({ state: 'refunded', amount: 1230 });
});

it('O.09 the warehouse moves an order on, but cancels none by naming the state', async () => {
  const { order } = await boughtOrder(shop, categoryId);
  await shop.db.update(orders).set({ state: 'confirmed' }).where(eq(orders.id, order.id));
  const path = `/zaplecze/zamowienia/${order.number}`;
  const form = { intent: 'move', state: 'cancelled' };
  await ask(path, { token: await addSession(shop, await addStaff(shop, 'warehouse')), form });
  const [row] = await shop.db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id));
  expect(row?.state).toBe('confirmed');
});

it('O.11 an export of the customers is in the log of changes', async () => {
  const staffId = await addStaff(shop, 'sales');
  const { text } = await ask('/zaplecze/zamowienia/pliki/eksport.csv', { token: await addSession(shop, staffId) });
  expect(text).toContain('Numer;Data;Stan');
  expect(await listChanges(shop, { staffId })).toMatchObject([{ action: 'orders.exported' }]);
});
