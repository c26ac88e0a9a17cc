import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Transaction } from '#platform/db/server/connect.ts';

type Row = Record<string, unknown>;

const listed = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Columns to select, each written as a parsed cell is (`Cell`): what is the same compares as the same. */
export function likeCells(table: Table, columns: readonly string[]): SQL {
  const types = new Map(
    Object.entries(getTableColumns(table)).map(([name, column]) => [toSnakeCase(name), column.getSQLType()]),
  );
  const selected = columns.map((column) => {
    const name = sql.identifier(column);
    const type = types.get(column) ?? '';
    if (type.startsWith('numeric')) return sql`${name}::float8`;
    if (type.startsWith('timestamp'))
      return sql`to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`;
    return sql`${name}`;
  });
  return sql.join(selected, sql`, `);
}

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
