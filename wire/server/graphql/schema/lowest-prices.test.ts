import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mountGraphql } from '../mount-graphql.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountGraphql(app, { shop, secure: false });
const productId = await addProduct(shop, {
  name: 'Kubek',
  categoryId: await addCategory(shop, 'Kubki'),
  sizes: [
    {
      price: 2000,
      reducedSince: new Date('2026-05-01T00:00:00+02:00'),
      history: [{ price: 2600, since: new Date('2026-01-01') }],
    },
  ],
});

const boots = await addProduct(shop, {
  name: 'Buty',
  categoryId: await addCategory(shop, 'Buty'),
  sizes: [
    { type: '41', price: 9000 },
    { type: '42', price: 9500 },
    { type: '43', phonePrice: true },
  ],
});

const ask = async (query: string, variables?: object) => {
  const body = JSON.stringify({ query, variables });
  return (await app.request('/graphql/v1/', { method: 'POST', body })).json();
};
const FIELDS = '{ id sizes { id price { gross { value } } } }';
const cup = { id: productId, sizes: [{ id: 'uniw', price: { gross: { value: 20 } } }] };
const allBoots = {
  id: boots,
  sizes: [
    { id: '41', price: { gross: { value: 90 } } },
    { id: '42', price: { gross: { value: 95 } } },
  ],
};

it.each([
  // The moment of the reduction in Warsaw time, in any time zone of the machine: before it only the old price counts.
  ['2026-05-01 00:00:00', 26],
  ['2026-05-01 00:00:01', 20],
  ['2026-04-30T22:00:00Z', 26],
])('S3.35 a date without a zone is a Warsaw date: before %s the lowest price is %d', async (date, lowest) => {
  const item = `{date: "${date}", productId: ${productId}, sizeId: "uniw"}`;
  const { data } = await ask(`{ getLastLowestProductPrices(x: [${item}]) { sizes { price { gross { value } } } } }`);
  expect(data.getLastLowestProductPrices[0].sizes[0].price.gross.value).toBe(lowest);
});

it('S3.34 an item without sizeId answers every size that has a price, in each of several aliases', async () => {
  const date = 'date: "2026-07-01"';
  const both = `{productId: ${productId}, sizeId: "uniw", ${date}}, {productId: ${boots}, ${date}}`;
  const query = `{
    fallback0: getLastLowestProductPrices(lastLowestPricesInput: [${both}]) ${FIELDS}
    fallback2: getLastLowestProductPrices(items: {productId: ${boots}, sizeId: 42}) { sizes { id } }
    fallback1: getLastLowestProductPrices(items: {productId: ${boots}, sizeId: null, date: 7}) ${FIELDS}
  }`;
  expect(await ask(query)).toEqual({
    data: { fallback0: [cup, allBoots], fallback1: [allBoots], fallback2: [{ sizes: [{ id: '42' }] }] },
  });
});

it.each([
  'null',
  '5',
  '"x"',
  '{}',
  '{productId: 99999999999}',
  '{productId: "abc"}',
  '{productId: 1.5}',
  '{productId: true}',
  '{sizeId: "uniw"}',
  '{productId: 1, sizeId: {a: [1]}}',
])('the invalid item %s leaves the prices of the others', async (bad) => {
  const good = `{productId: ${productId}, sizeId: "uniw", date: "2026-07-01"}`;
  const { data, errors } = await ask(`{ getLastLowestProductPrices(x: [${bad}, ${good}]) ${FIELDS} }`);
  expect([errors, data.getLastLowestProductPrices]).toEqual([undefined, [cup]]);
});

it('a field without its argument, or with too many items, leaves the other aliases', async () => {
  const many = Array(201).fill(`{productId: ${boots}}`).join(' ');
  const query = `{
    a: getLastLowestProductPrices ${FIELDS}
    b: getLastLowestProductPrices(x: [${many}]) ${FIELDS}
    c: getLastLowestProductPrices(x: {productId: ${boots}}) ${FIELDS}
  }`;
  const { data, errors } = await ask(query);
  expect(data).toEqual({ a: [], b: null, c: [allBoots] });
  expect(errors).toMatchObject([{ message: 'At most 200 items can be asked for', path: ['b'] }]);
});

it('items may come as variables, in the body or in the address', async () => {
  const query = `query q($id: LowestPriceRequest) { getLastLowestProductPrices(x: [$id]) ${FIELDS} }`;
  const nested = `query q($size: String) { getLastLowestProductPrices(x: {productId: ${boots}, sizeId: $size}) { id } }`;
  const id = { productId: boots };
  expect((await ask(query, { id })).data.getLastLowestProductPrices).toEqual([allBoots]);
  expect((await ask(nested, { size: '41' })).data.getLastLowestProductPrices).toEqual([{ id: boots }]);
  const address = new URLSearchParams({ query, variables: JSON.stringify({ id }) });
  const { data } = await (await app.request(`/graphql/v1/?${address}`)).json();
  expect(data.getLastLowestProductPrices).toEqual([allBoots]);
});
