import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { changePrice, changeStock, getProductPage } from '#modules/catalogue/products/server/index.ts';
import { searchProducts } from '#modules/catalogue/search/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { auditLog, categories, importFaults, imports, jobs, products, sizes } from '#server/shop/schema.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import {
  findImport,
  importHandler,
  listFaults,
  listImports,
  listLeft,
  resumeImport,
  runImport,
  sendAddress,
  sendFile,
  startImport,
  stopImport,
  undoImport,
} from './index.ts';

let now = new Date('2026-11-17T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const ola: Shop = { ...shop, actor: { kind: 'staff', id: await addStaff(shop, 'editor'), name: 'Ola' } };
const run = () => runDueJobs(shop, [importHandler]);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const send = async (text: string | Uint8Array, name = 'cennik.csv') => {
  later(60);
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const sent = await sendFile(ola, { name, bytes });
  if (!sent.ok) throw new Error(sent.error);
  return sent.id;
};
const start = async (id: number, dryRun = false) => {
  const row = await findImport(shop, id);
  return startImport(ola, id, { mapping: row?.mapping ?? null, dryRun });
};
/** Sends a file and brings it in. */
const bring = async (text: string, name?: string) => {
  const id = await send(text, name);
  expect(await start(id)).toBe('started');
  await run();
  return id;
};
const stateOf = async (id: number) => (await findImport(shop, id))?.state;
const product = async (code: string) => (await shop.db.select().from(products).where(eq(products.code, code)))[0];
const sizeOf = async (code: string, type = 'uniw') => {
  const { id = 0 } = (await product(code)) ?? {};
  return (await shop.db.select().from(sizes).where(eq(sizes.productId, id))).find((size) => size.type === type);
};
const CATALOGUE =
  'code;name;category;producer;traits;price;stock\nK-1;Kubek;Dom > Kubki;Huta;Materiał=glina;49,90;7\nK-2;Misa;Dom > Misy;Huta;;39;3\n';

/** Data an import can change, without times. */
const snapshot = async () => {
  const { rows } = await shop.db.execute<{ all: string }>(sql`
    select (select json_agg(json_build_array(p.code, p.name, p.slug, c.name, m.name, p.visible, p.min_price, p.available,
        p.description) order by p.code) from products p join categories c on c.id = p.category_id
        left join producers m on m.id = p.producer_id)::text
      || (select json_agg(json_build_array(p.code, s.type, s.price, s.regular_price, s.stock, s.status) order by p.code, s.type)
        from sizes s join products p on p.id = s.product_id)::text
      || (select json_agg(json_build_array(p.code, v.value) order by p.code, v.value) from product_traits t
        join products p on p.id = t.product_id join trait_values v on v.id = t.value_id)::text
      || (select json_agg(json_build_array(name, product_count, google_category) order by name) from categories)::text
      || (select json_agg(name order by name) from producers)::text as all`);
  return rows[0]?.all;
};

describe('a file sent in the panel', () => {
  it('O.30 a trial says what would come and writes nothing; then it is brought in under the name of the user', async () => {
    const id = await send(CATALOGUE);
    expect(await stateOf(id)).toBe('mapping');
    await start(id, true);
    expect(await stateOf(id)).toBe('checking');
    await run();
    expect(await findImport(shop, id)).toMatchObject({
      state: 'checked',
      total: 2,
      counts: { created: 2, changed: 0, unchanged: 0 },
      examples: [
        { code: 'K-1', name: 'Kubek', isNew: true },
        { code: 'K-2', isNew: true },
      ],
    });
    expect(await shop.db.$count(products)).toBe(0);
    await start(id);
    await run();
    expect(await findImport(shop, id)).toMatchObject({ state: 'done', done: 2, staffName: 'Ola', step: null });
    expect((await searchProducts(shop, 'misa')).ids).toHaveLength(1);
    expect(await listChanges(shop, { objectKind: 'import' })).toMatchObject([
      { action: 'catalogue.imported', actorName: 'Ola', after: { file: 'cennik.csv', created: 2 } },
    ]);
  });

  it('O.30 a trial of a change names every field as it is and as it would be', async () => {
    const id = await send('code;price;name\nK-1;59,90;Kubek duży\nK-2;39;Misa\n');
    await start(id, true);
    await run();
    expect(await findImport(shop, id)).toMatchObject({
      counts: { created: 0, changed: 1, unchanged: 1 },
      examples: [{ code: 'K-1', changes: { name: ['Kubek', 'Kubek duży'], 'size:uniw:price': [4990, 5990] } }],
    });
    expect(await sizeOf('K-1')).toMatchObject({ price: 4990 });
  });

  it('O.30 what the columns mean is asked once for files of the same headings', async () => {
    const first = await send('Symbol;Cena hurt;Uwagi\nK-1;51;nic\n');
    expect(await findImport(shop, first)).toMatchObject({
      mapping: null,
      headings: [{ heading: 'symbol', example: 'K-1' }, { heading: 'cena hurt' }, { heading: 'uwagi' }],
    });
    expect(await startImport(ola, first, { mapping: { symbol: 'price' }, dryRun: true })).toMatchObject({
      column: 'code',
      fault: { code: 'code-missing' },
    });
    const mapping = { symbol: 'code', 'cena hurt': 'price', uwagi: '' };
    expect(await startImport(ola, first, { mapping, dryRun: false })).toBe('started');
    await run();
    expect(await sizeOf('K-1')).toMatchObject({ price: 5100 });
    const next = await send('Uwagi;Symbol;Cena hurt\nnic;K-1;52\n', 'cennik-2.csv');
    expect((await findImport(shop, next))?.mapping).toEqual(mapping);
  });

  it('O.30 a file with faults changes nothing and is reported by row; every kind of broken file in words', async () => {
    const before = await snapshot();
    const wrong = await bring('code;price;password\nK-1;tanio;x\nK-2;1,234;x\n');
    expect(await findImport(shop, wrong)).toMatchObject({ state: 'refused', faults: 3 });
    expect((await listFaults(shop, wrong)).map(({ row, column, fault }) => [row, column, fault.code])).toEqual([
      [1, 'password', 'no-column'],
      [2, 'price', 'no-price'],
      [3, 'price', 'part-of-grosz'],
    ]);
    const broken: [string | Uint8Array, string, string][] = [
      ['code;name\nK-1;"Kubek\n', 'a.csv', 'quote-open'],
      ['', 'pusty.csv', 'empty-file'],
      [Buffer.from([0, 1, 2, 0xff, 0xfe, 0, 0, 7]), 'bajty.csv', 'nul-character'],
      ['code;na\0zwa;name\nK-1;a;Kubek\n', 'nul.csv', 'nul-character'],
      [Buffer.from([...Buffer.from('code;name;series\nżółć;ąęćłńóśźż;'), 0xff, 0xfe]), 'b.csv', 'not-utf8'],
      [gzipSync(CATALOGUE).subarray(0, 40), 'c.csv.gz', 'broken-packing'],
      ['<html><body>Błąd</body></html>', 'd.xml', 'no-product'],
      ['<!DOCTYPE x><rss/>', 'e.xml', 'doctype'],
    ];
    for (const [text, name, code] of broken) {
      const id = await send(text, name);
      if ((await stateOf(id)) === 'mapping') await start(id);
      await run();
      expect([name, await stateOf(id), (await listFaults(shop, id))[0]?.fault.code]).toEqual([name, 'refused', code]);
    }
    expect(await snapshot()).toBe(before);
    expect(await sendFile(ola, { name: 'arkusz.xlsx', bytes: Buffer.from('PK') })).toEqual({
      ok: false,
      error: 'unknown-format',
    });
  });

  it('O.30 the command and the panel leave the same catalogue', async () => {
    const before = await snapshot();
    const text =
      'code;name;category;price;stock;size\nT-1;Talerz;Dom > Talerze;20;4;\nT-2;Obrus;Dom;99;1;M\nT-2;;;109;2;L\n';
    const id = await bring(text);
    const byPanel = await snapshot();
    await undoImport(ola, id);
    await run();
    expect(await snapshot()).toBe(before);
    const file = join(shop.dataDir, 'polecenie.csv');
    await writeFile(file, text);
    later(60);
    const photos = { media: [shop.files.media] as const };
    expect(await runImport(shop, { file, photos, report: () => {} })).toMatchObject({ ok: true });
    expect(await snapshot()).toBe(byPanel);
    // It is in the same history, and is taken back in the same way.
    const [last] = await listImports(shop, 1);
    expect(last).toMatchObject({ source: 'command', name: 'polecenie.csv', state: 'done' });
    expect(await undoImport(ola, last?.id ?? 0)).toBe(true);
    await run();
    expect(await snapshot()).toBe(before);
  });
});

/** A server of the own network: it would answer. */
const requestedInside: (string | undefined)[] = [];
const inside = createServer((request, response) => {
  requestedInside.push(request.url);
  response.end(CATALOGUE);
}).listen(0, '::');
await once(inside, 'listening');
afterAll(() => inside.close());
const insidePort = (inside.address() as AddressInfo).port;

describe('an address', () => {
  it('O.30 the server does not look around in its own network, nor elsewhere than the web', async () => {
    expect(await sendAddress(ola, 'file:///etc/passwd')).toEqual({ ok: false, error: 'no-address' });
    later(60);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433']) {
      const sent = await sendAddress(ola, `http://${host}:${insidePort}/feed.xml`);
      if (!sent.ok) throw new Error(sent.error);
      expect(await stateOf(sent.id)).toBe('fetching');
      await run();
      // As of a host that is not there.
      expect([host, await stateOf(sent.id), (await listFaults(shop, sent.id))[0]?.fault]).toEqual([
        host,
        'refused',
        { code: 'file-unreachable', facts: ['ENOTFOUND'] },
      ]);
    }
    expect(requestedInside).toEqual([]);
  });
});

