import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { insertOpinion, setOpinionState, storeOpinionPhoto } from '#modules/after-sale/opinions/server/index.ts';
import { answerQuestion, rejectQuestion, submitQuestion } from '#modules/after-sale/questions/server/index.ts';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { createCustomer, enter } from '#modules/customers/accounts/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { openWholeShop } from '../testing/whole-shop.ts';

/** States of customers' texts: waiting for moderation, turned down, published and turned down later, or published. */
const STATES = ['waiting', 'rejected', 'taken-back', 'published'] as const;
type State = (typeof STATES)[number];
const RATING: Record<State, number> = { waiting: 1, rejected: 1, 'taken-back': 1, published: 4 };

const { shop, ask, graphql } = await openWholeShop({ filled: 'empty' });
await equipShop(shop);
const categoryId = await addCategory(shop, 'Kubki');
const mug = await addProduct(shop, { name: 'Kubek', categoryId, isBestseller: true });
await reindexProducts(shop);
const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer();

async function newCustomer(login: string) {
  const data = { ...customerData(), email: `${login}@example.com` };
  const made = await createCustomer(shop, { login, password: 'tajne123', data });
  if (made.kind !== 'created') throw new Error(made.kind);
  const session = await enter(shop, made.customerId, {});
  return { customerId: made.customerId, cookies: { RSSID: session.token } };
}
const author = await newCustomer('autorka');
const stranger = await newCustomer('obca');

const files = new Map<State, { private: string; public: string | undefined }>();

async function write(state: State, productId: number | null): Promise<void> {
  const { visitor } = await createVisitor(shop);
  const photo = await storeOpinionPhoto(shop, { name: 'a.jpg', bytes: picture }, visitor.id);
  if (photo.kind !== 'stored') throw new Error(photo.reason);
  const about = productId === null ? 'sklep' : 'kubek';
  const done = await insertOpinion(shop, {
    productId,
    rating: RATING[state],
    content: `Opinia-${about}-${state}.`,
    author: `Autor-${state}`,
    email: `${about}-${state}@example.com`,
    visitorId: visitor.id,
    uploadId: photo.upload.id,
  });
  if (!done.ok) throw new Error(done.error);
  // An account may write one opinion only; here one has an opinion in each state.
  await shop.pool.query('update opinions set customer_id = $1 where id = $2', [author.customerId, done.id]);
  if (state === 'published' || state === 'taken-back') await setOpinionState(shop, done.id, 'published');
  const { rows } = await shop.pool.query('select photo from opinions where id = $1', [done.id]);
  if (productId !== null) files.set(state, { private: photo.upload.name, public: rows[0].photo ?? undefined });
  if (state === 'rejected' || state === 'taken-back') await setOpinionState(shop, done.id, 'rejected');
}

for (const state of STATES) {
  await write(state, mug);
  await write(state, null);
}

const page = (path: string, asked?: Parameters<typeof ask>[1]) => async () => (await ask(path, asked)).text;
const seenIn = (text: string, about: string) => STATES.filter((state) => text.includes(`opinia-${about}-${state}.`));

