import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { asked as requestedTexts } from '#modules/back-office/staff/texts/panel-sign-in.ts';
import { orderProblemText } from '#modules/sales/checkout/texts/data.ts';
import { findOrderForStaff } from '#modules/sales/order-admin/server/index.ts';
import * as listTexts from '#modules/sales/order-admin/texts/panel-list.ts';
import * as orderTexts from '#modules/sales/order-admin/texts/panel-order.ts';
import { listPhoneChoices } from '#modules/sales/phone-orders/server/index.ts';
import * as phoneTexts from '#modules/sales/phone-orders/texts/panel.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { orders, payments, pickupPoints, products } from '#server/shop/schema.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel();
const token = await addSession(shop, await addStaff(shop, 'sales'));

const PHONE = '/zaplecze/zamowienia/telefon';
const TYPED = { email: 'jan@example.pl', billing_lastName: 'Żółw & „Syn”', billing_taxNumber: '123', buyer: 'company' };

/** The values of the fields of a page; of a list, the chosen one. */
function fieldsOf(text: string): Record<string, string> {
  const lists = [...text.matchAll(/<select[^>]* name="([^"]*)"[\s\S]*?<\/select>/g)].map(([list, name]) => [
    name ?? '',
    / value="([^"]*)" selected/.exec(list)?.[1] ?? '',
  ]);
  const inputs = [...text.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const part = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries([
    ...lists,
    ...inputs.map((input) => [
      part(input, 'name'),
      part(input, 'value').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  ]);
}

it('O.18 without a script too: a code adds a line, a name is searched, nothing typed is lost, and a fault is at its field', async () => {
  const [size] = await shop.db
    .select({ code: products.code, name: products.name })
    .from(products)
    .where(and(eq(products.visible, true), eq(products.id, 59)));
  const added = await ask(PHONE, { token, form: { ...TYPED, intent: 'search', search: size?.code ?? '' } });
  const first = fieldsOf(added.text);
  expect(first).toMatchObject({ 'line-0': '59/uniw', 'quantity-0': '1', search: '' });
  expect(first).toMatchObject({
    email: TYPED.email,
    billing_lastName: TYPED.billing_lastName,
    billing_taxNumber: '123',
  });
  const lines = { 'line-0': '59/uniw', 'quantity-0': '2 szt' };
  const uncounted = await ask(PHONE, { token, form: { ...TYPED, ...lines, intent: 'quote' } });
  expect([uncounted.status, uncounted.text]).toEqual([
    400,
    expect.stringContaining(phoneTexts.noQuantity(size?.name ?? '?')),
  ]);
  expect(fieldsOf(uncounted.text)).toMatchObject(lines);
  const found = await ask(PHONE, { token, form: { ...TYPED, ...lines, intent: 'search', search: 'koszulka' } });
  expect(found.text).toMatch(/formAction="[^"]*\?dodaj=\d+%2F/i);
  const wrong = await ask(PHONE, {
    token,
    form: { ...TYPED, 'line-0': '59/uniw', 'quantity-0': '1', intent: 'quote' },
  });
  expect(wrong.text).toContain(orderProblemText({ field: 'billing.taxNumber', code: 'wrong' }));
  const quick = await ask(`${PHONE}?szukaj=koszulka`, { token });
  expect(quick.text).toContain('koszulka');
});

it('O.18 a locker is looked for by the town and chosen in the list; the order goes there', async () => {
  const [point] = await shop.db.select().from(pickupPoints).where(eq(pickupPoints.enabled, true)).limit(1);
  const { methods } = await listPhoneChoices(shop);
  const form = {
    'line-0': '59/uniw',
    'quantity-0': '1',
    email: 'ola@example.pl',
    billing_firstName: 'Ola',
    billing_lastName: 'Lis',
    billing_phone: '501502503',
    billing_street: 'Leśna 1',
    billing_zipcode: '30-224',
    billing_city: 'Kraków',
    courier: String(point?.courierId),
    payment: String(methods.find(({ kind }) => kind !== 'dvp')?.id),
    terms: 'on',
    key: 'phone-locker-1',
  };
  const place = `point-${point?.id}`;
  const found = await ask(PHONE, { token, form: { ...form, intent: 'places', placeSearch: point?.city ?? '' } });
  expect(found.text).toContain(`value="${place}"`);
  const quoted = await ask(PHONE, { token, form: { ...form, place, intent: 'quote' } });
  const { seen = '' } = fieldsOf(quoted.text);
  const placed = await ask(PHONE, { token, form: { ...form, place, intent: 'place', seen } });
  expect(placed.location).toMatch(/^\/zaplecze\/zamowienia\/\d/);
  const order = await findOrderForStaff(shop, placed.location.split('/').at(-1) ?? '');
  expect(order?.order.delivery.place).toMatchObject({ code: point?.code, city: point?.city });
});

it('O.16 a change of the delivery begins with the courier of the order', async () => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.state, 'new'));
  expect(order?.courierId).not.toBeNull();
  const { text } = await ask(`/zaplecze/zamowienia/${order?.number}`, { token });
  const couriers = /<select[^>]*name="courier"[\s\S]*?<\/select>/.exec(text)?.[0] ?? '';
  expect(couriers).toMatch(new RegExp(`<option value="${order?.courierId}" selected`));
});

