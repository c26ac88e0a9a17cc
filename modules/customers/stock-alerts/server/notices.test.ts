import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeStock } from '#modules/catalogue/products/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { listMails } from '#platform/mail/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { jobs, outbox, products, sizes, stockNotices, visitors } from '#server/shop/schema.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import { endNotice, findNotice, noticesOf, requestNotice } from './index.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const categoryId = await addCategory(shop, 'Odzież');
const handlers = shopJobs({ mail: undefined });
let productId: number;
let sizeId: number;
let visitorId: number;

beforeEach(async () => {
  for (const table of [jobs, outbox, stockNotices]) await shop.db.delete(table);
  const sold = [
    { type: 'm', name: 'M', stock: 0 },
    { type: 'l', name: 'L', stock: 2 },
  ];
  productId = await addProduct(shop, { name: 'Polar', categoryId, sizes: sold });
  sizeId = (await sizeOf('m')).id;
  visitorId = (await createVisitor(shop)).visitor.id;
});

async function sizeOf(type: string) {
  const rows = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
  const row = rows.find((size) => size.type === type);
  if (!row) throw new Error('no size');
  return row;
}

const ask = (email: string, more: Partial<Parameters<typeof requestNotice>[1]> = {}) =>
  requestNotice(shop, { productId, sizeType: 'm', email, phone: undefined, visitorId, caller: '192.0.2.1', ...more });
const subjects = async () => (await listMails(shop)).map(({ recipient, subject }) => `${recipient}: ${subject}`).sort();

describe('requestNotice', () => {
  it('S1.10 S5.53 a sent address is remembered and confirmed by mail, however often it is sent', async () => {
    expect(await ask(' Jan@Example.pl ')).toBe('added');
    expect(await ask('jan@example.pl', { phone: '601 234 567' })).toBe('added');
    expect(await subjects()).toEqual(['jan@example.pl: Damy znać, gdy wróci: Polar, rozmiar M']);
    expect(await shop.db.select().from(stockNotices)).toMatchObject([
      { email: 'jan@example.pl', phone: '601 234 567' },
    ]);
  });

  it.each([
    ['wrong-email', 'jan', {}],
    ['enter-phone', 'jan@example.pl', { phone: '' }],
    ['not-added', 'jan@example.pl', { sizeType: 'xxl' }],
    ['not-added', 'jan@example.pl', { productId: 999_999 }],
    ['not-added', 'jan@example.pl', { productId: 2 ** 40 }],
    // In stock: it can be bought.
    ['not-added', 'jan@example.pl', { sizeType: 'l' }],
  ])('S5.53 %s: "%s" %o', async (outcome, email, more) => {
    expect(await ask(email, more)).toBe(outcome);
    expect(await shop.db.$count(stockNotices)).toBe(0);
  });

  it('S5.53 one address is taken ten times a day, one browser twenty times', async () => {
    const outcomes = [];
    for (let at = 0; at < 11; at += 1) {
      outcomes.push(await ask('ola@example.pl', { visitorId: (await createVisitor(shop)).visitor.id }));
    }
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(10);
    expect(outcomes.at(-1)).toBe('daily-limit');
    for (let at = 0; at < 20; at += 1) expect(await ask(`a${at}@example.pl`)).toBe('added');
    expect(await ask('b@example.pl')).toBe('daily-limit');
    now = new Date(now.getTime() + DAY_MS);
    expect(await ask('b@example.pl')).toBe('added');
  });
});

it('an account shows what its own browsers asked for; the address alone opens nothing', async () => {
  const customerId = 4711;
  await shop.db.update(visitors).set({ customerId }).where(eq(visitors.id, visitorId));
  await ask('jan@example.pl', { visitorId: (await createVisitor(shop)).visitor.id });
  await ask('jan@example.pl');
  expect(await noticesOf(shop, customerId)).toEqual([]);
  await ask('ola@example.pl');
  expect(await noticesOf(shop, customerId)).toMatchObject([{ productName: 'Polar', sizeName: 'M' }]);
  // One that no browser holds is whose browser asks again.
  await shop.db.update(stockNotices).set({ visitorId: null });
  expect(await noticesOf(shop, customerId)).toEqual([]);
  await ask('ola@example.pl');
  expect(await noticesOf(shop, customerId)).toHaveLength(1);
});

it('X.43 one network address may request eighty times a day with any browsers and addresses', async () => {
  const outcomes = [];
  for (let at = 0; at < 81; at += 1) {
    outcomes.push(await ask(`k${at}@example.pl`, { visitorId: 1_000_000 + at, caller: '192.0.2.80' }));
  }
  expect(outcomes.slice(0, 80).every((outcome) => outcome === 'added')).toBe(true);
  expect(outcomes.at(-1)).toBe('daily-limit');
});

