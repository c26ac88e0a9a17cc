import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Database, type Queries, throughOne } from './connect.ts';
import { findPinnedConnection } from './one-connection.ts';

interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/** The connection that is being asked, for as long as it takes to hand it the statement. */
let asked: Pick<pg.PoolClient, 'query'> | undefined;

/** Queries are built on this once; each time they are asked they go to the connection that was meant. */
const anyConnection: Database = throughOne({ query: hand as pg.PoolClient['query'] });

function hand(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
  if (!asked) throw new Error('A prepared query was not sent at once');
  return asked.query(statement, values);
}

/**
 * A query that is asked all the time, built once and known to PostgreSQL by its name: it is neither written out, sent nor parsed
 * again. Its text must not depend on the values: a list is an array, `= any(…)`. A transaction that does not know its connection
 * (see `inOneConnection`) builds it every time.
 */
export function prepared<Values, Rows>(prepare: (db: Database) => Prepared<Values, Rows>) {
  let everywhere: Prepared<Values, Rows> | undefined;
  const preparedFor = new WeakMap<object, Prepared<Values, Rows>>();
  return (db: Queries, values: Values): Promise<Rows> => {
    asked = findPinnedConnection(db)?.client;
    if (!asked) {
      const query = preparedFor.get(db) ?? prepare(db as Database);
      preparedFor.set(db, query);
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
  return (db: Queries, values: readonly unknown[]): Promise<Row[]> => {
    const home = findPinnedConnection(db);
    if (home) return home.client.query<Row>({ name, text, values: [...values] }).then(({ rows }) => rows);
    const parts = text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 ? sql.param(values[Number(part) - 1]) : sql.raw(part)));
    // By `then` and not by `await`: the query is sent at once, before later ones.
    return db.execute(sql.join(parts)).then(({ rows }) => rows as Row[]);
  };
}
