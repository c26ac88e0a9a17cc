import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { findRedirect } from '#modules/catalogue/redirects/server/index.ts';
import { searchProducts } from '#modules/catalogue/search/server/index.ts';
import { addFavourites } from '#modules/customers/favourites/server/index.ts';
import { FolderStore } from '#platform/files/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { listMails } from '#platform/mail/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { bundleParts, customers, jobs, priceHistory, products, sizes, visitors } from '#server/shop/schema.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import { reasonOf } from '../rules/import-fault.ts';
import type { ImportProblem } from '../rules/import-row.ts';
import { type ImportOptions, runImport } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const folder = await mkdtemp(join(tmpdir(), 'import-'));
const photos = { media: [new FolderStore(join(folder, 'media'))] as const, from: folder };

const HEADER =
  'code;name;category;producer;producer_email;vat;description;photos;traits;version_of;colour;old_address;size;price;regular_price;stock;gtin';
const ROWS = [
  'K-1;Kubek żółty;Dom > Stół > Kubki;Garncarnia;dom@garncarnia.example;23;<p>Z gliny</p><script>x</script>;kubek.png;Materiał=glina|Kolor=żółty;K-1;żółty;/stary/kubek.html;;49,90;59,90;7;5901234123457',
  'K-2;Kubek biały;Dom > Stół > Kubki;Garncarnia;;23;Z gliny & szkła;;Materiał=glina;K-1;biały;;;39;;0;',
  'P-1;Polar;Odzież;;;8;;;;;;;M;199;;3;',
  'P-1;;;;;;;;;;;;L;209;;4;',
];

const run = async (text: string, options: Partial<ImportOptions> = {}, name = 'file.csv') => {
  const file = join(folder, name);
  await writeFile(file, text);
  const problems: ImportProblem[] = [];
  const result = await runImport(shop, { file, photos, report: (problem) => problems.push(problem), ...options });
  return { result, problems };
};
const csv = (...rows: string[]) => `${HEADER}\n${rows.join('\n')}\n`;
const idOf = async (code: string) => {
  const [row] = await shop.db.select({ id: products.id }).from(products).where(eq(products.code, code));
  return row?.id ?? 0;
};
/** Everything an import could touch, as one text. */
const snapshot = async () => {
  const tables = [
    'products',
    'sizes',
    'price_history',
    'photos',
    'product_traits',
    'categories',
    'producers',
    'redirects',
  ];
  const parts = tables.map(
    (name) => sql`(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${sql.identifier(name)} t)`,
  );
  const { rows } = await shop.db.execute(sql`select ${sql.join(parts, sql` || `)} as all`);
  return rows[0]?.all;
};

beforeAll(async () => {
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c08020' } }).toFile(
    join(folder, 'kubek.png'),
  );
});