it('O.30 names and passwords in addresses are shown nowhere and not stored once the file was asked for', async () => {
  later(60);
  const address = `http://hurt:tajne@127.0.0.1:${insidePort}`;
  const sent = await sendAddress(ola, `${address}/feed.xml`);
  if (!sent.ok) throw new Error(sent.error);
  const shown = { name: `http://…@127.0.0.1:${insidePort}/feed.xml` };
  expect(await findImport(shop, sent.id)).toMatchObject({ state: 'fetching', ...shown });
  expect((await listImports(shop)).find(({ id }) => id === sent.id)).toMatchObject(shown);
  await run();
  expect(await stateOf(sent.id)).toBe('refused');
  const id = await bring(`code;photos\nK-1;${address}/kubek.jpg\n`);
  expect((await listFaults(shop, id))[0]?.fault.facts[0]).toBe(`http://…@127.0.0.1:${insidePort}/kubek.jpg`);
  const stored = await Promise.all(
    [imports, importFaults, auditLog, products].map((table) => shop.db.select().from(table)),
  );
  expect(JSON.stringify(stored)).not.toContain('tajne');
});

it('O.30 pictures of the own network are left out and named; the import goes on', async () => {
  const id = await bring(`code;weight;photos\nK-1;310;http://127.0.0.1:${insidePort}/kubek.jpg\n`);
  expect(await findImport(shop, id)).toMatchObject({ state: 'done', faults: 0, counts: { changed: 1 } });
  expect(await listFaults(shop, id)).toMatchObject([
    { row: 2, column: 'photos', fault: { code: 'picture-unreachable' }, isPicture: true },
  ]);
  expect(requestedInside).toEqual([]);
});

