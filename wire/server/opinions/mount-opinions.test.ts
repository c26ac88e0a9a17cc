import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getProductOpinions, listOpinionsByState, setOpinionState } from '#modules/after-sale/opinions/server/index.ts';
import { opinionFaultText } from '#modules/after-sale/opinions/texts/errors.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');
const app = new Hono();
mountWire(app, shop, { opinionFaultText });
await equipShop(shop);
const newProduct = () => addProduct(shop, { name: 'Kubek', categoryId });

const opinion = {
  sourceType: 'o',
  sourceId: '17',
  email: 'ala@example.pl',
  author: 'Ala',
  language: 'pol',
  rating: '5',
  opinion: 'Polecam.',
};

async function call(action: string, fields: Record<string, string> | FormData, headers: Record<string, string> = {}) {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  const response = await app.request(`/ajax/opinions.php?action=${action}`, { method: 'POST', body, headers });
  return { status: response.status, json: (await response.json()) as Record<string, Record<string, unknown>> };
}
const asNew = async () => ({ cookie: `client=${(await createVisitor(shop)).token}` });
const insert = async (fields: Record<string, string>) => call('insert', { ...opinion, ...fields }, await asNew());
/** Fields that name an order of this email. */
const ofOrder = async (email = opinion.email) => {
  const product = await newProduct();
  const { number } = await placed(
    shop,
    await newShopper(shop, [{ productId: product }], { data: { email }, points: 0 }),
  );
  return { sourceId: number, product: String(product), email };
};
const idOf = (answer: Awaited<ReturnType<typeof call>>) => Number(answer.json.result?.id);