describe('runImport', () => {
  it('X.33 a trial writes nothing and says what would come', async () => {
    const before = await snapshot();
    const { result } = await run(csv(...ROWS), { dryRun: true });
    expect(result).toMatchObject({ ok: true, products: 3, counts: { created: 3, changed: 0, unchanged: 0 } });
    expect(await snapshot()).toBe(before);
  });

  it('X.33 imported products are on sale, with all that the file says', async () => {
    const { result, problems } = await run(csv(...ROWS));
    expect(problems).toEqual([]);
    expect(result).toMatchObject({ ok: true, counts: { created: 3, changed: 0, unchanged: 0 } });
    const page = await getProductPage(shop, await idOf('K-1'));
    expect(page).toMatchObject({
      name: 'Kubek żółty',
      description: '<p>Z gliny</p>',
      vatPermille: 230,
      producer: { name: 'Garncarnia' },
      photos: [{ file: expect.stringMatching(/^import\/kubek-\w{8}\.png$/), width: 40, height: 30, tone: '#c08020' }],
      sizes: [{ type: 'uniw', amount: 7, status: 'enable', price: { price: 4990, regularPrice: 5990 } }],
    });
    expect(page?.traits.map(({ name }) => name)).toEqual(['Materiał', 'Kolor']);
    expect(page?.versions).toHaveLength(2);
    const polar = await getProductPage(shop, await idOf('P-1'));
    expect(polar?.sizes.map(({ name, price }) => [name, price.price])).toEqual([
      ['M', 19_900],
      ['L', 20_900],
    ]);
    expect(await findRedirect(shop, '/stary/kubek.html')).toBe(page?.link);
  });

  it('X.33 they are found by search', async () => {
    expect((await searchProducts(shop, 'kubki')).ids).toHaveLength(2);
  });

  it('X.33 the same file again changes nothing', async () => {
    const before = await snapshot();
    const { result } = await run(csv(...ROWS));
    expect(result).toMatchObject({ ok: true, counts: { created: 0, changed: 0, unchanged: 3 } });
    expect(await snapshot()).toBe(before);
  });

  it('X.33 X.02 a file of a few columns changes only these; every price stays in the history', async () => {
    await run('code,size,price,stock\nP-1,M,179,0\nP-1,L,209,9\n', {}, 'prices.csv');
    const page = await getProductPage(shop, await idOf('P-1'));
    expect(page).toMatchObject({
      name: 'Polar',
      sizes: [{ price: { price: 17_900 }, status: 'disable' }, { amount: 9 }],
    });
    const history = await shop.db
      .select({ price: priceHistory.price })
      .from(priceHistory)
      .innerJoin(sizes, eq(sizes.id, priceHistory.sizeId))
      .where(eq(sizes.type, 'M'));
    expect(history.map(({ price }) => price).sort()).toEqual([17_900, 19_900]);
  });

  it('X.33 a new price keeps what must be answered in the lowest price lists show', async () => {
    const values = [{ id: 'a', label: 'Haft', surcharge: 1500 }];
    const configurator = [{ name: 'haft', label: 'Haft', kind: 'text' as const, required: true, values }];
    await shop.db.update(products).set({ configurator }).where(eq(products.code, 'P-1'));
    await run('code,size,price\nP-1,M,169\n', {}, 'prices.csv');
    const [row] = await shop.db.select().from(products).where(eq(products.code, 'P-1'));
    expect(row?.minPrice).toBe(18_400);
    await shop.db.update(products).set({ configurator: null }).where(eq(products.code, 'P-1'));
  });

  it('X.33 a broken file leaves the catalogue as it was and says which rows and why', async () => {
    const before = await snapshot();
    const { result, problems } = await run(
      csv(
        'K-1;Nowa nazwa;Dom;;;;;;;;;;;49,90;;7;',
        'N-1;Nowy;;;;;;brak.png;;;;;;12 zł pięćdziesiąt;;7;',
        'N-2;Nowy',
        'K-1;Nowa nazwa;Dom;;;;;;;;;;;49,90;;7;',
        'N-3;;Dom;;;;;;;X-9;;;;1;;7;123',
        'P-1;;;;;;;;;;;;M;;5;2,5;',
        'N-4;Nowy;-;;;;;;;;;;;1;;7;',
      ),
    );
    expect(result).toMatchObject({ ok: false, error: 'wrong-file' });
    expect(problems.map(({ row, column }) => `${row} ${column}`).sort()).toEqual([
      ...[
        '3 category',
        '3 photos',
        '3 price',
        '4 ',
        '5 code',
        '6 gtin',
        '6 name',
        '6 version_of',
        '7 regular_price',
        '7 stock',
        '8 category',
      ],
    ]);
    expect(problems.map(({ row }) => row)).toEqual([3, 3, 3, 4, 5, 6, 6, 6, 7, 7, 8]);
    expect(await snapshot()).toBe(before);
  });

  it.each([
    ['file.csv', 'code;nazwa\nA;B\n', 'no such column'],
    ['file.csv', 'name\nA\n', 'is missing'],
    ['file.csv', 'source;target\n/a;/b\n', 'add --redirects'],
    ['file.csv', '', 'empty'],
    ['file.csv', 'code;name\n', 'no product'],
    ['feed.xml', '<html><body>Błąd 500</body></html>', 'no product'],
    ['feed.xml.gz', 'no packed file', 'broken'],
    ['file.csv', 'code;name\nA;"B\n', 'never closed'],
    ['feed.xml', '<offers><o id="1" price="1"></offers>', 'unexpected close tag'],
    ['new.csv', 'code;name;category\nQ;B;C\n', 'the size is new'],
    ['new.csv', 'code;price\nQ;1\n', 'the product is new'],
  ])('X.33 %s with %j is refused', async (name, text, reason) => {
    const { result, problems } = await run(text, {}, name);
    expect(result.ok).toBe(false);
    expect(problems.some((problem) => reasonOf(problem.fault).includes(reason))).toBe(true);
  });

  it('X.33 takes a feed of another shop', async () => {
    const feed = `<offers><o id="C-9" price="12.50" avail="1"><cat>Dom/Świece</cat><name>Świeca</name>
      <attrs><a name="Producent">Garncarnia</a></attrs></o></offers>`;
    expect((await run(feed, {}, 'ceneo.xml')).result).toMatchObject({ ok: true, counts: { created: 1 } });
    expect(await getProductPage(shop, await idOf('C-9'))).toMatchObject({
      sizes: [{ amount: -1, status: 'enable', price: { price: 1250 } }],
    });
  });

  it('X.36 a lower price notifies each watcher once, and a trial none', async () => {
    const productId = await idOf('P-1');
    const { visitor } = await createVisitor(shop);
    const [ola] = await shop.db
      .insert(customers)
      .values({ login: 'ola', loginKey: 'ola', email: 'ola@example.pl', passwordHash: '', createdAt: shop.now() })
      .returning({ id: customers.id });
    await shop.db
      .update(visitors)
      .set({ customerId: ola?.id ?? 0 })
      .where(eq(visitors.id, visitor.id));
    await addFavourites(shop, visitor.id, [{ productId, size: '' }]);
    const file = 'code,size,price\nP-1,M,159\nP-1,L,149\nK-2,,30\n';
    await run(file, { dryRun: true }, 'prices.csv');
    expect(await shop.db.$count(jobs)).toBe(0);
    await run(file, {}, 'prices.csv');
    // The mug has no watchers.
    expect(await shop.db.$count(jobs)).toBe(1);
    await run(file, {}, 'prices.csv');
    await runDueJobs(shop, shopJobs({ mail: undefined }));
    expect((await listMails(shop)).map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
      'ola@example.pl: Taniej: Polar, rozmiar L za 149,00 zł',
    ]);
  });

  it('X.33 a new reduction counts from now, an unchanged one keeps its day', async () => {
    const since = async () => {
      const [row] = await shop.db
        .select()
        .from(sizes)
        .where(eq(sizes.productId, await idOf('K-1')));
      return row?.reducedSince?.getTime();
    };
    const before = await since();
    await run('code;price;regular_price\nK-1;49,90;59,90\n');
    expect(await since()).toBe(before);
    await run('code;price\nK-1;45\n');
    expect(await since()).toBeGreaterThan(before ?? 0);
  });
});