describe('an import that stops', () => {
  const many = (price: number) =>
    `code;name;category;price\n${Array.from({ length: 1200 }, (_, at) => `W-${at};Wazon ${at};Dom > Wazony;${price}`).join('\n')}\n`;

  it('O.30 goes on where it was after a stop, and after a crash', async () => {
    const id = await send(many(10));
    await start(id);
    const other = await send('code;price\nK-1;60\n');
    expect(await start(other)).toBe('another');
    // The button is pressed while the second of three batches is written.
    await shop.db.execute(sql`
      create function stop_second() returns trigger language plpgsql as
        $$ begin if new.done > 500 then update imports set state = 'stopped' where id = new.id; end if; return null; end $$`);
    await shop.db.execute(
      sql`create trigger stop_second after update of done on imports for each row when (old.state = 'running') execute function stop_second()`,
    );
    await run();
    await shop.db.execute(sql`drop function stop_second cascade`);
    expect(await findImport(shop, id)).toMatchObject({ state: 'stopped', done: 1000, total: 1200 });
    expect(await resumeImport(ola, id)).toBe('started');
    expect(await stopImport(ola, id)).toBe(true);
    await run();
    expect(await stateOf(id)).toBe('stopped');
    expect(await resumeImport(ola, id)).toBe('started');
    // A process that died has left its job; the owner sees that nothing moves.
    await shop.db.delete(jobs);
    expect(await resumeImport(ola, id)).toBe('unknown');
    later(300);
    expect(await resumeImport(ola, id)).toBe('started');
    await run();
    expect(await findImport(shop, id)).toMatchObject({ state: 'done', counts: { created: 1200, changed: 0 } });
    expect(await shop.db.$count(products, sql`code like 'W-%'`)).toBe(1200);
  });

  it('O.30 a file that is gone is asked for again in words', async () => {
    const id = await send('code;price\nK-1;61\n');
    await shop.files.imports.remove((await findImport(shop, id))?.file ?? '');
    await start(id);
    await run();
    expect([await stateOf(id), (await listFaults(shop, id))[0]?.fault.code]).toEqual(['refused', 'file-lost']);
  });
});

