import path from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '#platform/db/server/embedded-postgres.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { databases, housekeepingLock, prepareTemplate, type TemplateKind } from './prepare-template.ts';
import { repository, templateKey } from './template-key.ts';
import { databaseUrl, testLog, withClient } from './with-client.ts';

export interface TestServer {
  /** A new database copied from the template; its address. */
  copy(kind: TemplateKind): Promise<string>;
  drop(url: string): Promise<void>;
  stop(): Promise<void>;
}

const defaultFolder = path.join(repository, 'data/test');

/** The PostgreSQL of the tests. Runs that overlap share one server and its templates. */
export async function startTestServer(dataDir = defaultFolder): Promise<TestServer> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: testLog, durable: false });
  const administration = databaseUrl(url, 'postgres');
  await withClient(administration, tidy);
  const templates = new Map<TemplateKind, Promise<string>>();
  let copies = 0;
  return {
    async copy(kind) {
      const template = templates.get(kind) ?? prepareTemplate(url, kind, templateKey(timeSlot()));
      templates.set(kind, template);
      copies += 1;
      const name = `copy_${process.pid}_${copies}`;
      const source = await template;
      // Copies its files: through the log it takes five times as long.
      const copying = `create database ${name} template ${source} strategy file_copy`;
      await withClient(administration, (client) => client.query(copying));
      return databaseUrl(url, name);
    },
    drop: (copy) =>
      withClient(administration, async (client) => {
        await client.query(`drop database if exists ${new URL(copy).pathname.slice(1)} with (force)`);
      }),
    stop,
  };
}

/** Some of the demo's promotions end five hours after the filling, and the tests want them running. */
const FRESH_MS = 2 * HOUR_MS;

function timeSlot(): string {
  return String(Math.floor(Date.now() / FRESH_MS));
}

/** Under a lock, because runs that start together would change the same rows. */
async function tidy(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [housekeepingLock]);
  for (const name of await databases(client, 'copy_%')) {
    if (!isAlive(Number(name.split('_')[1]))) await client.query(`drop database if exists ${name} with (force)`);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
