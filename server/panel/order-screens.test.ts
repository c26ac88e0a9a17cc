import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addSession, addStaff } from '#shop/platform/db/testing/staff-rows.ts';
import { orders } from '#shop/schema.ts';
import * as phoneTexts from '#texts/panel/selling-phone-order.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel();
const token = await addSession(shop, await addStaff(shop, 'sales'));

it('O.18 a line that cannot be counted is asked about, never left out', async () => {
  const form = {
    intent: 'quote',
    'code-0': 'POL-00001',
    'quantity-0': '1',
    'code-1': 'POL-00002',
    'quantity-1': '2 szt',
  };
  const { text } = await ask('/zaplecze/zamowienia/telefon', { token, form });
  expect(text).toContain(phoneTexts.noQuantity('POL-00002'));
  expect(text).toContain('value="2 szt"');
});

it('O.16 a change of the delivery begins with the courier of the order', async () => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.state, 'new'));
  expect(order?.courierId).not.toBeNull();
  const { text } = await ask(`/zaplecze/zamowienia/${order?.number}`, { token });
  const couriers = /<select[^>]*name="courier"[\s\S]*?<\/select>/.exec(text)?.[0] ?? '';
  expect(couriers).toMatch(new RegExp(`<option value="${order?.courierId}" selected`));
});