describe('a size that is back', () => {
  const returned = async () => (await subjects()).filter((line) => line.includes('Znowu dostępne'));

  it('X.37 mails each subscriber once', async () => {
    for (const name of ['jan', 'ola', 'ala']) await ask(`${name}@example.pl`);
    expect(await changeStock(shop, sizeId, 3)).toEqual({ ok: true, status: 'enable' });
    await Promise.all([runDueJobs(shop, handlers), runDueJobs(shop, handlers)]);
    expect(await returned()).toEqual(
      ['ala', 'jan', 'ola'].map((name) => `${name}@example.pl: Znowu dostępne: Polar, rozmiar M`),
    );
    await changeStock(shop, sizeId, 0);
    await changeStock(shop, sizeId, 5);
    await runDueJobs(shop, handlers);
    expect(await returned()).toHaveLength(3);
  });

  it('X.37 notifies more than one batch of subscribers', async () => {
    const createdAt = now;
    await shop.db.insert(stockNotices).values(
      Array.from({ length: 250 }, (_, at) => ({
        sizeId,
        email: `p${at}@example.pl`,
        token: `${'t'.repeat(20)}${at}`,
        createdAt,
      })),
    );
    await changeStock(shop, sizeId, -1);
    await runDueJobs(shop, handlers);
    expect(await shop.db.$count(outbox)).toBe(250);
  });

  it('X.37 sends no email when the size is sold out again before the job', async () => {
    await ask('jan@example.pl');
    await changeStock(shop, sizeId, 1);
    await changeStock(shop, sizeId, 0);
    await runDueJobs(shop, handlers);
    expect(await returned()).toEqual([]);
    await changeStock(shop, sizeId, 1);
    await runDueJobs(shop, handlers);
    expect(await returned()).toHaveLength(1);
  });

  it('X.37 a size that was switched off when sold out is back with its stock, and loses the words about it', async () => {
    const soldOut = { status: 'disable', stock: 0, statusDescription: 'Wyprzedany' } as const;
    await shop.db.update(sizes).set(soldOut).where(eq(sizes.id, sizeId));
    await ask('jan@example.pl');
    expect(await changeStock(shop, sizeId, 3)).toEqual({ ok: true, status: 'enable' });
    await runDueJobs(shop, handlers);
    expect(await returned()).toHaveLength(1);
    expect(await sizeOf('m')).toMatchObject({ status: 'enable', statusDescription: '' });
  });

  it('X.37 a size the owner withheld while it was in stock is back when the owner says so', async () => {
    await shop.db.update(sizes).set({ status: 'disable', stock: 2 }).where(eq(sizes.id, sizeId));
    await ask('jan@example.pl');
    expect(await changeStock(shop, sizeId, 3)).toEqual({ ok: true, status: 'disable' });
    await runDueJobs(shop, handlers);
    expect(await returned()).toEqual([]);
    await changeStock(shop, sizeId, 3, { status: 'enable' });
    await runDueJobs(shop, handlers);
    expect(await returned()).toHaveLength(1);
  });

  it('puts the product back on sale and makes it findable as such', async () => {
    const only = await addProduct(shop, { name: 'Termos', categoryId, available: false, sizes: [{ stock: 0 }] });
    const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, only));
    await changeStock(shop, size?.id ?? 0, 4);
    const [product] = await shop.db.select().from(products).where(eq(products.id, only));
    expect(product?.available).toBe(true);
    await runDueJobs(shop, handlers);
    const { rows } = await shop.pool.query('select rank from search_documents where product_id = $1', [only]);
    expect(rows[0].rank).toBeGreaterThanOrEqual(1_000_000_000);
  });

  it('refuses stock that cannot be', async () => {
    expect(await changeStock(shop, sizeId, -2)).toEqual({ ok: false, error: 'wrong_stock' });
    expect(await changeStock(shop, sizeId, Number.NaN)).toEqual({ ok: false, error: 'wrong_stock' });
    expect(await changeStock(shop, 999_999, 1)).toEqual({ ok: false, error: 'unknown_size' });
  });
});

describe('a reader who wants no notice', () => {
  it('is let go by the link of the mail, and gets none', async () => {
    await ask('jan@example.pl');
    const [notice] = await shop.db.select().from(stockNotices);
    const [mail] = await shop.db.select().from(outbox);
    const token = notice?.token ?? '';
    const link = `${shop.origin}/powiadomienie/${token}/rezygnacja`;
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(link);
    expect(await findNotice(shop, token)).toEqual({ productName: 'Polar', waiting: true });
    await endNotice(shop, token);
    await endNotice(shop, token);
    expect(await findNotice(shop, token)).toEqual({ productName: 'Polar', waiting: false });
    await changeStock(shop, sizeId, 3);
    await runDueJobs(shop, handlers);
    expect(await shop.db.$count(outbox)).toBe(1);
  });

  it.each(['', 'x', 'a'.repeat(32), '%00'])('a wrong token "%s" finds nothing', async (token) => {
    expect(await findNotice(shop, token)).toBe(null);
    await endNotice(shop, token);
  });
});