it('an order by transfer waits for its money first; packed all the same, it says so of itself alone', async () => {
  const [order] = await shop.db.select({ id: orders.id, number: orders.number }).from(orders).limit(1);
  const [id, path] = [order?.id ?? 0, `/zaplecze/zamowienia/${order?.number}`];
  await shop.db.update(orders).set({ state: 'confirmed', prepaid: true, paid: 0 }).where(eq(orders.id, id));
  await shop.db.update(payments).set({ kind: 'transfer' }).where(eq(payments.orderId, id));
  const { text } = await ask(path, { token });
  const [before = '', after = ''] = text.split(`>${orderTexts.move.title}<`);
  expect(before).toContain(orderTexts.incoming.button);
  expect(after).toContain(orderTexts.move.unpaid('').split('.')[0]?.trim());
  const old = await addSession(shop, await addStaff(shop, 'owner'), 'stale');
  const asked = await ask(path, { token: old, form: { intent: 'book-payment', amount: '12,30', key: 'a' } });
  expect(asked.text).toContain(
    requestedTexts.act(requestedTexts.actions['book-payment'] ?? '?', order?.number ?? '', '12,30'),
  );
  const moved = await ask(path, { token, form: { intent: 'move', state: 'packing' } });
  expect(moved.text).toContain(listTexts.result.movedOne(listTexts.stateOf.packing));
  expect(moved.text).not.toContain(listTexts.result.moved(1, listTexts.stateOf.packing));
});