describe('opinions', () => {
  it.each<[string, 'kubek' | 'sklep', () => Promise<string>]>([
    ['the page of the product', 'kubek', page(`/produkt/${mug}/kubek`)],
    ['all opinions of the product', 'kubek', page(`/produkt/${mug}/kubek/opinie`)],
    ['the wall', 'kubek', page('/opinie')],
    ['the main page', 'kubek', page('/')],
    ['opinions about the shop', 'sklep', page('/opinie-o-sklepie')],
    ['the call for opinions of the product', 'kubek', page(`/ajax/opinions.php?type=product&product=${mug}`)],
    ['the call for opinions about the shop', 'sklep', page('/ajax/opinions.php?type=order')],
    ['the same by rating', 'sklep', page('/ajax/opinions.php?type=order&rating[]=1&rating[]=4')],
  ])('%s shows the published one alone', async (_place, about, look) => {
    expect(seenIn(await look(), about)).toEqual(['published']);
  });

  it.each<[string, () => Promise<string>]>([
    ['the page of the product as data', page(`/produkt/${mug}/kubek.data`)],
    ['the wall as data', page('/opinie.data')],
    ['the search', page('/szukaj?text=kubek')],
    ['the category', page(`/kategoria/${categoryId}/kubki`)],
    ['the XML of the product', page(`/projector.php?product=${mug}&getProductXML=true`)],
    ['the feed for Google', page('/feeds/google.xml')],
    ['the feed for Ceneo', page('/feeds/ceneo.xml')],
    ['the sitemap', page('/sitemap/produkty-1.xml')],
    ['suggestions', () => graphql('{ productsTextSearch(searchInput: {text: "opinia"}) { products { name } } }')],
    ['what a search for their words finds', page('/szukaj?text=Opinia-kubek-waiting')],
    ['the export of another customer', page('/konto/prywatnosc/dane.json', stranger)],
    ['the account of another customer', page('/konto', stranger)],
  ])('%s quotes none but the published', async (_place, look) => {
    const text = (await look()).replaceAll('opinia-kubek-waiting"', '');
    expect(text).not.toMatch(/opinia-(?:kubek|sklep)-(?:waiting|rejected|taken-back)\./);
    expect(text).not.toMatch(/autor-(?:waiting|rejected|taken-back)/);
  });

  it('the author finds all of them in the export', async () => {
    const { text } = await ask('/konto/prywatnosc/dane.json', author);
    expect([seenIn(text, 'kubek'), seenIn(text, 'sklep')]).toEqual([STATES, STATES]);
  });

  it.each<[string, () => Promise<string>, RegExp]>([
    ['data for search engines', page(`/produkt/${mug}/kubek`), /"aggregaterating":\{[^}]*\}/],
    ['the page of opinions', page(`/produkt/${mug}/kubek/opinie`), /4,0/],
  ])('the average of %s counts the published one alone', async (_place, look, pattern) => {
    const [found = ''] = pattern.exec(await look()) ?? [];
    expect(found).not.toBe('');
    if (found.startsWith('"')) expect(found).toMatch(/"ratingvalue":"?4"?[,}].*"(?:rating|review)count":1[,}]/);
  });

  it('the product and the calls count one opinion with its rating', async () => {
    const { rows } = await shop.pool.query('select rating_count, rating_average from products where id = $1', [mug]);
    expect(rows).toEqual([{ rating_count: 1, rating_average: 4 }]);
    const { text } = await ask(`/ajax/opinions.php?type=product&product=${mug}`);
    expect(JSON.parse(text).resultsnumberall).toBe(1);
    const ofShop = await ask('/ajax/opinions.php?type=order');
    expect(JSON.parse(ofShop.text).resultsnumberall).toBe(1);
  });

  it.each(STATES)('the photo of one that is %s is seen only when it is published', async (state) => {
    const expected = state === 'published' ? 200 : 404;
    expect((await ask(`/wgrane/${files.get(state)?.private}`)).status).toBe(expected);
    const shown = files.get(state)?.public;
    expect(shown === undefined).toBe(state === 'waiting' || state === 'rejected');
    if (shown) expect((await ask(`/obraz/640/${shown}`)).status).toBe(expected);
  });
});

describe('questions', async () => {
  const asked = { productId: mug, author: 'Pytająca', email: 'pyta@example.com' };
  for (const state of ['waiting', 'rejected', 'published'] as const) {
    const { visitor } = await createVisitor(shop);
    const done = await submitQuestion(shop, {
      ...asked,
      visitorId: visitor.id,
      question: `Pytanie-${state}, ile waży?`,
    });
    if (!done.ok) throw new Error(done.error);
    if (state === 'rejected') await rejectQuestion(shop, done.id);
    if (state === 'published') await answerQuestion(shop, done.id, `Odpowiedź-${state}.`);
  }

  it.each([
    ['the page of the product shows the answered one alone', `/produkt/${mug}/kubek`, ['published']],
    ['its data shows none, its page is a document', `/produkt/${mug}/kubek.data`, []],
  ])('%s, and no address', async (_place, path, shown) => {
    const { text } = await ask(path);
    expect(['waiting', 'rejected', 'published'].filter((state) => text.includes(`pytanie-${state}`))).toEqual(shown);
    expect(text).not.toContain('pyta@example.com');
  });
});
