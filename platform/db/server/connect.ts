import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PrimaryClient } from './primary-client.ts';
import { type QueryWatcher, watchQueries } from './watch-queries.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Enough for what may stand alone or be a part of something greater. */
export type Queries = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface Timeouts {
  connection: number;
  statement: number;
}

/** PostgreSQL cancels a slow statement itself; after this further silence the connection counts as broken. */
export const SILENCE_MS = 2000;
/** A transaction whose client has gone away unnoticed must not hold its locks for hours. */
const ABANDONED_MS = 60_000;

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
  /** Called for every idle connection that broke; the pool replaces it. */
  onError?(error: Error): void;
  /** Without them everything may take as long as it needs. */
  timeouts?: Timeouts;
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
    // Statements sent at once on one connection leave in one packet, see `one-connection.ts`.
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
  const wrapped = new WeakMap<pg.PoolClient, Database>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const one = wrapped.get(client) ?? throughOne(client);
      wrapped.set(client, one);
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
