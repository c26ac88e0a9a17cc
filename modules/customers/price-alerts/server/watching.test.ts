import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePrice, changeStock } from '#modules/catalogue/products/server/index.ts';
import { addFavourites, removeFavourites } from '#modules/customers/favourites/server/index.ts';
import { addToList, createList } from '#modules/customers/lists/server/index.ts';
import { requestNotice } from '#modules/customers/stock-alerts/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { listMails } from '#platform/mail/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import {
  customers,
  jobs,
  outbox,
  sizes,
  stockNotices,
  visitors,
  watchAlerts,
  watchSettings,
} from '#server/shop/schema.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import { getWatching, isWatching, setWatching, stopWatching, sweepAlerts } from './index.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const categoryId = await addCategory(shop, 'Odzież');
const handlers = shopJobs({ mail: undefined });
let productId: number;

beforeEach(async () => {
  for (const table of [jobs, outbox, watchAlerts, watchSettings, stockNotices]) await shop.db.delete(table);
  const sold = [
    { type: 'M', name: 'M', stock: 3, price: 10_000 },
    { type: 'L', name: 'L', stock: 0, price: 10_000 },
  ];
  productId = await addProduct(shop, { name: 'Polar', categoryId, sizes: sold });
});

async function sizeId(type: string): Promise<number> {
  const rows = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
  return rows.find((size) => size.type === type)?.id ?? 0;
}

async function customer(name: string) {
  const login = `${name}-${crypto.randomUUID()}`;
  const email = `${name}@example.pl`;
  const [row] = await shop.db
    .insert(customers)
    .values({ login, loginKey: login, email, passwordHash: '', createdAt: now })
    .returning({ id: customers.id });
  const customerId = row?.id ?? 0;
  return { customerId, visitorId: await browserOf(customerId) };
}

async function browserOf(customerId: number): Promise<number> {
  now = new Date(now.getTime() + 1000);
  const { visitor } = await createVisitor(shop);
  await shop.db.update(visitors).set({ customerId }).where(eq(visitors.id, visitor.id));
  return visitor.id;
}

async function listed(owner: { customerId: number; visitorId: number }, size: string): Promise<void> {
  const list = await createList(shop, owner, { name: 'Lista' });
  if (list.ok) await addToList(shop, owner, list.id, [{ productId, size }]);
}

const run = () => runDueJobs(shop, handlers);
const subjects = async () => (await listMails(shop)).map(({ recipient, subject }) => `${recipient}: ${subject}`).sort();
const drop = async (type: string, price: number) => {
  await changePrice(shop, await sizeId(type), price);
  await run();
};

