import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { connect, type Database } from './connect.ts';

/** Any number, the same on every node: only one migrates at a time. */
const migrationLock = 7_420_311;
/** A migration that waits for a table blocks all later queries of it: customers must not wait longer than this. */
const LOCK_TIMEOUT_MS = 2000;
const TRIES = 30;
const PAUSE_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** The tables were made by other migrations than those of this version. The message is for the owner. */
export class UnknownTablesError extends Error {
  override name = 'UnknownTablesError';

  constructor() {
    super(
      'The database was made by a development version of the shop, before the first migration of this version, and cannot be updated. ' +
        'Nothing was changed, and that version can still open it. Use an empty database: set DATA_DIR to a new folder, ' +
        'or DATABASE_URL to a new database (docs/running.md).',
    );
  }
}

/** Next to the sources. A bundle passes its own folder. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the database to the newest schema; safe to call from several starting nodes, and while others serve (O.49). */
export async function migrate(databaseUrl: string, folder: string = migrationsFolder): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1 });
  try {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await db.execute(sql.raw(`set lock_timeout = ${LOCK_TIMEOUT_MS}`));
    await checkBaseline(db, folder);
    await retryLocked(() => runMigrations(db, { migrationsFolder: folder }));
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    await close();
  }
}

/** Drizzle compares only times: on tables of other migrations it would run the baseline and fail at the first table. */
async function checkBaseline(db: Database, folder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder: folder });
  const table = sql`drizzle.__drizzle_migrations`;
  const { rows: found } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!found[0]?.name) return;
  const { rows } = await db.execute<{ at: string }>(sql`select created_at as at from ${table}`);
  if (rows.length > 0 && !rows.some(({ at }) => Number(at) === baseline?.folderMillis)) throw new UnknownTablesError();
}

/** All of it is one transaction: what could not get a table in time is undone and tried again. */
async function retryLocked(run: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (tried === TRIES || ![LOCK_NOT_AVAILABLE, DEADLOCK].includes(codeOf(error))) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : codeOf(error.cause);
}
