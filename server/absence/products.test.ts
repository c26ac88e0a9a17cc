import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { createCustomer, enter } from '#modules/customers/accounts/server/index.ts';
import { changeSettings } from '#platform/settings/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import {
  basketLines,
  bundleParts,
  comparedProducts,
  favourites,
  opinions,
  orders,
  photos,
  producers,
  products,
  questions,
  rebates,
  series,
  shoppingListItems,
  shoppingLists,
  visitors,
} from '#server/shop/schema.ts';
import { openWholeShop } from '../testing/whole-shop.ts';

/**
 * A product is shown, sold out or hidden; a place may show it or not. Everything a product can be part of holds all three,
 * so no place is silent because it is empty.
 */
const { shop, ask, graphql } = await openWholeShop({ filled: 'empty' });
await equipShop(shop);
// All are versions of one model: where it had one card, the others would be missing for another reason.
await changeSettings(shop, { oneCardPerModel: false });
const categoryId = await addCategory(shop, 'Lampki');
const now = shop.now();
const [maker] = await shop.db.insert(producers).values({ name: 'Świetlik', slug: 'swietlik' }).returning();
const [line] = await shop.db.insert(series).values({ name: 'Biwak', slug: 'biwak' }).returning();

const GTIN = { jawniak: '5901234123457', brakniak: '5901234123464', ukrytniak: '5901234123471' };
type Name = keyof typeof GTIN;
const NAMES = Object.keys(GTIN) as Name[];
const PRICE: Record<Name, number> = { jawniak: 11_111, brakniak: 12_222, ukrytniak: 13_333 };

async function add(name: Name): Promise<number> {
  const { id: producerId } = maker ?? {};
  const reduced = { regularPrice: 20_000, reducedSince: now, history: [{ price: 20_000, since: new Date(0) }] };
  const id = await addProduct(shop, {
    name: `Lampka ${name}`,
    code: `kod-${name}`,
    categoryId,
    producerId,
    seriesId: line?.id,
    versionGroup: 1,
    versionName: `barwa-${name}`,
    photo: `zdjecia/${name}.webp`,
    isNew: true,
    isPromotion: true,
    isBestseller: true,
    promotionUntil: new Date(now.getTime() + 3_600_000),
    sizes: [{ price: PRICE[name], gtin: GTIN[name], stock: 5, ...reduced }],
  });
  await shop.db
    .insert(photos)
    .values({ productId: id, position: 0, file: `zdjecia/${name}.webp`, width: 60, height: 40 });
  const said = { productId: id, state: 'published' as const, author: 'Ola', createdAt: now };
  const photo = { photo: 'a.jpg', photoWidth: 60, photoHeight: 40 };
  await shop.db.insert(opinions).values({ ...said, ...photo, rating: 5, content: `opinia-${name}` });
  await shop.db
    .insert(questions)
    .values({ ...said, email: 'a@example.com', question: `pytanie-${name}`, answer: 'Tak.' });
  return id;
}

const ids = { jawniak: await add('jawniak'), brakniak: await add('brakniak'), ukrytniak: await add('ukrytniak') };
const all = Object.values(ids);
/** In the same group, but without its property. */
const neighbour = await addProduct(shop, { name: 'Latarka', categoryId, versionGroup: 1, versionName: 'zwykła' });
const bundle = await addProduct(shop, { name: 'Zestaw', categoryId, type: 'product_bundle' });
await shop.db.insert(bundleParts).values({ productId: bundle, partProductId: neighbour, choosesVersion: true });
const [rebate] = await shop.db
  .insert(rebates)
  .values({ code: 'LAMPKI', effect: 'percent', value: 5, advertised: true, categoryId })
  .returning();

const made = await createCustomer(shop, { login: 'kupujaca', password: 'tajne123', data: customerData() });
if (made.kind !== 'created') throw new Error(made.kind);
const { customerId } = made;
const bought = await placed(
  shop,
  await newShopper(
    shop,
    [...all, neighbour].map((productId) => ({ productId })),
  ),
);
await shop.db.update(orders).set({ customerId, state: 'delivered' }).where(eq(orders.id, bought.orderId));
const { visitor, token } = await createVisitor(shop);
await shop.db.update(visitors).set({ customerId }).where(eq(visitors.id, visitor.id));
const [list] = await shop.db
  .insert(shoppingLists)
  .values({ customerId, name: 'Na biwak', shareToken: 'l'.repeat(32), createdAt: now })
  .returning();
