import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addSession, addStaff } from '#shop/platform/db/testing/staff-rows.ts';
import { orders, pickupPoints, products } from '#shop/schema.ts';
import { findOrderForStaff, listPhoneChoices } from '#shop/selling/orders/index.ts';
import * as phoneTexts from '#texts/panel/selling-phone-order.ts';
import { orderProblemText } from '#texts/selling/order-data.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel();
const token = await addSession(shop, await addStaff(shop, 'sales'));

const PHONE = '/zaplecze/zamowienia/telefon';
const TYPED = { email: 'jan@example.pl', billing_lastName: 'Żółw & „Syn”', billing_taxNumber: '123', buyer: 'company' };

/** What stands in the fields of a page. */
function fieldsOf(text: string): Record<string, string> {
  const inputs = [...text.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const part = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries(
    inputs.map((input) => [
      part(input, 'name'),
      part(input, 'value').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
}

it('O.18 without a script too: a code adds a line, a name is looked for, nothing typed is lost, and what is wrong stands at its field', async () => {
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
  expect(uncounted.text).toContain(phoneTexts.noQuantity(size?.name ?? '?'));
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