describe('taking an import back', () => {
  it('O.30 what it changed goes back; what was changed since is named and stays', async () => {
    const before = await snapshot();
    const id = await bring(
      'code;name;category;google_category;producer;traits;price;regular_price;stock;size;description\n' +
        'K-1;Kubek nowy;Nowa > Gałąź;55;Inna;Kolor=biały;45;60;9;;Opis\n' +
        'K-2;Misa nowa;Dom > Misy;;;;30;;1;;\nK-2;;;;;;35;;2;XL;\n' +
        'N-1;Nowy;Nowa > Gałąź;;Inna;Kolor=biały;5;;1;;\nN-2;Drugi;Dom;;;;5;;1;;\nN-3;Trzeci;Dom;;;;5;;1;;\n',
    );
    expect(await findImport(shop, id)).toMatchObject({ counts: { created: 3, changed: 2 } });
    const kubek = await sizeOf('K-1');
    await changePrice(ola, kubek?.id ?? 0, 4600);
    await changePrice(ola, (await sizeOf('N-2'))?.id ?? 0, 700);
    const earlier = (await listImports(shop)).find((one) => one.state === 'done' && one.id !== id);
    expect(await undoImport(ola, earlier?.id ?? 0)).toBe(false);
    expect(await undoImport(ola, id)).toBe(true);
    expect(await undoImport(ola, id)).toBe(false);
    await run();
    expect(await findImport(shop, id)).toMatchObject({ state: 'undone', kept: 2 });
    expect(await listLeft(shop, id)).toMatchObject([
      { code: 'K-1', left: ['size:uniw:price', 'size:uniw:reduced_since', 'size:uniw:regular_price'] },
      { code: 'N-2', left: ['changed'] },
    ]);
    expect(await sizeOf('K-1')).toMatchObject({ price: 4600 });
    expect(await product('N-1')).toBeUndefined();
    expect(await shop.db.$count(categories, eq(categories.name, 'Gałąź'))).toBe(0);
    expect(await listChanges(shop, { objectKind: 'import', objectId: String(id) })).toMatchObject([
      { action: 'catalogue.import-undone', actorName: 'Ola' },
      { action: 'catalogue.imported' },
    ]);
    // By product, as the import itself is: what went back, what stayed is not said.
    const [bowl] = await listChanges(shop, { objectKind: 'product', objectId: String((await product('K-2'))?.id) });
    expect(bowl).toMatchObject({ action: 'product.import-undone', actorName: 'Ola', before: { name: 'Misa nowa' } });
    expect(bowl?.after).not.toHaveProperty('size:XL');
    const undone = (await listChanges(shop, { objectKind: 'product' }, 200)).filter(
      ({ action }) => action === 'product.import-undone',
    );
    expect(undone.filter(({ after }) => after === null).map(({ before }) => before?.code)).toEqual(
      expect.arrayContaining(['N-1', 'N-3']),
    );
    expect(undone.some(({ before }) => before?.code === 'N-2')).toBe(false);
    expect(await listChanges(shop, { objectKind: 'category' })).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: 'category.removed' })]),
    );
    // But for these two everything is as it was; the shop's pages and its search know.
    await shop.db.delete(products).where(eq(products.code, 'N-2'));
    await changePrice(ola, kubek?.id ?? 0, 5100, { regularPrice: null });
    await shop.db.execute(sql`update categories set product_count = product_count - 1 where name = 'Dom'`);
    expect(await snapshot()).toBe(before);
    await runDueJobs(shop, shopJobs({ mail: undefined }));
    expect((await searchProducts(shop, 'trzeci')).ids).toHaveLength(0);
    expect((await getProductPage(shop, (await product('K-2'))?.id ?? 0))?.sizes).toHaveLength(1);
  });

  it('O.30 stock that was sold since stays sold', async () => {
    const id = await bring('code;stock\nK-2;10\n');
    await changeStock(shop, (await sizeOf('K-2'))?.id ?? 0, 8);
    await undoImport(ola, id);
    await run();
    expect(await sizeOf('K-2')).toMatchObject({ stock: 8 });
    expect(await listLeft(shop, id)).toMatchObject([{ code: 'K-2', left: ['size:uniw:stock'] }]);
    expect(await shop.db.$count(imports, eq(imports.state, 'undone'))).toBeGreaterThan(1);
  });
});