for (const productId of all) {
  await shop.db.insert(favourites).values({ visitorId: visitor.id, productId, sizeType: 'uniw', addedAt: now });
  await shop.db.insert(comparedProducts).values({ visitorId: visitor.id, productId, addedAt: now });
  await shop.db.insert(shoppingListItems).values({ listId: list?.id ?? 0, productId, sizeType: 'uniw', addedAt: now });
}
const session = await enter(shop, customerId, {});
const owner = { cookies: { client: token, RSSID: session.token } };

await reindexProducts(shop);
await shop.db.update(products).set({ available: false }).where(eq(products.id, ids.brakniak));
await shop.pool.query('update sizes set stock = 0 where product_id = $1', [ids.brakniak]);
// The search index follows later, by a job that has not run yet: nothing may depend on it.
await shop.db.update(products).set({ visible: false }).where(eq(products.id, ids.ukrytniak));

const page = (path: string, asked?: Parameters<typeof ask>[1]) => async () => (await ask(path, asked)).text;
const zones = (kind: string, query = '') =>
  page(`/ajax/hotspots.php?action=get-hotspots-html&zones-names=hotspot_${kind}${query}`, {
    cookies: { viewed_products: all.join('.') },
  });

/** Where products stand among others; whether one that is sold out does too. */
const PLACES: [string, boolean, () => Promise<string>][] = [
  ['the category', true, page(`/kategoria/${categoryId}/lampki`)],
  ['the producer', true, page(`/producent/${maker?.id}/swietlik`)],
  ['the series', true, page(`/seria/${line?.id}/biwak`)],
  ['promotions', true, page('/promocje')],
  ['new products', true, page('/nowosci')],
  ['the search', true, page('/szukaj?text=lampka')],
  [
    'suggestions',
    true,
    () => graphql('{ productsTextSearch(searchInput: {text: "lampka"}) { products { name link iconSmall } } }'),
  ],
  ['the sitemap', true, page('/sitemap/produkty-1.xml')],
  ['the feed for Google', false, page('/feeds/google.xml')],
  ['the feed for Ceneo', false, page('/feeds/ceneo.xml')],
  ['the main page', true, page('/')],
  ['the zone of bestsellers', false, zones('bestsellers')],
  ['the zone of new products', false, zones('new')],
  ['the zone of promotions', false, zones('promoted')],
  ['the zone of viewed products', true, zones('recent')],
  ['the zone of the same category', false, zones('same_category', `&product=${neighbour}`)],
  ['the zone of products bought together', false, zones('bought_together', `&product=${neighbour}`)],
  ['versions on the page of another', true, page(`/produkt/${neighbour}/latarka`)],
  [
    'versions in the call of another',
    true,
    page(`/ajax/projector.php?product=${neighbour}&get=product,versions,multiversions`),
  ],
  ['parts of a bundle', true, page(`/produkt/${bundle}/zestaw`)],
  ['products of a rebate', false, page(`/rabaty/${rebate?.id}`)],
  ['the wall of opinions', true, page('/opinie')],
  ['comparison', true, page('/porownanie', owner)],
  ['favourites', true, page('/ulubione', owner)],
  ['a list', true, page(`/listy/${list?.id}`, owner)],
  ['a shared list', true, page(`/listy/${list?.id}?token=${'l'.repeat(32)}`)],
  ['bought products', true, page('/kupione', owner)],
  [
    'blocks of the batch call',
    true,
    page('/ajax/get.php', { ...owner, form: { request: JSON.stringify({ Wishlist: {}, Comparers: {} }) } }),
  ],
];

describe('products among others', () => {
  it.each(PLACES)('%s shows none that is hidden', async (_place, showsSoldOut, look) => {
    const text = await look();
    const shown = NAMES.filter((name) => text.includes(name));
    expect(shown).toEqual(showsSoldOut ? ['jawniak', 'brakniak'] : ['jawniak']);
  });

  it.each(['jawniak', 'ukrytniak'] as const)(
    'the number under the bar code finds what is on sale alone: %s',
    async (name) => {
      await reindexProducts(shop, all);
      const { text } = await ask(`/szukaj?text=${GTIN[name]}`);
      const found = await graphql(`{ productsTextSearch(searchInput: {text: "${GTIN[name]}"}) { products { name } } }`);
      expect([text.includes(`lampka ${name}`), found.includes(name)]).toEqual(Array(2).fill(name === 'jawniak'));
      // Not even its code comes back as the word that was searched for.
      expect(text.includes('kod-ukrytniak')).toBe(false);
    },
  );
});