describe('a lower price', () => {
  it('X.36 sends one email to customers who saved the size, as a favourite or on a list', async () => {
    const ola = await customer('ola');
    await addFavourites(shop, ola.visitorId, [{ productId, size: 'M' }]);
    await listed(ola, 'M');
    await listed(await customer('jan'), 'M');
    await listed(await customer('ewa'), 'L');
    await drop('M', 8000);
    expect(await subjects()).toEqual([
      'jan@example.pl: Taniej: Polar, rozmiar M za 80,00 zł',
      'ola@example.pl: Taniej: Polar, rozmiar M za 80,00 zł',
    ]);
    await run();
    expect(await subjects()).toHaveLength(2);
  });

  it('X.36 X.01 the email contains both prices and the lowest of 30 days', async () => {
    await listed(await customer('ola'), 'M');
    await drop('M', 8000);
    const [mail] = await shop.db.select().from(outbox);
    const text = mail?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Cena teraz: 80,00 zł');
    expect(text).toContain('Cena przed obniżką: 100,00 zł');
    expect(text).toContain('Najniższa cena z 30 dni przed obniżką: 100,00 zł');
    expect(text).toMatch(/\/produkt\/\d+\/[\w-]+#size=M$/m);
  });

  it('X.38 the saving counts from the lowest price of 30 days; a price as low as then sends nothing', async () => {
    await listed(await customer('ola'), 'M');
    const size = await sizeId('M');
    await changePrice(shop, size, 8000);
    await shop.db.delete(jobs);
    for (const price of [10_000, 8000]) {
      now = new Date(now.getTime() + DAY_MS);
      await changePrice(shop, size, price);
    }
    await run();
    expect(await subjects()).toEqual([]);
    now = new Date(now.getTime() + DAY_MS);
    await drop('M', 7200);
    expect(await subjects()).toEqual(['ola@example.pl: Taniej: Polar, rozmiar M za 72,00 zł']);
    const [mail] = await shop.db.select().from(outbox);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Oszczędzasz: 8,00 zł (10%');
  });

  it('X.36 X.01 what must be answered is part of every price in the mail', async () => {
    const values = [{ id: 'a', label: 'Grawer', surcharge: 1500 }];
    productId = await addProduct(shop, {
      name: 'Kubek',
      categoryId,
      sizes: [{ type: 'M', name: 'M', price: 10_000 }],
      configurator: [{ name: 'napis', label: 'Napis', kind: 'text', required: true, values }],
    });
    await listed(await customer('ola'), 'M');
    await drop('M', 8000);
    expect(await subjects()).toEqual(['ola@example.pl: Taniej: Kubek, rozmiar M za 95,00 zł']);
    const [mail] = await shop.db.select().from(outbox);
    const text = mail?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Cena teraz: 95,00 zł');
    expect(text).toContain('Cena przed obniżką: 115,00 zł');
    expect(text).toContain('Najniższa cena z 30 dni przed obniżką: 115,00 zł');
  });

  it('X.36 all sizes at once are one email for a customer without a chosen size', async () => {
    const ola = await customer('ola');
    await addFavourites(shop, ola.visitorId, [{ productId, size: '' }]);
    for (const type of ['M', 'L']) await changePrice(shop, await sizeId(type), 8000);
    await Promise.all([run(), run()]);
    expect(await subjects()).toHaveLength(1);
  });

  it('X.36 the same price is sent again after a month, a lower one at once', async () => {
    await listed(await customer('ola'), 'M');
    await drop('M', 8000);
    await drop('M', 10_000);
    await drop('M', 8000);
    expect(await subjects()).toHaveLength(1);
    await drop('M', 7000);
    expect(await subjects()).toHaveLength(2);
    await drop('M', 10_000);
    now = new Date(now.getTime() + 31 * DAY_MS);
    await drop('M', 7000);
    expect(await subjects()).toHaveLength(3);
  });

  it('X.36 sends no email about a price that rose or was restored before the job', async () => {
    await listed(await customer('ola'), 'M');
    await drop('M', 12_000);
    await changePrice(shop, await sizeId('M'), 11_000);
    await changePrice(shop, await sizeId('M'), 12_000);
    await run();
    expect(await subjects()).toEqual([]);
  });

  it('X.36 guests have no address, and what was taken off is not watched', async () => {
    const guest = await createVisitor(shop);
    await addFavourites(shop, guest.visitor.id, [{ productId, size: 'M' }]);
    const ola = await customer('ola');
    await addFavourites(shop, ola.visitorId, [{ productId, size: 'M' }]);
    const later = await browserOf(ola.customerId);
    await addFavourites(shop, later, [{ productId, size: 'M' }]);
    await removeFavourites(shop, later, [{ productId, size: 'M' }]);
    await drop('M', 8000);
    expect(await subjects()).toEqual([]);
  });

  it('X.36 notifies more than one batch of customers', async () => {
    for (let at = 0; at < 105; at += 1) await listed(await customer(`k${at}`), 'M');
    await drop('M', 8000);
    expect(await shop.db.$count(outbox)).toBe(105);
  });
});

describe('a size that is back', () => {
  it('sends one email to customers who saved it, and none to those who waited by email', async () => {
    await listed(await customer('ola'), 'L');
    const jan = await customer('jan');
    await listed(jan, 'L');
    await requestNotice(shop, {
      productId,
      sizeType: 'L',
      email: 'jan@example.pl',
      phone: undefined,
      caller: '192.0.2.1',
      ...jan,
    });
    const returned = async () => (await subjects()).filter((line) => line.includes('Znowu dostępne'));
    await changeStock(shop, await sizeId('L'), 4);
    await run();
    const both = ['jan', 'ola'].map((name) => `${name}@example.pl: Znowu dostępne: Polar, rozmiar L`);
    expect(await returned()).toEqual(both);
    await changeStock(shop, await sizeId('L'), 0);
    await changeStock(shop, await sizeId('L'), 4);
    await run();
    expect(await returned()).toEqual(both);
  });
});

describe('a reader who wants no such mails', () => {
  it('is let go by the link of the mail, and can come back', async () => {
    const ola = await customer('ola');
    await listed(ola, 'M');
    await drop('M', 9000);
    const [mail] = await shop.db.select().from(outbox);
    const [, token = ''] = /\/odlozone\/([\w-]+)\/rezygnacja/.exec(mail?.text ?? '') ?? [];
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<${shop.origin}/odlozone/${token}/rezygnacja>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await isWatching(shop, token)).toBe(true);
    await stopWatching(shop, token);
    await stopWatching(shop, token);
    expect(await isWatching(shop, token)).toBe(false);
    expect(await getWatching(shop, ola.customerId)).toEqual({ on: false, email: 'ola@example.pl' });
    await drop('M', 8000);
    expect(await subjects()).toHaveLength(1);
    await setWatching(shop, ola.customerId, true);
    await drop('M', 7000);
    expect(await subjects()).toHaveLength(2);
  });

  it.each(['', 'x', 'a'.repeat(32), '%00'])('a wrong token "%s" finds nothing', async (token) => {
    expect(await isWatching(shop, token)).toBe(false);
    await stopWatching(shop, token);
  });

  it('what was sent is forgotten after three months', async () => {
    await listed(await customer('ola'), 'M');
    await drop('M', 9000);
    now = new Date(now.getTime() + 91 * DAY_MS);
    await sweepAlerts(shop);
    expect(await shop.db.$count(watchAlerts)).toBe(0);
  });
});
