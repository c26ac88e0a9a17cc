import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { testDatabase } from './testing/test-database.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One migration newer than all the database has. */
function writeMigration(name: string, text: string, when: number): void {
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  writeFileSync(path.join(folder, `${name}.sql`), text);
  const entries = [{ idx: 0, version: '7', when, tag: name, breakpoints: true }];
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
}

describe('O.49 bringing the tables up to date beside nodes that serve', () => {
  it('does not make shoppers wait behind it for a table somebody holds, and gets it later', async () => {
    writeMigration('9001_add', 'alter table settings add column ordeal text;', 4_000_000_000_000);
    const holder = await shop.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from settings limit 1');
    const migrating = migrate(url, folder);
    // Behind the holder waits the migration, and behind it everybody else: answered though the holder holds on.
    let longest = 0;
    while (longest < 500) {
      const asked = performance.now();
      await shop.pool.query('select 1 from settings limit 1');
      longest = performance.now() - asked;
    }
    await holder.query('commit');
    holder.release();
    await migrating;
    const { rows } = await shop.pool.query(`select 1 from information_schema.columns where column_name = 'ordeal'`);
    expect(rows).toHaveLength(1);
  });

  it('runs a migration once, however many nodes start together', async () => {
    writeMigration('9002_count', 'create table counted as select 1 as n;', 4_000_000_000_001);
    await Promise.all([1, 2, 3].map(() => migrate(url, folder)));
    expect((await shop.pool.query('select count(*)::int as n from counted')).rows).toEqual([{ n: 1 }]);
  });

  it('fails at once for any other reason, and leaves nothing half', async () => {
    writeMigration(
      '9003_wrong',
      'create table half (n int);\n--> statement-breakpoint\nselect nothing;',
      4_000_000_000_002,
    );
    await expect(migrate(url, folder)).rejects.toThrow();
    expect((await shop.pool.query(`select to_regclass('half') as found`)).rows).toEqual([{ found: null }]);
  });
});
