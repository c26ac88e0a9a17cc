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

/** Milliseconds to wait for a connection, and for one statement. */
export interface Timeouts {
  connection: number;
  statement: number;
}

/** PostgreSQL gives up on a statement by itself and says so; whoever hears nothing so much later is not connected any more. */
export const SILENCE_MS = 2000;
/** A transaction nobody goes on with, behind a line that broke unnoticed, must not hold its locks for hours. */
const ABANDONED_MS = 60_000;

/** What a driver is told of them. */
export function limitsOf({ connection, statement }: Timeouts) {
  return {
    connectionTimeoutMillis: connection,
    statement_timeout: statement,
    query_timeout: statement + SILENCE_MS,
    idle_in_transaction_session_timeout: ABANDONED_MS,
  };
}

export interface ConnectOptions {
  poolSize?: number;
  /** Hears of idle connections that broke; the pool replaces them. */
  onError?(error: Error): void;
  /** Without them everything may take as long as it needs. */
  timeouts?: Timeouts;
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
    ...(timeouts && limitsOf(timeouts)),
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
  return { db: withSafeTransactions(drizzle(pool, { casing: 'snake_case' }), pool), pool, close };
}

/**
 * Drizzle never gives back the connection of a transaction whose `begin` failed, so that a database that was away for a moment would
 * leave the pool with fewer connections, and at last none.
 */
function withSafeTransactions<Pooled extends Database>(db: Pooled, pool: pg.Pool): Pooled {
  const known = new WeakMap<pg.PoolClient, Database>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const one = known.get(client) ?? throughOne(client);
      known.set(client, one);
      return await one.transaction(work, config);
    } finally {
      giveBack(client);
    }
  };
  return db;
}

/** A connection that was given up on, or is in a transaction, is of no use to the next one. */
export function giveBack(client: pg.PoolClient): void {
  const isCut = client instanceof PrimaryClient && client.isCut;
  client.release(isCut || client.getTransactionStatus() !== 'I');
}

/** The database through one connection alone: all that is asked by it is in the same transaction. */
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

/** For a call whose input was checked before: a refusal is a defect, and the exception rolls the transaction back. */
export function mustSucceed(outcome: { ok: true } | { ok: false; error: string }): void {
  if (!outcome.ok) throw new Error(`The change was refused: ${outcome.error}`);
}
