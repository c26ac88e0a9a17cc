import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { migrate, migrationsFolder } from '#platform/db/server/migrate.ts';
import { KNOCK, PrimaryClient } from '#platform/db/server/primary-client.ts';
import { CommandError } from '../shop-tool/shop-command.ts';

const journal = v.looseObject({ entries: v.array(v.looseObject({ when: v.number(), tag: v.string() })) });

/** Makes the tables as the backup had them; later migrations come when its rows are in. */
export async function prepareTarget(
  databaseUrl: string,
  migrations: readonly number[],
  { replace }: { replace: boolean },
): Promise<void> {
  const knownMigrations = await readJournal();
  const [baseline] = knownMigrations.entries;
  const unknown = migrations.filter((when) => !knownMigrations.entries.some((entry) => entry.when === when));
  if (unknown.some((when) => when < (baseline?.when ?? 0))) {
    throw new CommandError('The backup was made by a development version of the shop: restore it with that one.');
  }
  if (unknown.length > 0) {
    throw new CommandError('The backup was made by a newer version of the shop: restore it with that one.');
  }
  await makeRoom(databaseUrl, replace);
  await withMigrations(
    { ...knownMigrations, entries: knownMigrations.entries.filter(({ when }) => migrations.includes(when)) },
    (folder) => migrate(databaseUrl, folder),
  );
}

async function makeRoom(databaseUrl: string, replace: boolean): Promise<void> {
  const client = new PrimaryClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: others } = await client.query(`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and application_name <> '${KNOCK}'`);
    if (others.length > 0)
      throw new CommandError('A shop, or something else, is at work on this database: stop it first.');
    if (!replace && (await hasRows(client))) {
      throw new CommandError('This database is not empty. --replace gives up everything that is in it.');
    }
    await client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
  } finally {
    await client.end();
  }
}

async function hasRows(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}

async function readJournal() {
  return v.parse(journal, JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')));
}

/** A folder of only these migrations. */
async function withMigrations(
  wanted: v.InferOutput<typeof journal>,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(wanted));
    for (const { tag } of wanted.entries) {
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
