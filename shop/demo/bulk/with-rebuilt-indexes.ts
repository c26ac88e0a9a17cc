import { sql } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';

/**
 * Takes the indexes of tables, all but primary keys, away while many rows come, and builds them again at the end: far faster than
 * keeping them up to date row by row. In the caller's transaction, so that a stop halfway loses nothing.
 */
export async function withRebuiltIndexes(
  transaction: Transaction,
  tables: readonly string[],
  insert: () => Promise<void>,
): Promise<void> {
  const { rows } = await transaction.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any(${sql.param([...tables])}::regclass[]) and not indisprimary`);
  for (const { name } of rows) await transaction.execute(sql.raw(`drop index ${name}`));
  await insert();
  await transaction.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of rows) await transaction.execute(sql.raw(definition));
}
