import type pg from 'pg';
import { fillDemoIfEmpty } from '#demo/fill-demo.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { databaseUrl, testLog, withClient } from './with-client.ts';

export type TemplateKind = 'demo' | 'empty';

/** Any number of ours: several test runs on one machine prepare a template only once. */
export const housekeepingLock = 7_420_312;

const cachedTemplates = 2;

/** The name of a migrated (and filled) database to copy from; made when its key is new, then kept for later runs. */
export async function prepareTemplate(serverUrl: string, kind: TemplateKind, key: string): Promise<string> {
  const name = `template_${kind}_${key}`;
  return withClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [housekeepingLock]);
    const old = await databases(client, `template_${kind}_%`);
    if (old.includes(name)) return name;
    const unfinished = `unfinished_${kind}`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await build(databaseUrl(serverUrl, unfinished), kind);
    await client.query(`alter database ${unfinished} rename to ${name}`);
    // A run that began before the sources changed may still copy from the last ones.
    for (const outdated of old.slice(0, -cachedTemplates))
      await client.query(`drop database if exists ${outdated} with (force)`);
    return name;
  });
}

async function build(url: string, kind: TemplateKind): Promise<void> {
  await migrate(url);
  if (kind === 'empty') return;
  const shop = await openShop({ databaseUrl: url, log: testLog });
  try {
    await fillDemoIfEmpty(shop, () => {});
    await shop.db.execute('analyze');
  } finally {
    await shop.close();
  }
}

/** Oldest first. */
export async function databases(client: pg.Client, like: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1 order by oid',
    [like],
  );
  return rows.map((row) => row.datname);
}
