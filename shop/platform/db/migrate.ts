import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './connect.ts';

/** Any number, the same on every node: only one migrates at a time. */
const migrationLock = 7_420_311;

/** Brings the database to the newest schema; safe to call from several starting nodes. */
export async function migrate(databaseUrl: string, migrationsFolder: string = defaultFolder()): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1 });
  try {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await runMigrations(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    await close();
  }
}

function defaultFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url));
}
