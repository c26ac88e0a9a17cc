import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { folderFiles, readFileOf, s3Files } from '#platform/files/server/index.ts';
import { findLastBackup } from '#platform/settings/server/index.ts';
import { namesIn } from '#platform/testing/names-in.ts';
import { startTestS3 } from '#platform/testing/s3-store.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { readArchive } from './archive-file.ts';
import { backupShop } from './backup-shop.ts';
import { dumpDatabase } from './dump-database.ts';
import { makeBackup } from './make-backup.ts';
import { prepareTarget } from './prepare-target.ts';
import { restoreShop } from './restore-shop.ts';

const KEY = 'klucz, który ma co najmniej 32 znaki';
const { shop, url } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'witryna-backup-'));
const s3 = await startTestS3();
const made: string[] = [];

/** On another database of the same server, as nothing else is at hand in a test. */
async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
async function emptyDatabase(): Promise<string> {
  const name = `restored_${process.pid}_${made.length}`;
  made.push(name);
  await onServer(`create database ${name}`);
  return new URL(`/${name}`, url).href;
}
async function ask<Row extends object>(databaseUrl: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(question).finally(() => client.end());
  return rows;
}
afterAll(async () => {
  await s3.close();
  for (const name of made) await onServer(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

/** A hash of the rows of every table, and the value of every sequence. */
async function contentsOf(databaseUrl: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string; kind: string }>(
    databaseUrl,
    `select relname as name, relkind as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by relname`,
  );
  const parts = tables.map(({ name, kind }) =>
    kind === 'S'
      ? `select '${name}' as name, last_value::text || is_called::text as hash from "${name}"`
      : `select '${name}' as name, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from "${name}" t`,
  );
  const rows = await ask<{ name: string; hash: string }>(databaseUrl, parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
/** Constraints, indexes and switched-off triggers: what a restore takes off must be on again. */
const shapeOf = (databaseUrl: string) =>
  ask(
    databaseUrl,
    `select conrelid::regclass::text as on, conname::text as name, pg_get_constraintdef(oid) || convalidated::text as is
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger where not tgisinternal
    union all select tablename::text, indexname::text, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`,
  );

await shop.files.media.write('produkty/kubek żółty.jpg', Buffer.alloc(300_000, 'kubek'));
await shop.files.uploads.write('ab/paragon.pdf', Buffer.from('paragon'));
await shop.files.imports.write('cennik.csv', Buffer.from('code;price'));
const archive = join(folder, 'shop.backup');
const backed = await backupShop({ databaseUrl: url, files: shop.files, target: archive, key: KEY, now: shop.now() });
const before = await contentsOf(url);

describe('a backup', () => {
  it('O.50 restored elsewhere it is the same shop: every row, every sequence, every file', async () => {
    const databaseUrl = await emptyDatabase();
    const files = s3Files(s3.settings, { timeout: 30_000 });
    await ask(databaseUrl, 'create table notes as select 1 as id');
    await expect(restoreShop({ archive, key: KEY, databaseUrl, files })).rejects.toThrow('not empty');
    const count = await restoreShop({ archive, key: KEY, databaseUrl, files, replace: true });
    expect(count).toMatchObject({ tables: backed.tables, files: 3 });
    expect(Object.keys(before).length).toBeGreaterThan(100);
    expect(await contentsOf(databaseUrl)).toEqual(before);
    expect(await shapeOf(databaseUrl)).toEqual(await shapeOf(url));
    for (const area of ['media', 'uploads', 'imports'] as const) {
      expect(await namesIn(files[area])).toEqual(await namesIn(shop.files[area]));
    }
    expect(await readFileOf(files.media, 'produkty/kubek żółty.jpg')).toEqual(Buffer.alloc(300_000, 'kubek'));
  });

  it('O.50 is made of, and restored to, the one of several hosts that takes writes', async () => {
    const silent = '127.0.0.1:1';
    const amongTwo = (databaseUrl: string) => databaseUrl.replace(/@([^/]+)/, `@${silent},$1`);
    const target = join(folder, 'two-hosts.backup');
    await backupShop({ databaseUrl: amongTwo(url), files: shop.files, target, key: KEY, now: shop.now() });
    const databaseUrl = await emptyDatabase();
    const files = folderFiles(join(folder, 'two-hosts'));
    await restoreShop({ archive: target, key: KEY, databaseUrl: amongTwo(databaseUrl), files });
    expect(await contentsOf(databaseUrl)).toEqual(before);
  });

  it('O.50 one that is broken, cut off or sealed by another key is refused before anything is written', async () => {
    const databaseUrl = await emptyDatabase();
    const files = folderFiles(join(folder, 'untouched'));
    const cut = join(folder, 'cut.backup');
    await cp(archive, cut);
    await truncate(cut, (await readFile(archive)).length - 20);
    const changed = await readFile(archive);
    changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
    const flipped = join(folder, 'flipped.backup');
    await writeFile(flipped, changed);
    for (const [file, key] of [
      [cut, KEY],
      [flipped, KEY],
      [archive, 'ein anderer Schlüssel, lang genug..'],
    ] as const) {
      await expect(restoreShop({ archive: file, key, databaseUrl, files, replace: true })).rejects.toThrow();
    }
    expect(await ask(databaseUrl, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
    expect(await namesIn(files.media)).toEqual([]);
  });

  it('O.50 is of one moment, although rows are written meanwhile; the files come last', async () => {
    const names: string[] = [];
    for await (const { name, content } of dumpDatabase(url, shop.now())) {
      names.push(name);
      if (name === 'facts') await ask(url, `insert into settings (name, value) values ('later', '1')`);
      const written = await text(content);
      if (name === 'table/settings') expect(written).not.toMatch(/^later\t/m);
    }
    expect(names).toContain('table/settings');
    const parts: string[] = [];
    for await (const { name, content } of readArchive(archive, KEY)) {
      parts.push(name.split('/')[0] ?? '');
      await text(content);
    }
    expect([...new Set(parts)]).toEqual(['facts', 'table', 'file']);
  });

  it('O.50 is read to its end after it was made, and the shop knows when that was', async () => {
    expect(await findLastBackup(shop.db)).toBeNull();
    const madeAt = shop.now();
    const target = join(folder, 'reported.backup');
    await makeBackup({ databaseUrl: url, files: shop.files, target, key: KEY, now: madeAt });
    expect(await findLastBackup(shop.db)).toEqual({ madeAt, isChecked: true });
  });

  it('O.50 an archive that cannot be read back is reported as not checked', async () => {
    const target = join(folder, 'unreadable.backup');
    const madeAt = new Date(shop.now().getTime() + 60_000);
    const keys = [KEY, 'another key of at least 32 characters'];
    const plan = {
      databaseUrl: url,
      files: shop.files,
      target,
      now: madeAt,
      // The archive is written with another key than the one it is checked with.
      get key() {
        return keys.shift();
      },
    };
    await expect(makeBackup(plan)).rejects.toThrow();
    expect(keys).toEqual([]);
    expect(await findLastBackup(shop.db)).toEqual({ madeAt, isChecked: false });
  });

  it.each([
    ['newer version', '2999-01-01'],
    ['development version', '2026-01-01'],
  ])('O.50 a backup of a %s is refused before anything is dropped', async (version, migratedAt) => {
    const databaseUrl = await emptyDatabase();
    await ask(databaseUrl, 'create table notes as select 1 as id');
    const target = prepareTarget(databaseUrl, [Date.parse(migratedAt)], { replace: true });
    await expect(target).rejects.toThrow(version);
    expect(await ask(databaseUrl, 'select id from notes')).toEqual([{ id: 1 }]);
  });
});
