import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './connect.ts';

/** Any number, the same on every node: only one migrates at a time. */
const migrationLock = 7_420_311;
/** Whoever waits for a table makes everybody wait who comes after: shoppers are not kept longer than this. */
const LOCK_TIMEOUT_MS = 2000;
const TRIES = 30;
const PAUSE_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Where they lie beside the sources; a bundle is told. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the database to the newest schema; safe to call from several starting nodes, and while others serve (O.49). */
export async function migrate(databaseUrl: string, folder: string = migrationsFolder): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1 });
  try {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await db.execute(sql.raw(`set lock_timeout = ${LOCK_TIMEOUT_MS}`));
    await retryLocked(() => runMigrations(db, { migrationsFolder: folder }));
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    await close();
  }
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
