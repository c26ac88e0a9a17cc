import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withLaterMigration } from '#platform/testing/later-migration.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder of all migrations and one that is later than all before it. */
function addMigration(text: string): string {
  const folder = withLaterMigration(text, 4_000_000_000_000 + folders.length);
  folders.push(folder);
  return folder;
}

describe('O.49 bringing the tables up to date next to nodes that serve', () => {
  it('does not make customers wait behind it for a locked table, and gets it later', async () => {
    const folder = addMigration('alter table settings add column ordeal text;');
    const holder = await shop.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from settings limit 1');
    const migrating = migrate(url, folder);
    // Behind the holder waits the migration, and behind it everybody else: answered though the holder holds on.
    let maxLength = 0;
    while (maxLength < 500) {
      const asked = performance.now();
      await shop.pool.query('select 1 from settings limit 1');
      maxLength = performance.now() - asked;
    }
    await holder.query('commit');
    holder.release();
    await migrating;
    const { rows } = await shop.pool.query(`select 1 from information_schema.columns where column_name = 'ordeal'`);
    expect(rows).toHaveLength(1);
  });

  it('runs a migration once, however many nodes start together', async () => {
    const folder = addMigration('create table counted as select 1 as n;');
    await Promise.all([1, 2, 3].map(() => migrate(url, folder)));
    expect((await shop.pool.query('select count(*)::int as n from counted')).rows).toEqual([{ n: 1 }]);
  });

  it('fails at once for any other reason, and leaves nothing half', async () => {
    const folder = addMigration('create table half (n int);\n--> statement-breakpoint\nselect nothing;');
    await expect(migrate(url, folder)).rejects.toThrow();
    expect((await shop.pool.query(`select to_regclass('half') as found`)).rows).toEqual([{ found: null }]);
  });

  it('leaves a newer database as it is, so that the version before can be started again', async () => {
    const read = () => shop.pool.query('select hash from drizzle.__drizzle_migrations order by id');
    await migrate(url, addMigration('create table newer (n int);'));
    const { rows } = await read();
    await migrate(url);
    expect((await read()).rows).toEqual(rows);
    expect((await shop.pool.query('select from newer')).rows).toEqual([]);
  });
});

it('refuses a database of other migrations, changes nothing and says what to do', async () => {
  const { shop: old, url: oldUrl } = await testDatabase({ filled: 'bare' });
  await old.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1000');
  const read = () => old.pool.query('select hash, created_at from drizzle.__drizzle_migrations');
  const { rows } = await read();
  await expect(migrate(oldUrl)).rejects.toThrow(/cannot be updated.*Use an empty database/);
  expect((await read()).rows).toEqual(rows);
});

it('each snapshot follows the one before, so that drizzle-kit compares with the tables of all migrations', () => {
  const meta = path.join(migrationsFolder, 'meta');
  const names = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  const snapshots = names
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(meta, name), 'utf8')) as { id: string; prevId: string });
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id));
});
