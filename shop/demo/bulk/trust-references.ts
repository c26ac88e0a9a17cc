import { sql } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';

/** Copied rows refer to what the same statement made, so checking each again is only work; a plain user may not skip it. */
export async function trustReferences(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.execute<{ may: boolean }>(
    sql`select rolsuper as may from pg_roles where rolname = current_user`,
  );
  if (rows[0]?.may) await transaction.execute(sql`set local session_replication_role = replica`);
}