it('X.33 a bundle is on sale as its parts are, not as the file says', async () => {
  const row = (text: string) => run(`code;name;category;visible;size;price;stock\n${text}\n`);
  await row('B-1;Zestaw;Dom;;;99;5');
  await row('B-2;Taca;Dom;;;20;5');
  const [productId, partProductId] = [await idOf('B-1'), await idOf('B-2')];
  await shop.db.update(products).set({ type: 'product_bundle' }).where(eq(products.id, productId));
  await shop.db.insert(bundleParts).values({ productId, partProductId });
  const isOnSale = async () => {
    await runDueJobs(shop, shopJobs({ mail: undefined }));
    const [found] = await shop.db.select().from(products).where(eq(products.id, productId));
    return found?.available;
  };
  await row('B-2;;;;;;0');
  expect(await isOnSale()).toBe(false);
  await row('B-1;Zestaw na taras;;;;89;4');
  expect(await isOnSale()).toBe(false);
  await row('B-2;;;;duża;30;2');
  expect(await isOnSale()).toBe(true);
  await row('B-2;;;no;;;');
  expect(await isOnSale()).toBe(false);
  await row('B-2;;;yes;;;');
  expect(await isOnSale()).toBe(true);
});

it('X.33 keeps popularity, and takes the end of a promotion and what was sold elsewhere', async () => {
  const text = 'code;name;category;promotion;promotion_until;sold_elsewhere;price;regular_price\n';
  const row = (until: string, sold: string) => `${text}PR-1;Kubek na wynos;Dom;yes;${until};${sold};10;20\n`;
  const read = async () => {
    const [found] = await shop.db.select().from(products).where(eq(products.code, 'PR-1'));
    return [found?.promotionUntil?.toISOString() ?? null, found?.soldElsewhere, found?.popularity];
  };
  await run(row('2026-05-31 23:59', '7'));
  expect(await read()).toEqual(['2026-05-31T21:59:00.000Z', 7, 7]);
  await shop.db.update(products).set({ popularity: 12 }).where(eq(products.code, 'PR-1'));
  expect((await run(row('2026-05-31 23:59', ''))).result).toMatchObject({ counts: { unchanged: 1 } });
  await run(row('-', '8'));
  expect(await read()).toEqual([null, 8, 12]);
  expect((await run(row('soon', ''))).problems).toMatchObject([{ column: 'promotion_until' }]);
});