it('a refused change of an order keeps the typed values, and a fault is at its field, without a script too', async () => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.state, 'new'));
  const page = `/zaplecze/zamowienia/${order?.number}`;
  const before = fieldsOf((await ask(page, { token })).text);
  const people = Object.fromEntries(
    Object.entries(before).filter(([name]) => /^(?:email|billing\.|delivery\.|invoice\.)/.test(name)),
  );
  const typed = { ...people, email: 'zła @ skrzynka', 'billing.lastName': 'Żółw & Syn', 'billing.zipcode': '12' };
  const refused = await ask(page, { token, form: { ...typed, intent: 'change-people' } });
  expect(refused.status).toBe(400);
  expect(fieldsOf(refused.text)).toMatchObject(typed);
  for (const field of ['email', 'billing.zipcode'] as const)
    expect(refused.text).toContain(orderProblemText({ field, code: 'wrong' }));

  const delivery = { courier: String(order?.courierId), point: 'NIEMA99', location: '' };
  const nowhere = await ask(page, { token, form: { ...delivery, intent: 'change-delivery' } });
  expect([nowhere.status, nowhere.text]).toEqual([400, expect.stringContaining(orderTexts.change.noPoint)]);
  expect(fieldsOf(nowhere.text)).toMatchObject(delivery);

  const field = Object.keys(before).find((name) => name.startsWith('pieces-')) ?? '';
  for (const pieces of ['dwie', '1000']) {
    const many = await ask(page, { token, form: { [field]: pieces, intent: 'take-off' } });
    expect([many.status, fieldsOf(many.text)[field]]).toEqual([400, pieces]);
    expect(many.text).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid|aria-invalid[^>]*name="${field}"`));
  }

  const note = await ask(page, { token, form: { intent: 'note', text: ' ' } });
  expect([note.status, note.text]).toEqual([400, expect.stringContaining(orderTexts.notes.empty)]);
  expect(
    (
      await shop.db
        .select()
        .from(orders)
        .where(eq(orders.id, order?.id ?? 0))
    )[0],
  ).toEqual(order);
});

it('a phoned quantity that cannot be had is refused at its field, not lowered in silence', async () => {
  const form = { ...TYPED, 'line-0': '59/uniw', 'quantity-0': '99999' };
  const quoted = await ask(PHONE, { token, form: { ...form, intent: 'quote' } });
  expect([quoted.status, fieldsOf(quoted.text)['quantity-0']]).toEqual([400, '99999']);
  expect(quoted.text).toMatch(/Można zamówić najwyżej \d/);
});

it('a view that cannot be saved keeps its name; orders that cannot be moved stay marked', async () => {
  const list = '/zaplecze/zamowienia';
  const nameless = await ask(list, { token, form: { intent: 'save-view', title: ' ', filter: 'q=x' } });
  expect([nameless.status, nameless.text]).toEqual([400, expect.stringContaining(listTexts.views['no-title'])]);
  const [order] = await shop.db.select().from(orders).where(eq(orders.state, 'new'));
  const unmoved = await ask(list, { token, form: { intent: 'deliver', order: String(order?.id) } });
  expect(unmoved.status).toBe(400);
  expect(unmoved.text).toMatch(new RegExp(`name="order"[^>]*checked=""[^>]*value="${order?.id}"`));
});

it('the owner’s greeting and ending stand around every mail to a customer, looked at with a real order before they are kept', async () => {
  const path = '/zaplecze/listy';
  const owner = await addSession(shop, await addStaff(shop, 'owner'));
  const [order] = await shop.db.select({ number: orders.number }).from(orders).limit(1);
  const typed = { greeting: 'Cześć & czołem!', ending: 'Do zobaczenia na szlaku.', kind: 'paid' };
  const wrong = await ask(path, { token: owner, form: { ...typed, number: 'nie ma', intent: 'preview' } });
  expect([wrong.status, wrong.text.includes('Do zobaczenia na szlaku.')]).toEqual([400, true]);
  const form = { ...typed, number: order?.number ?? '' };
  const shown = await ask(path, { token: owner, form: { ...form, intent: 'preview' } });
  expect(shown.text).toContain('<iframe');
  const mail = await ask(`${path}/podglad?${new URLSearchParams(form)}`, { token: owner });
  expect(mail.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(mail.text).toMatch(/Cześć &amp; czołem![\s\S]*zamówienie jest opłacone[\s\S]*Do zobaczenia na szlaku\./);
  expect(mail.text).toContain(order?.number);
  expect(shop.settings.emailTexts.greeting).toBe('');
  expect((await ask(path, { token: owner, form: { ...form, intent: 'save' } })).status).toBe(200);
  expect(shop.settings.emailTexts).toEqual({ greeting: typed.greeting, ending: typed.ending });
  const manager = await addSession(shop, await addStaff(shop, 'manager'));
  expect((await ask(path, { token: manager, form: { ...form, intent: 'save' } })).status).toBe(403);
});

it('O.14 the bar offers only moves that are possible for one of the orders shown, and none is made for a courier’s that waits nowhere', async () => {
  const token = await addSession(shop, await addStaff(shop, 'manager'));
  const [parcel] = await shop.db.select().from(orders).where(eq(orders.courierKind, 'courier')).limit(1);
  const [fetched] = await shop.db.select().from(orders).where(eq(orders.courierKind, 'pickup')).limit(1);
  if (!parcel || !fetched) throw new Error('The demo shop lacks a sample');
  await shop.db
    .update(orders)
    .set({ state: 'packing' })
    .where(inArray(orders.id, [parcel.id, fetched.id]));
  const offered = async (number: string) => {
    const { text } = await ask(`/zaplecze/zamowienia?q=${number}`, { token });
    return [...text.matchAll(/<button[^>]* value="(pack|send|ready|deliver)"/g)].map(([, intent]) => intent);
  };
  expect(await offered(parcel.number)).toEqual(['send']);
  expect(await offered(fetched.number)).toEqual(['send', 'ready']);
  const form = { intent: 'ready', order: String(parcel.id) };
  const { text } = await ask('/zaplecze/zamowienia', { token, form });
  expect(text).toContain(listTexts.result.reasons['wrong-state']);
});