/** Answers about one product: its name or another property of its own. */
const ABOUT: [string, (id: number, name: Name) => Promise<string>][] = [
  ['its page', async (id, name) => (await ask(`/produkt/${id}/lampka-${name}`)).text],
  ['its page by number', async (id) => (await ask(`/produkt/${id}`)).location],
  ['its price history', async (id) => (await ask(`/produkt/${id}/historia-ceny`)).text],
  ['shops that have it', async (id, name) => (await ask(`/produkt/${id}/lampka-${name}/sklepy`)).text],
  ['its opinions', async (id, name) => (await ask(`/produkt/${id}/lampka-${name}/opinie`)).text],
  ['the form for an opinion', async (id, name) => (await ask(`/produkt/${id}/lampka-${name}/opinia`)).text],
  ['the form for a question', async (id, name) => (await ask(`/produkt/${id}/lampka-${name}/pytanie`)).text],
  ['its XML', async (id) => (await ask(`/projector.php?product=${id}&getProductXML=true`)).text],
  ['its older address', async (id) => (await ask(`/projector.php?product=${id}`)).location],
  [
    'the call about it',
    async (id) => (await ask(`/ajax/projector.php?product=${id}&get=product,sizes,sizeprices,pictures`)).text,
  ],
  ['the call for its opinions', async (id) => (await ask(`/ajax/opinions.php?type=product&product=${id}`)).text],
  [
    'the call for its price',
    async (id) =>
      (await ask('/ajax/calculatePrice.php', { form: { product: String(id), size: 'uniw', number: '1' } })).text,
  ],
  [
    'the call for its lowest price',
    (id) =>
      graphql(
        `{ getLastLowestProductPrices(items: [{productId: ${id}, sizeId: "uniw"}]) { id sizes { id price { gross { value } } } } }`,
      ),
  ],
];

describe('everything about one product', () => {
  it.each(ABOUT)('%s contains the shown product and not the hidden one', async (_what, look) => {
    const marks = (name: Name) => [name, `${PRICE[name] / 100}`, '"value":200}'];
    const contains = async (name: Name) => {
      const text = await look(ids[name], name);
      return marks(name).some((mark) => text.replaceAll(`lampka-${name}`, name).includes(mark));
    };
    expect([await contains('jawniak'), await contains('ukrytniak')]).toEqual([true, false]);
  });

  it.each(['jawniak', 'ukrytniak'] as const)(
    'its page as data contains nothing of %s: it is a document',
    async (name) => {
      const { text } = await ask(`/produkt/${ids[name]}/lampka-${name}.data`);
      expect(text.replaceAll(`lampka-${name}`, '')).not.toMatch(new RegExp(`${name}|${PRICE[name]}`));
    },
  );

  it('neither its page nor any address below it exists', async () => {
    const below = ['', '/sklepy', '/opinie', '/opinia', '/pytanie'];
    const statuses = async (name: Name) =>
      Promise.all(below.map(async (path) => (await ask(`/produkt/${ids[name]}/lampka-${name}${path}`)).status));
    expect(await statuses('jawniak')).toEqual(below.map(() => 200));
    expect(await statuses('ukrytniak')).toEqual(below.map(() => 404));
  });

  it.each([
    ['jawniak', 1],
    ['ukrytniak', 0],
  ] as const)('%s is written about, asked about, bought and put on a list %i times', async (name, times) => {
    const id = ids[name];
    const { visitor: browser, token: client } = await createVisitor(shop);
    const own = { visitorId: browser.id, name: 'Nowa', createdAt: now };
    const [mine] = await shop.db.insert(shoppingLists).values(own).returning();
    const cookies = { client };
    const opinion = { action: 'insert', sourceType: 'p', sourceId: String(id), opinion: 'Dobra', rating: '5' };
    const author = { author: 'Ola', email: `${name}@example.com` };
    await ask('/ajax/opinions.php', { cookies, form: { ...opinion, ...author } });
    await ask(`/produkt/${id}/lampka-${name}/pytanie`, { cookies, form: { ...author, question: 'Ile ona waży?' } });
    await ask('/basketchange.php', { cookies, form: { mode: '1', product: String(id), size: 'uniw', number: '1' } });
    await graphql(
      `mutation { addToShoppingList(ShoppingListInput: {id: ${mine?.id}}, ShoppingListProduct: [{id: ${id}, size: "uniw"}]) { status } }`,
      { cookies },
    );
    const visitorId = browser.id;
    expect({
      opinions: await shop.db.$count(opinions, eq(opinions.visitorId, visitorId)),
      questions: await shop.db.$count(questions, eq(questions.visitorId, visitorId)),
      basket: await shop.db.$count(basketLines, eq(basketLines.visitorId, visitorId)),
      list: await shop.db.$count(shoppingListItems, eq(shoppingListItems.listId, mine?.id ?? 0)),
    }).toEqual({ opinions: times, questions: times, basket: times, list: times });
  });
});
