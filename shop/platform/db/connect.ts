import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PrimaryClient } from './primary-client.ts';
import { type QueryWatcher, watchQueries } from './watch-queries.ts';

export type Database = NodePgDatabase;
/** What a function asks for that must not be left half done. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Enough for what may stand alone or be a part of something greater. */
export type Queries = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  poolSize?: number;
  /** Hears of idle connections that broke; the pool replaces them. */
  onError?(error: Error): void;
  /** Milliseconds to wait for a connection, and for one statement. Without them both may take as long as they need. */
  timeouts?: { connection: number; statement: number };
  /** Hears of every statement. */
  watcher?: QueryWatcher;
}

export function connect(
  databaseUrl: string,
  { poolSize = 10, onError, timeouts, watcher }: ConnectOptions = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: PrimaryClient,
    max: poolSize,
    // What is asked for in one go on one connection is sent in one go, see `one-connection.ts`.
    pipeline: true,
    ...(timeouts && { connectionTimeoutMillis: timeouts.connection, statement_timeout: timeouts.statement }),
  });
  if (watcher) watchQueries(pool, watcher);
  let closing = false;
  // Without a listener a broken idle connection would end the process. One that breaks at the end was not needed any more.
  pool.on('error', (error) => {
    if (!closing) onError?.(error);
  });
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close };
}

/** The database through one connection alone: all that is asked by it stands in the same transaction. */
export function throughOne(client: Pick<pg.PoolClient, 'query'>): Database {
  return drizzle(client as pg.PoolClient, { casing: 'snake_case' });
}

/** The database through something that answers queries as a pool does; it has no transactions. */
export function connectThrough(client: {
  query: (question: pg.QueryConfig, values?: unknown[]) => Promise<unknown>;
}): Database {
  return drizzle(client as pg.Pool, { casing: 'snake_case' });
}

const UNIQUE_VIOLATION = '23505';

/** Did the database refuse a row because another one holds what must be unique? */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === UNIQUE_VIOLATION || isUniqueViolation(error.cause);
}
