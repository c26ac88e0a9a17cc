import { sql } from 'drizzle-orm';
import type { Transaction } from '#shop/platform/db/connect.ts';

type Row = Record<string, unknown>;

const listed = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

// One JSON value for all rows: long lists of parameters cost more than the rest together.

/** Adds rows and answers what of them is asked for. */
export async function insertRows<Answer extends Row = Row>(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
  answer: readonly string[] = ['*'],
): Promise<Answer[]> {
  if (rows.length === 0) return [];
  const returning = answer[0] === '*' ? sql`*` : listed(answer);
  const result = await tx.execute<Answer>(sql`
    insert into ${sql.identifier(table)} (${listed(columns)})
    select ${listed(columns)} from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::json)
    returning ${returning}`);
  return result.rows as Answer[];
}

/** Gives rows with these ids new values in these columns. */
export async function updateRows(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const cells = columns.map((column) => sql`${sql.identifier(column)} = r.${sql.identifier(column)}`);
  await tx.execute(sql`
    update ${sql.identifier(table)} t set ${sql.join(cells, sql`, `)}
    from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::json) r
    where t.id = r.id`);
}
