import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mountProjector } from './mount-projector.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountProjector(app, { shop, secure: false, lineText: (code) => `Słowa: ${code}` });
const categoryId = await addCategory(shop, 'Prezenty');
const mug = await addProduct(shop, {
  name: 'Kubek z napisem',
  categoryId,
  type: 'product_configurable',
  configurator: [
    {
      name: 'napis',
      label: 'Napis',
      kind: 'text',
      required: true,
      values: [{ id: 'napis', label: 'Grawer', surcharge: 1500 }],
    },
    {
      name: 'dodatki',
      label: 'Dodatki',
      kind: 'several',
      required: false,
      values: [
        { id: 'a', label: 'Pudełko', surcharge: 1200 },
        { id: 'b', label: 'Bilecik', surcharge: 400 },
      ],
    },
  ],
  sizes: [{ price: 5900, advancePrice: 1000 }],
});

async function calculate(body: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await app.request('/ajax/calculatePrice.php', { method: 'POST', headers, body });
  return { status: response.status, answer: await response.json() };
}

it('S2.28 computes the price of the answers', async () => {
  const form = `product=${mug}&size=uniw&number=2&priceformula[napis]=Ala&priceformula[dodatki][1]=b`;
  expect((await calculate(form)).answer).toEqual({
    price: '78.00',
    price_net: '63.41',
    worth: '156.00',
    worth_net: '126.83',
    worth_formatted: '156,00 zł',
    worth_net_formatted: '126,83 zł',
    priceformula_calculation_error: false,
    priceformula_calculation_error_msg: '',
  });
});

it.each([
  ['a required answer is missing', (id: number) => `product=${id}`, 'configuration-required'],
  ['the product is unknown', () => 'product=999999', 'unknown-product'],
  ['there is no product', () => '', 'unknown-product'],
  [
    'the quantity is no number',
    (id: number) => `product=${id}&number=abc&priceformula[napis]=A`,
    'unreadable-quantity',
  ],
])('S2.28 says when %s', async (_, form, code) => {
  const { status, answer } = await calculate(form(mug));
  expect(status).toBe(200);
  expect(answer).toEqual({
    priceformula_calculation_error: true,
    priceformula_calculation_error_code: code,
    priceformula_calculation_error_msg: `Słowa: ${code}`,
  });
});

it('S3.26 an advance payment is among the prices', async () => {
  const answer = await (await app.request(`/ajax/projector.php?product=${mug}&get=sizeprices`)).json();
  expect(answer.sizeprices).toMatchObject({ advanceprice: '10.00', advanceprice_formatted: '10,00 zł' });
});

it('S2.28 the price before any answer holds those that must be given', async () => {
  const answer = await (await app.request(`/ajax/projector.php?product=${mug}&get=sizeprices`)).json();
  expect(answer.sizeprices).toMatchObject({ value: '74.00', price_net: '60.16' });
});

it('takes posts only', async () => {
  expect((await app.request('/ajax/calculatePrice.php')).status).toBe(405);
});
