import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Database, type Queries, throughOne } from './connect.ts';
import { findHome } from './one-connection.ts';

interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/** The connection that is being asked, for as long as it takes to hand it the statement. */
let asked: pg.PoolClient | undefined;

/** Queries are built on this once; each time they are asked they go to the connection that was meant. */
const anyConnection: Database = throughOne({
  query(statement: pg.QueryConfig, values: unknown[]) {
    if (!asked) throw new Error('A prepared query was not sent at once');
    return asked.query(statement, values);
  },
} as unknown as pg.PoolClient);

/**
 * A query that is asked all the time, built once and known to PostgreSQL by its name: it is neither written out, sent nor parsed
 * again. Its text must not depend on the values: a list is an array, `= any(…)`. A transaction that does not know its connection
 * (see `inOneConnection`) builds it every time.
 */
export function prepared<Values, Rows>(prepare: (db: Database) => Prepared<Values, Rows>) {
  let everywhere: Prepared<Values, Rows> | undefined;
  const known = new WeakMap<object, Prepared<Values, Rows>>();
  return (db: Queries, values: Values): Promise<Rows> => {
    asked = findHome(db)?.client;
    if (!asked) {
      const query = known.get(db) ?? prepare(db as Database);
      known.set(db, query);
      return query.execute(values);
    }
    everywhere ??= prepare(anyConnection);
    try {
      return everywhere.execute(values);
    } finally {
      asked = undefined;
    }
  };
}

/** The same for a statement that is written in SQL, with `$1`, `$2` … for its values. */
export function preparedSql<Row extends Record<string, unknown>>(name: string, text: string) {
  return async (db: Queries, values: readonly unknown[]): Promise<Row[]> => {
    const home = findHome(db);
    if (home) return (await home.client.query<Row>({ name, text, values: [...values] })).rows;
    const parts = text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 ? sql.param(values[Number(part) - 1]) : sql.raw(part)));
    return (await db.execute(sql.join(parts))).rows as Row[];
  };
}
