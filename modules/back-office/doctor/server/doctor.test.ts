import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { NO_REGISTER } from '#platform/settings/rules/company-register.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { producers, products, sizes, textPages } from '#server/shop/schema.ts';
import { checkLaw } from './index.ts';

const { shop } = await testDatabase();
const kinds = async () => Object.fromEntries((await checkLaw(shop)).map(({ kind, count }) => [kind, count]));
const pick = async (condition: ReturnType<typeof sql>) => {
  const [row] = await shop.db.select().from(products).where(condition).orderBy(products.id).limit(1);
  if (!row) throw new Error('no such product');
  return row;
};

describe('checkLaw', () => {
  it('finds nothing wrong in the demo shop but that it is a demo', async () => {
    const found = await checkLaw(shop);
    expect(found.filter(({ kind }) => !kind.startsWith('demo-'))).toEqual([]);
    expect(found.find(({ kind }) => kind === 'demo-settings')?.examples).toContain('bankAccount');
  });

  it('X.08 X.09 X.02 X.11 finds what is missing, counts it and names it', async () => {
    const coffee = await pick(sql`measure_amount is not null`);
    await shop.db.update(products).set({ measureAmount: null, measureUnit: null }).where(eq(products.id, coffee.id));
    const other = await pick(sql`measure_amount is null and producer_id is not null and id <> ${coffee.id}`);
    await shop.db.update(products).set({ vatPermille: 70 }).where(eq(products.id, other.id));
    await shop.db
      .update(producers)
      .set({ email: '', responsibleName: '' })
      .where(eq(producers.id, other.producerId ?? 0));
    await shop.db.update(sizes).set({ price: sql`price + 1` }).where(eq(sizes.productId, other.id));
    await shop.db.delete(textPages).where(eq(textPages.address, 'deklaracja-dostepnosci'));
    const bare = { ...shop, settings: { ...shop.settings, phone: '' } };
    const found = await checkLaw(bare);
    expect(Object.fromEntries(found.map(({ kind, count }) => [kind, count]))).toMatchObject({
      'unit-price': 1,
      vat: 1,
      'safety-contact': 1,
      'safety-responsible': 1,
      page: 1,
      company: 1,
    });
    expect(found.find(({ kind }) => kind === 'price-history')?.examples[0]).toContain(other.name);
    expect(found.find(({ kind }) => kind === 'unit-price')?.examples).toEqual([`${coffee.code} ${coffee.name}`]);
    expect(await kinds()).not.toHaveProperty('company');
  });

  it.each([
    ['unit-price', sql`update products set name = 'Karma 400 g' where name like 'Plecak turystyczny Wędrowiec 45 l%'`],
    [
      'unit-price-unfinished',
      sql`update products set measure_unit = null where id = (select min(id) from products where measure_amount > 0)`,
    ],
    [
      'safety-producer',
      sql`update products set producer_id = null where id = (select min(id) from products where type = 'product' and visible)`,
    ],
    [
      'reduction-without-past',
      sql`update sizes set reduced_since = null where id = (select min(s.id) from sizes s join products p on p.id = s.product_id
        where s.regular_price > s.price and p.visible and not p.for_points and not s.gratis and not s.phone_price)`,
    ],
  ])('X.08 X.09 X.02 finds one more of %s', async (kind, change) => {
    const before = await kinds();
    const { rowCount } = await shop.db.execute(change);
    expect(rowCount).toBeGreaterThan(0);
    expect(await kinds()).toMatchObject({ [kind]: (before[kind] ?? 0) + Number(rowCount) });
  });

  it('names the facts of the register a company must publish, and requires them of no other seller', async () => {
    const { settings } = shop;
    const found = async (name: string, krs: string) =>
      (
        await checkLaw({
          ...shop,
          settings: { ...settings, company: { ...settings.company, name }, register: { ...NO_REGISTER, krs } },
        })
      ).flatMap(({ kind, examples }) => (kind.startsWith('register') ? [[kind, ...examples]] : []));
    expect(await found('Polana sp. z o.o.', '')).toEqual([
      ['register', 'register.court', 'register.krs', 'register.shareCapital'],
    ]);
    expect(await found('Polana sp. j.', '123')).toEqual([
      ['register', 'register.court'],
      ['register-number', '123'],
    ]);
    expect(await found('Polana Anna Leśna', '')).toEqual([]);
  });

  it('finds a tax number that is none', async () => {
    const company = { ...shop.settings.company, taxNumber: '1234567890' };
    const found = await checkLaw({ ...shop, settings: { ...shop.settings, company } });
    expect(found.find(({ kind }) => kind === 'company-number')?.examples).toEqual(['1234567890']);
  });
});