describe('POST /ajax/opinions.php?action=insert', () => {
  it('S1.09 an order opinion answers its id and empty errors', async () => {
    const { status, json } = await insert(await ofOrder());
    expect(status).toBe(200);
    expect(json).toEqual({ result: { id: expect.any(Number) }, errors: {} });
  });

  it('an opinion that names an order needs the email of the order, and is taken once', async () => {
    const { sourceId, product, email } = await ofOrder('ola@example.pl');
    const aboutProduct = { sourceType: 'p', sourceId: product, orderSerialNumber: sourceId, email };
    for (const about of [{ sourceId, email }, aboutProduct]) {
      const wrong = await insert({ ...about, email: 'kto.inny@example.pl' });
      expect(wrong.json).toMatchObject({ result: {}, errors: { faultCode: 'wrong-order' } });
      expect(idOf(await insert(about))).toBeGreaterThan(0);
      expect((await insert(about)).json.errors).toMatchObject({ faultCode: 'already-written' });
    }
    expect((await insert({ sourceId: '' })).json.errors).toMatchObject({ faultCode: 'wrong-order' });
  });

  it('S1.09 a product opinion with a picture in base64 reaches the server', async () => {
    const product = await newProduct();
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const answer = await insert({
      sourceType: 'p',
      sourceId: String(product),
      picture: picture.toString('base64'),
    });
    await setOpinionState(shop, idOf(answer), 'published');
    const { items } = await getProductOpinions(shop, product, { limit: 5 });
    expect(items).toMatchObject([{ content: 'Polecam.', confirmed: false, photo: { width: 40, height: 30 } }]);
  });

  it.each([
    ['S5.35 S8.38 an empty text', { opinion: ' \n ' }, 'empty-text', 'Treść opinii nie może być pusta.'],
    ['a note of 6', { rating: '6' }, 'wrong-rating', 'Wybierz ocenę od 1 do 5.'],
    ['no note', { rating: '' }, 'wrong-rating', 'Wybierz ocenę od 1 do 5.'],
    ['no author', { author: '' }, 'no-author', 'Podaj imię lub pseudonim.'],
    [
      'an unknown product',
      { sourceType: 'p', sourceId: '999999' },
      'unknown-product',
      'Nie znaleźliśmy tego produktu.',
    ],
    ['an unknown source', { sourceType: 'x' }, 'unknown-source', 'Opinia nie została wysłana.'],
    ['S5.13 a picture that is none', { picture: 'aGVq' }, 'photo-wrong-type', 'Zdjęcie musi być plikiem jpg.'],
  ])('%s is answered by a fault and an empty result', async (_, fields, faultCode, faultString) => {
    const { status, json } = await insert(fields);
    expect([status, json]).toEqual([200, { result: {}, errors: { faultCode, faultString } }]);
  });

  it('nothing sent, another site and an unknown action change nothing', async () => {
    const before = (await listOpinionsByState(shop, 'waiting')).length;
    expect((await call('insert', {})).json.result).toEqual({});
    expect((await call('nonsense', opinion)).json.result).toEqual({});
    expect((await call('insert', opinion, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await listOpinionsByState(shop, 'waiting')).toHaveLength(before);
  });

  it('a body beyond all reason is refused', async () => {
    expect((await call('insert', { ...opinion, picture: 'A'.repeat(9_000_000) })).status).toBe(413);
  });
});

describe('POST /ajax/opinions.php?action=rate', () => {
  it('counts a vote once, sent in either form', async () => {
    const id = idOf(await insert(await ofOrder()));
    await setOpinionState(shop, id, 'published');
    const voter = await asNew();
    const form = new FormData();
    form.set('id', String(id));
    form.set('operation', 'positive');
    const scores = { result: { score_positive: 1, score_negative: 0 }, errors: {} };
    expect((await call('rate', form, voter)).json).toEqual(scores);
    expect((await call('rate', { id: String(id), operation: 'positive' }, voter)).json).toEqual(scores);
    const other = await call('rate', { id: String(id), operation: 'negative' }, await asNew());
    expect(other.json.result).toEqual({ score_positive: 1, score_negative: 1 });
  });

  it.each([
    [{ id: '999999', operation: 'positive' }, 'unknown-opinion'],
    [{ id: 'abc', operation: 'positive' }, 'unknown-opinion'],
    [{ id: '1', operation: 'maybe' }, 'unknown-operation'],
  ])('%j is answered by a fault', async (fields, faultCode) => {
    expect((await call('rate', fields)).json).toMatchObject({ result: {}, errors: { faultCode } });
  });
});

describe('GET /ajax/opinions.php?action=get', () => {
  const list = async (query: string) => (await app.request(`/ajax/opinions.php?action=get&${query}`)).json();

  it('S2.54 lists opinions about the shop by rating, page by page from 0', async () => {
    const id = idOf(await insert({ ...(await ofOrder()), rating: '2', opinion: 'Długo.' }));
    await setOpinionState(shop, id, 'published');
    expect(await list('type=order&rating[]=2')).toEqual({
      results: [
        {
          id,
          rating: 2,
          content: 'Długo.',
          author: 'Ala',
          confirmedByPurchase: true,
          scorePositive: 0,
          scoreNegative: 0,
          language: 'pol',
          answer: '',
          answerDatetime: '',
          createDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
        },
      ],
      resultsPage: 0,
      resultsLimit: 10,
      resultsNumberAll: 1,
    });
    expect(await list('type=order&rating[]=2&resultsPage=1')).toMatchObject({
      results: [],
      resultsPage: 1,
      errors: {},
    });
  });

  it('S4.48 lists opinions about a product, confirmed ones only when asked', async () => {
    const product = await newProduct();
    const answer = await insert({ sourceType: 'p', sourceId: String(product) });
    await setOpinionState(shop, idOf(answer), 'published');
    expect(await list(`type=product&product=${product}`)).toMatchObject({ resultsNumberAll: 1 });
    expect(await list(`type=product&product=${product}&confirmed=1`)).toMatchObject({
      results: [],
      resultsNumberAll: 0,
    });
    expect(await list('type=product&product=abc&resultsPage=99999999999')).toMatchObject({ results: [] });
  });
});
