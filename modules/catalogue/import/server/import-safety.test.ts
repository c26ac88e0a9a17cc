import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listChanges, recordChange } from '#platform/audit/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { imports, opinions, products } from '#server/shop/schema.ts';
import { importFault } from '../rules/import-fault.ts';
import { FaultKeeper } from './import-faults.ts';
import { endImport } from './import-log.ts';
import {
  findImport,
  importHandler,
  isStuck,
  listFaults,
  listLeft,
  resumeImport,
  runImport,
  sendAddress,
  sendFile,
  startImport,
  stopImport,
  sweepImports,
  undoImport,
} from './index.ts';

let now = new Date('2026-11-17T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const ola: Shop = { ...shop, actor: { kind: 'staff', id: await addStaff(shop, 'editor'), name: 'Ola' } };
const run = () => runDueJobs(shop, [importHandler]);
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const send = async (text: string) => {
  later(60_000);
  const sent = await sendFile(ola, { name: 'cennik.csv', bytes: Buffer.from(text) });
  if (!sent.ok) throw new Error(sent.error);
  return sent.id;
};
const start = (id: number, dryRun = false) => startImport(ola, id, { mapping: null, dryRun });
const bring = async (text: string) => {
  const id = await send(text);
  expect(await start(id)).toBe('started');
  await run();
  return id;
};
const rowOf = async (id: number) => {
  const row = await findImport(shop, id);
  if (!row) throw new Error('no such import');
  return row;
};
const productId = async (code: string) =>
  (await shop.db.select().from(products).where(eq(products.code, code)))[0]?.id ?? 0;
const isThere = async (file: string) => (await shop.files.imports.find(file)) !== null;

it('O.30 an import that is undone meanwhile does not end as done', async () => {
  const id = await send('code;name;category;price\nA-1;Kubek;Dom;5\n');
  await start(id);
  expect(await stopImport(ola, id)).toBe(true);
  expect(await undoImport(ola, id)).toBe(true);
  expect(await endImport(ola, id, { file: 'cennik.csv' })).toBe(false);
  expect(await rowOf(id)).toMatchObject({ state: 'undoing' });
  await run();
  expect(await rowOf(id)).toMatchObject({ state: 'undone' });
  expect((await listChanges(shop, { objectKind: 'import' })).map(({ action }) => action)).toEqual([
    'catalogue.import-undone',
    'catalogue.import-stopped',
  ]);
});

it('O.11 stopping and going on are in the log with what was and what is', async () => {
  const id = await send('code;name;category;price\nA-1;Kubek;Dom;5\n');
  await start(id);
  await stopImport(ola, id);
  await resumeImport(ola, id);
  expect(await listChanges(shop, { objectKind: 'import', objectId: String(id) })).toMatchObject([
    { action: 'catalogue.import-resumed', before: { state: 'stopped' }, after: { state: 'running' } },
    { action: 'catalogue.import-stopped', before: { state: 'running' }, after: { state: 'stopped', done: 0 } },
  ]);
  await run();
  expect(await rowOf(id)).toMatchObject({ state: 'done' });
});

it('O.11 every product and category a file adds or changes is in the log, from and to', async () => {
  await bring('code;name;category;price\nA-1;Kubek duży;Dom > Kubki;7\nA-2;Dzban;Dom;9\n');
  const of = async (objectKind: string, id: number) => listChanges(shop, { objectKind, objectId: String(id) });
  expect(await of('product', await productId('A-1'))).toMatchObject([
    {
      action: 'product.imported',
      actorName: 'Ola',
      before: { name: 'Kubek', 'size:uniw:price': 500 },
      after: { name: 'Kubek duży', 'size:uniw:price': 700 },
    },
    { action: 'product.imported', before: null, after: { code: 'A-1', name: 'Kubek' } },
  ]);
  expect(await listChanges(shop, { objectKind: 'category' })).toMatchObject([
    { action: 'category.created', after: { name: 'Kubki' } },
    { action: 'category.created', after: { name: 'Dom' } },
  ]);
});

it('O.30 a branch that is moved while a file comes in stays where it was moved to', async () => {
  const text = Array.from({ length: 600 }, (_, at) => `M-${at};Misa ${at};Dom > Misy;${at + 1}`).join('\n');
  await bring('code;name;category;price\nM-0;Misa;Dom > Misy;1\nO-1;Ogród;Ogród;1\n');
  // With the first batch the owner puts the bowls into the garden; the rest of the file names a place that is new again.
  await shop.db.execute(sql`
    create function move_bowls() returns trigger language plpgsql as $$ begin
      update categories set parent_id = g.id, path = array[g.id, categories.id] from categories g
        where g.name = 'Ogród' and categories.name = 'Misy';
      return null; end $$`);
  await shop.db.execute(
    sql`create trigger move_bowls after update of done on imports for each row when (new.done = 500) execute function move_bowls()`,
  );
  await bring(`code;name;category;price\n${text}\n`);
  await shop.db.execute(sql`drop function move_bowls cascade`);
  const { rows } = await shop.db.execute<{ code: string; path: string[] }>(sql`
    select p.code, array_agg(c.name order by c.level) as path from products p join product_categories pc on pc.product_id = p.id
      join categories c on c.id = pc.category_id where p.code = 'M-599' group by p.code`);
  expect(rows).toEqual([{ code: 'M-599', path: ['Dom', 'Misy'] }]);
  expect(
    await shop.db.$count(
      products,
      sql`category_id = (select id from categories where name = 'Misy' and level = 2 order by id limit 1)`,
    ),
  ).toBe(500);
});

it('O.30 what got a photo or an opinion since is not taken away by an undo', async () => {
  const id = await bring(
    `code;name;category;price\n${['F-1', 'F-2', 'F-3'].map((code) => `${code};Nowy;Dom;5`).join('\n')}\n`,
  );
  const photographed = await productId('F-1');
  const object = { kind: 'product', id: photographed };
  await recordChange(shop.db, ola, { action: 'product.photos-changed', object, from: { photos: [] }, to: {} });
  await shop.db.insert(opinions).values({
    productId: await productId('F-2'),
    rating: 5,
    content: 'Dobry',
    author: 'Jan',
    createdAt: now,
  });
  await undoImport(ola, id);
  await run();
  expect(await rowOf(id)).toMatchObject({ state: 'undone', kept: 2 });
  expect(await listLeft(shop, id)).toMatchObject([
    { code: 'F-1', left: ['changed'] },
    { code: 'F-2', left: ['changed'] },
  ]);
  expect(await productId('F-3')).toBe(0);
});

it('O.30 during a running import a trial is refused, and a file that waits to be fetched is not called stuck', async () => {
  const running = await send('code;price\nF-1;6\n');
  const other = await send('code;price\nF-1;7\n');
  await start(running);
  expect(await start(other, true)).toBe('another');
  const fetching = await sendAddress(ola, 'http://127.0.0.1:1/feed.xml');
  if (!fetching.ok) throw new Error(fetching.error);
  later(300_000);
  await shop.db.update(imports).set({ updatedAt: now }).where(eq(imports.id, running));
  expect(await isStuck(shop, await rowOf(fetching.id))).toBe(false);
  await run();
  await shop.db.update(imports).set({ state: 'fetching' }).where(eq(imports.id, fetching.id));
  later(300_000);
  expect(await isStuck(shop, await rowOf(fetching.id))).toBe(true);
});

it('O.30 files of imports that are over are swept away, also when the process died before; others stay for a month', async () => {
  const done = await send('code;price\nF-1;8\n');
  const stopped = await send('code;price\nF-1;9\n');
  await shop.db.update(imports).set({ state: 'done' }).where(eq(imports.id, done));
  await shop.db.update(imports).set({ state: 'stopped' }).where(eq(imports.id, stopped));
  const [doneFile, stoppedFile] = [(await rowOf(done)).file, (await rowOf(stopped)).file];
  await sweepImports(shop);
  expect([await isThere(doneFile), await isThere(stoppedFile)]).toEqual([false, true]);
  later(31 * DAY_MS);
  await sweepImports(shop);
  expect([await isThere(stoppedFile), (await rowOf(stopped)).state]).toEqual([false, 'stopped']);
});

it('O.30 a process that closes does not wait for a check of a whole file', async () => {
  const file = join(shop.dataDir, 'stop.csv');
  await writeFile(file, 'code;price\nF-1;8\n');
  const photos = { media: [shop.files.media] as const };
  const options = { file, photos, report: () => {}, signal: AbortSignal.abort() };
  expect(await runImport(shop, { ...options, dryRun: true })).toEqual({ ok: false, error: 'stopped' });
});

it('O.30 a picture that is missed again when an import goes on is named once', async () => {
  const id = await send('code;price\nF-1;8\n');
  for (const code of [404, 500]) {
    const keeper = new FaultKeeper(shop, id);
    await keeper.begin();
    keeper.add({ row: 2, column: 'photos', fault: importFault('picture-answered', 'http://a.pl/a.jpg', code) }, true);
    keeper.add({ row: 2, column: 'photos', fault: importFault('picture-answered', 'http://a.pl/b.jpg', code) }, true);
    await keeper.flush();
  }
  expect(await listFaults(shop, id)).toHaveLength(2);
});
