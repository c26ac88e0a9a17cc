import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { changeOrderState } from '#modules/sales/orders/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addProduct } from '#platform/testing/catalogue-rows.ts';
import { equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { opinions, products, uploads } from '#server/shop/schema.ts';
import { INSERT_LIMITS } from '../rules/opinion-limits.ts';
import {
  answerOpinion,
  countOpinionStates,
  findOwnOpinionState,
  getProductOpinions,
  insertOpinion,
  listOpinionsByState,
  listRecentOpinions,
  listShopOpinions,
  listWall,
  type NewOpinion,
  setOpinionState,
  storeOpinionPhoto,
  voteOnOpinion,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const newProduct = (name = 'Kubek') => addProduct(shop, { name, categoryId });
const newVisitor = async () => (await createVisitor(shop)).visitor.id;
let written = 0;

function write(productId: number | null, change: Partial<NewOpinion> = {}) {
  written += 1;
  const email = `autor${written}@example.pl`;
  return insertOpinion(shop, { productId, rating: 5, content: 'Świetny.', author: 'Ala', email, ...change });
}

async function published(productId: number | null, change: Partial<NewOpinion> = {}): Promise<number> {
  const result = await write(productId, change);
  if (!result.ok) throw new Error(result.error);
  await setOpinionState(shop, result.id, 'published');
  return result.id;
}

const all = (productId: number, confirmedOnly = false) =>
  getProductOpinions(shop, productId, { limit: 10, confirmedOnly });
const ratingOf = async (id: number) =>
  (
    await shop.db
      .select({ count: products.ratingCount, average: products.ratingAverage })
      .from(products)
      .where(eq(products.id, id))
  )[0];

describe('an opinion', () => {
  it('S1.09 is kept, waits to be read, and is seen by all once it is published', async () => {
    const mug = await newProduct();
    const visitorId = await newVisitor();
    const result = await write(mug, { visitorId, content: ' <i>Świetny</i>\r\nkubek\u0000 ' });
    expect(result).toMatchObject({ ok: true, confirmed: false });
    const id = result.ok ? result.id : 0;
    expect((await all(mug)).items).toEqual([]);
    expect(await findOwnOpinionState(shop, visitorId, mug)).toBe('waiting');
    expect((await listOpinionsByState(shop, 'waiting')).some((opinion) => opinion.id === id)).toBe(true);
    await setOpinionState(shop, id, 'published');
    expect((await all(mug)).items).toMatchObject([
      { id, content: '<i>Świetny</i>\nkubek', author: 'Ala', photo: null },
    ]);
    expect(await findOwnOpinionState(shop, visitorId, mug)).toBe('published');
  });

  it('changes the rating of its product only while it is published', async () => {
    const mug = await newProduct();
    const five = await published(mug, { rating: 5 });
    await published(mug, { rating: 4 });
    await published(mug, { rating: 4 });
    expect(await ratingOf(mug)).toEqual({ count: 3, average: 4.3 });
    await setOpinionState(shop, five, 'rejected');
    expect(await ratingOf(mug)).toEqual({ count: 2, average: 4 });
    expect((await all(mug)).summary).toEqual({ count: 2, average: 4, counts: [0, 0, 0, 2, 0] });
  });

  it.each([
    ['S5.35 of spaces only', { content: ' \n\t ' }, 'empty-text'],
    ['without a note', { rating: Number.NaN }, 'wrong-rating'],
    ['with a note of 0', { rating: 0 }, 'wrong-rating'],
    ['with a note of 6', { rating: 6 }, 'wrong-rating'],
    ['with half a note', { rating: 4.5 }, 'wrong-rating'],
    ['without an author', { author: ' ' }, 'no-author'],
    ['about nothing', { productId: 999_999 }, 'unknown-product'],
  ])('%s is refused', async (_, change, error) => {
    expect(await write(await newProduct(), change)).toEqual({ ok: false, error });
  });

  it('about one product is written once by one browser, unless the shop turned it down', async () => {
    const mug = await newProduct();
    const visitorId = await newVisitor();
    const both = await Promise.all([write(mug, { visitorId }), write(mug, { visitorId })]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const first = both.find(({ ok }) => ok);
    if (first?.ok) await setOpinionState(shop, first.id, 'rejected');
    expect((await write(mug, { visitorId })).ok).toBe(true);
  });

  it('is taken only so often from one browser and from one address', async () => {
    const visitorId = await newVisitor();
    const results = [];
    for (let count = 0; count <= INSERT_LIMITS.perVisitorAnHour; count += 1) {
      results.push(await write(await newProduct(), { visitorId }));
    }
    expect(results.at(-1)).toEqual({ ok: false, error: 'too-many' });
    const byAddress = [];
    for (let count = 0; count <= INSERT_LIMITS.perEmailADay; count += 1) {
      byAddress.push(await write(await newProduct(), { email: 'Ten.Sam@example.pl' }));
    }
    expect(byAddress.filter(({ ok }) => ok)).toHaveLength(INSERT_LIMITS.perEmailADay);
  });

  it('S4.48 S4.49 only the confirmed ones remain under the filter, if need be none', async () => {
    const mug = await newProduct();
    await published(mug);
    expect(await all(mug, true)).toMatchObject({ items: [], total: 0, confirmedTotal: 0 });
    const bought = await published(mug, { invited: true });
    const filtered = await all(mug, true);
    expect(filtered).toMatchObject({ total: 1, confirmedTotal: 1, summary: { count: 2 } });
    expect(filtered.items.map(({ id }) => id)).toEqual([bought]);
  });

  it('S5.13 shows its photo only when it is published, and loses it when it is turned down', async () => {
    const mug = await newProduct();
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
    const photo = await storeOpinionPhoto(shop, { name: 'a.jpg', bytes }, undefined);
    const uploadId = photo.kind === 'stored' ? photo.upload.id : 0;
    const id = await published(mug, { uploadId });
    expect((await all(mug)).items[0]?.photo).toMatchObject({ width: 60, height: 40 });
    expect((await listWall(shop, { from: 0, limit: 5 })).items[0]).toMatchObject({
      id,
      product: { id: mug, name: 'Kubek' },
    });
    const owned = await shop.db.select().from(uploads).where(eq(uploads.id, uploadId));
    expect(owned).toMatchObject([{ ownerKind: 'opinion', ownerId: id, isPublic: true }]);
    // Taken back it waits again, unseen, with its photo still to be judged.
    await setOpinionState(shop, id, 'waiting');
    expect((await all(mug)).items).toEqual([]);
    await setOpinionState(shop, id, 'published');
    expect((await all(mug)).items[0]?.photo).toMatchObject({ width: 60, height: 40 });
    await setOpinionState(shop, id, 'rejected');
    expect(await shop.db.$count(uploads, eq(uploads.id, uploadId))).toBe(0);
    expect((await shop.db.select().from(opinions).where(eq(opinions.id, id)))[0]?.photo).toBeNull();
  });

  it.each([
    [2048, 1536, 'stored'],
    [2049, 1536, 'too-many-pixels'],
    [2048, 1537, 'too-many-pixels'],
  ])('S5.13 S9.29 a photo of %i x %i px is %s', async (width, height, outcome) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
    const result = await storeOpinionPhoto(shop, { name: 'a.jpg', bytes }, undefined);
    expect(result.kind === 'stored' ? result.kind : result.reason).toBe(outcome);
  });

  it('O.23 what the staff decide and answer is written down, and counted by state', async () => {
    const staff: Shop = { ...shop, actor: { kind: 'staff', id: 7, name: 'Ola' } };
    const result = await write(await newProduct());
    const id = result.ok ? result.id : 0;
    const before = await countOpinionStates(shop);
    await setOpinionState(staff, id, 'published');
    await answerOpinion({ ...shop, actor: { kind: 'command' } }, id, 'Dziękujemy');
    expect(await countOpinionStates(shop)).toEqual({
      ...before,
      waiting: before.waiting - 1,
      published: before.published + 1,
    });
    expect(await listChanges(shop, { objectKind: 'opinion', objectId: String(id) })).toMatchObject([
      { action: 'opinion.answered', actorKind: 'command', before: { answer: '' }, after: { answer: 'Dziękujemy' } },
      { action: 'opinion.published', actorName: 'Ola', before: { state: 'waiting' }, after: { state: 'published' } },
    ]);
  });

  it('carries the reply of the shop', async () => {
    const mug = await newProduct();
    const id = await published(mug);
    expect(await answerOpinion(shop, id, ' Dziękujemy! ')).toBe(true);
    expect((await all(mug)).items[0]).toMatchObject({ answer: 'Dziękujemy!' });
    expect(await answerOpinion(shop, 999_999, 'x')).toBe(false);
    expect(await setOpinionState(shop, 999_999, 'published')).toBe(false);
  });
});

describe('a confirmed purchase', () => {
  const isConfirmed = async (productId: number | null, change: Partial<NewOpinion>) => {
    const result = await write(productId, change);
    return result.ok ? result.confirmed : result.error;
  };
  /** A rejected opinion does not count, so that its author may write the next one. */
  const isProven = async (productId: number | null, change: Partial<NewOpinion>) => {
    const result = await write(productId, change);
    if (result.ok) await setOpinionState(shop, result.id, 'rejected');
    return result.ok ? result.confirmed : result.error;
  };

  it('is proved by an account that bought it, or by the number and the address of an order together', async () => {
    const [mug, bowl] = [await newProduct(), await newProduct('Miska')];
    const email = `${crypto.randomUUID()}@example.pl`;
    const shopper = await newShopper(shop, [{ productId: mug }], { data: { email }, points: 0 });
    const { number } = await placed(shop, shopper);
    const other = await newShopper(shop, [{ productId: bowl }], { points: 0 });
    const { customerId } = shopper;
    expect(await isProven(mug, { customerId })).toBe(true);
    expect(await isProven(null, { customerId })).toBe(true);
    expect(await isProven(bowl, { customerId })).toBe(false);
    expect(await isProven(mug, { customerId: other.customerId })).toBe(false);
    expect(await isProven(null, { customerId: other.customerId })).toBe(false);
    expect(await isProven(mug, { orderNumber: number, email: ` ${email.toUpperCase()} ` })).toBe(true);
    expect(await isProven(mug, { orderNumber: number, customerId: other.customerId, email: '' })).toBe('wrong-order');
    expect(await isProven(mug, { email })).toBe(false);
    expect(await isProven(mug, { orderNumber: '', email })).toBe(false);
  });

  it.each(['product', 'shop'] as const)(
    'of a named order needs its email, and counts once: about the %s',
    async (about) => {
      const [mug, bowl] = [await newProduct(), await newProduct('Miska')];
      const email = `${crypto.randomUUID()}@example.pl`;
      const { number } = await placed(
        shop,
        await newShopper(shop, [{ productId: mug }], { data: { email }, points: 0 }),
      );
      const subject = about === 'product' ? mug : null;
      const named = { orderNumber: number, email };
      expect(await isConfirmed(subject, { ...named, email: 'kto.inny@example.pl' })).toBe('wrong-order');
      expect(await isConfirmed(subject, { ...named, email: '' })).toBe('wrong-order');
      expect(await isConfirmed(bowl, named)).toBe('wrong-order');
      // Three browsers at once: the email is the same.
      const visitors = [await newVisitor(), await newVisitor(), await newVisitor()];
      const sent = await Promise.all(visitors.map((visitorId) => isConfirmed(subject, { ...named, visitorId })));
      expect(sent.toSorted()).toEqual(['already-written', 'already-written', true]);
    },
  );

  it.each(['product', 'shop'] as const)('is one of each order from the same browser: about the %s', async (about) => {
    const mug = await newProduct();
    const email = `${crypto.randomUUID()}@example.pl`;
    const placeOne = async () =>
      (await placed(shop, await newShopper(shop, [{ productId: mug }], { data: { email }, points: 0 }))).number;
    const [first, second] = [await placeOne(), await placeOne()];
    const visitorId = await newVisitor();
    const send = (orderNumber: string, from = email) =>
      isConfirmed(about === 'product' ? mug : null, { orderNumber, email: from, visitorId });
    expect(await send(first)).toBe(true);
    expect(await send(second, 'kto.inny@example.pl')).toBe('wrong-order');
    expect(await send(second)).toBe(true);
    expect(await send(second)).toBe('already-written');
  });

  it.each([
    ['called off', ['cancelled']],
    ['sent back', ['packing', 'sent', 'delivered', 'returned']],
  ] as const)('is none after the order was %s', async (_, states) => {
    const mug = await newProduct();
    const shopper = await newShopper(shop, [{ productId: mug }], { points: 0 });
    const { orderId } = await placed(shop, shopper);
    expect(await isProven(mug, { customerId: shopper.customerId })).toBe(true);
    for (const state of states) expect(await changeOrderState(shop, orderId, state)).toBe('done');
    expect(await isProven(mug, { customerId: shopper.customerId })).toBe(false);
  });

  it.each(['account', 'email'] as const)('is one of an %s about one product, from any browser', async (known) => {
    const [mug, bowl] = [await newProduct(), await newProduct('Miska')];
    const { customerId } = await newShopper(shop, [], { points: 0 });
    const author = known === 'account' ? { customerId } : { email: `Ewa${mug}@Example.pl` };
    const visitors = [await newVisitor(), await newVisitor(), await newVisitor()];
    const sent = await Promise.all(visitors.map((visitorId) => write(mug, { ...author, visitorId })));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(sent).toContainEqual({ ok: false, error: 'already-written' });
    expect(await write(bowl, author)).toMatchObject({ ok: true });
  });

  it('of a buyer is not refused because of an unproven one in their email', async () => {
    const mug = await newProduct();
    const email = `kupujaca${mug}@example.pl`;
    const shopper = await newShopper(shop, [{ productId: mug }], { data: { email } });
    const { number: orderNumber } = await placed(shop, shopper);
    expect(await write(mug, { email })).toMatchObject({ ok: true, confirmed: false });
    expect(await write(mug, { email, orderNumber })).toMatchObject({ ok: true, confirmed: true });
    expect(await write(mug, { email })).toMatchObject({ error: 'already-written' });
  });

  it('by an invitation lets one order have one opinion about each product', async () => {
    const [mug, bowl] = [await newProduct(), await newProduct('Miska')];
    const orderNumber = crypto.randomUUID().slice(0, 8);
    expect(await isConfirmed(mug, { orderNumber })).toBe('wrong-order');
    expect(await isConfirmed(mug, { orderNumber, invited: true })).toBe(true);
    expect(await isConfirmed(mug, { orderNumber, invited: true })).toBe('already-written');
    expect(await isConfirmed(bowl, { orderNumber, invited: true })).toBe(true);
    expect(await isConfirmed(null, { orderNumber, invited: true })).toBe(true);
    expect(await isConfirmed(null, { orderNumber, invited: true })).toBe('already-written');
    expect(await isConfirmed(mug, { orderNumber: `${orderNumber}x`, invited: true })).toBe(true);
  });

  it('or none, the state of an opinion is shown to its own browser, by product', async () => {
    const [mug, bowl] = [await newProduct(), await newProduct('Miska')];
    const [visitorId, other] = [await newVisitor(), await newVisitor()];
    await published(mug, { visitorId });
    await write(null, { visitorId });
    const statesFor = (of: number) =>
      Promise.all([mug, bowl, null].map((about) => findOwnOpinionState(shop, of, about)));
    expect(await statesFor(visitorId)).toEqual(['published', null, 'waiting']);
    expect(await statesFor(other)).toEqual([null, null, null]);
  });
});

describe('votes', () => {
  it('count once per visitor; a changed mind moves the vote', async () => {
    const id = await published(await newProduct());
    const [one, two] = [await newVisitor(), await newVisitor()];
    const vote = (visitorId: number, positive: boolean) =>
      voteOnOpinion(shop, { id, visitorId, positive, caller: '10.0.0.1' });
    await Promise.all([vote(one, true), vote(one, true), vote(one, true)]);
    expect(await vote(one, true)).toEqual({ positive: 1, negative: 0 });
    expect(await vote(two, false)).toEqual({ positive: 1, negative: 1 });
    expect(await vote(one, false)).toEqual({ positive: 0, negative: 2 });
  });

  it('twenty an hour from one address, and others can still vote', async () => {
    const id = await published(await newProduct());
    const vote = async (caller: string) =>
      voteOnOpinion(shop, { id, visitorId: await newVisitor(), positive: true, caller });
    for (let turn = 1; turn <= 20; turn += 1) expect(await vote('10.0.0.2')).toEqual({ positive: turn, negative: 0 });
    expect(await vote('10.0.0.2')).toBe('too-many');
    expect(await vote('10.0.0.3')).toEqual({ positive: 21, negative: 0 });
  });

  it('for unreadable opinions do not count', async () => {
    const result = await write(await newProduct());
    const visitorId = await newVisitor();
    const id = result.ok ? result.id : 0;
    expect(await voteOnOpinion(shop, { id, visitorId, positive: true, caller: '' })).toBeNull();
    expect(await voteOnOpinion(shop, { id: Number.NaN, visitorId, positive: true, caller: '' })).toBeNull();
  });
});

describe('lists', () => {
  it('S2.54 opinions about the shop come with their average, by rating', async () => {
    await published(null, { rating: 5 });
    await published(null, { rating: 2, content: 'Długo czekałem.' });
    const { items, total, summary } = await listShopOpinions(shop, { ratings: [2], limit: 5 });
    expect(items.map(({ content }) => content)).toEqual(['Długo czekałem.']);
    expect([total, summary]).toEqual([1, { count: 2, average: 3.5, counts: [0, 1, 0, 0, 1] }]);
  });

  it('O.23 a pending or rejected opinion is on no list, not even with a photo, nor does one of a hidden product', async () => {
    const [mug, hidden] = [await newProduct('Widoczny'), await newProduct('Ukryty')];
    const photo = { photo: 'a.jpg', photoWidth: 60, photoHeight: 40 };
    const insert = async (state: 'waiting' | 'rejected' | 'published', productId: number | null) => {
      const row = { productId, state, rating: 1, content: 'x', author: 'y', createdAt: shop.now(), ...photo };
      const [inserted] = await shop.db.insert(opinions).values(row).returning({ id: opinions.id });
      return inserted?.id ?? 0;
    };
    await shop.db.update(products).set({ visible: false }).where(eq(products.id, hidden));
    const shown = await insert('published', mug);
    const shownOfShop = await insert('published', null);
    const before = {
      wall: await listWall(shop, { from: 0, limit: 100 }),
      ofShop: await listShopOpinions(shop, { limit: 100 }),
    };
    for (const state of ['waiting', 'rejected'] as const) for (const about of [mug, null]) await insert(state, about);
    await insert('published', hidden);
    const recent = await listRecentOpinions(shop);
    expect(recent.filter(({ product }) => [mug, hidden].includes(product.id)).map(({ id }) => id)).toEqual([shown]);
    expect(before.wall.items[0]?.id).toBe(shown);
    expect(before.ofShop.items[0]?.id).toBe(shownOfShop);
    expect(await listWall(shop, { from: 0, limit: 100 })).toEqual(before.wall);
    expect(await listShopOpinions(shop, { limit: 100 })).toEqual(before.ofShop);
    expect((await all(mug)).summary.count).toBe(1);
  });

  it('the newest opinions about products come with their product', async () => {
    const plate = await newProduct('Talerz');
    const id = await published(plate, { content: 'Ładny talerz.' });
    expect((await listRecentOpinions(shop))[0]).toMatchObject({
      id,
      content: 'Ładny talerz.',
      product: { id: plate, name: 'Talerz', link: `/produkt/${plate}/talerz` },
    });
  });
});
