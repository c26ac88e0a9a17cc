import pg from 'pg';
import { to } from 'pg-copy-streams';
import * as v from 'valibot';
import { PrimaryClient, splitHosts } from '#platform/db/server/primary-client.ts';
import type { NewPart } from './archive-parts.ts';

const tableFacts = v.object({ name: v.string(), columns: v.array(v.string()) });
const sequenceFacts = v.object({ name: v.string(), last: v.string(), isCalled: v.boolean() });

/** Facts that a restore needs before it reads the first row. */
export const databaseFacts = v.object({
  createdAt: v.string(),
  /** The `when` of every migration the tables had seen, oldest first. */
  migrations: v.array(v.number()),
  tables: v.array(tableFacts),
  sequences: v.array(sequenceFacts),
});

export type DatabaseFacts = v.InferOutput<typeof databaseFacts>;

export const FACTS_PART = 'facts';
export const TABLE_PARTS = 'table/';

/**
 * All rows of the shop as they were at one moment: one connection, one transaction that sees one snapshot, so that an order never
 * comes without its lines. Text of COPY, which every PostgreSQL reads.
 */
export async function* dumpDatabase(databaseUrl: string, now: Date): AsyncGenerator<NewPart> {
  // A standby that is named alone gives a good backup too; among several it is the one that has everything.
  const Client = splitHosts(databaseUrl).length > 1 ? PrimaryClient : pg.Client;
  const client = new Client({ connectionString: databaseUrl, application_name: 'backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const facts = await findFacts(client, now);
    yield { name: FACTS_PART, content: inOne(Buffer.from(JSON.stringify(facts))) };
    for (const { name, columns } of facts.tables) {
      const listed = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const copy = `copy (select ${listed} from ${pg.escapeIdentifier(name)}) to stdout`;
      yield { name: TABLE_PARTS + name, content: client.query(to(copy)) };
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function findFacts(client: pg.Client, now: Date): Promise<DatabaseFacts> {
  const migrations = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  // Generated columns are made again from the others.
  const tables = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  const names = await client.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const sequences: DatabaseFacts['sequences'] = [];
  for (const { name } of names.rows) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    if (rows[0]) sequences.push({ name, last: rows[0].last, isCalled: rows[0].called });
  }
  return {
    createdAt: now.toISOString(),
    migrations: migrations.rows.map(({ at }) => Number(at)),
    tables: tables.rows,
    sequences,
  };
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
