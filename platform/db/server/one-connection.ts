import type pg from 'pg';
import { type Database, giveBack, type Queries, type Transaction, throughOne } from './connect.ts';

interface Home {
  /** Takes statements as the connection does. */
  client: Pick<pg.PoolClient, 'query'>;
  db: Database;
  tx: Transaction;
  transact<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

const homes = new WeakMap<pg.PoolClient, Promise<Home>>();
const homeOf = new WeakMap<object, Home>();

/**
 * A transaction that knows its connection: what is `prepared` is built once, not for every transaction.
 * Statements that are asked for in one go (`Promise.all`) are sent in one go and answered in their order (`pipeline` in
 * `connect.ts`), so that a lock is before what is read behind it. Each must be `prepared`: only these are sent at once. What
 * begins the transaction goes with its first step.
 */
export function inOneConnection<Result>(
  { pool }: { pool: pg.Pool },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, ({ transact }) => transact(work));
}

export function throughOneConnection<Result>(
  { pool }: { pool: pg.Pool },
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, ({ db }) => work(db));
}

async function withConnection<Result>(pool: pg.Pool, work: (home: Home) => Promise<Result>): Promise<Result> {
  const connection = await pool.connect();
  try {
    const home = homes.get(connection) ?? settle(connection);
    homes.set(connection, home);
    return await work(await home);
  } finally {
    giveBack(connection);
  }
}

/** Plans that were made once are kept: ours look for few rows by their keys, and planning them takes longer than that. */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';
const NOTHING: pg.QueryResult = { rows: [], fields: [], rowCount: null, command: '', oid: 0 };

async function settle(connection: pg.PoolClient): Promise<Home> {
  let isSettled = false;
  let failure: unknown;
  const query = (statement: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> => {
    if (!isSettled) return Promise.resolve(NOTHING);
    return failure ? Promise.reject(failure) : send(connection, statement, values);
  };
  const client = { query: query as pg.PoolClient['query'] };
  const db = throughOne(client);
  // The one object that stands for a transaction of this connection; asking for it is not meant to begin one.
  const tx = await db.transaction(async (one) => one);
  isSettled = true;

  async function transact<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    // Not waited for. Should it fail, that is known before the first step is answered, and nothing is asked after it.
    query(BEGIN).catch((error: unknown) => {
      failure = error;
    });
    try {
      const result = await work(tx);
      await query('commit');
      return result;
    } catch (error) {
      failure = undefined;
      // A connection that is cut cannot roll back, and is given up with its transaction: the reason is what was thrown first.
      await query('rollback').catch(() => {});
      throw error;
    }
  }

  const home = { client, db, tx, transact };
  homeOf.set(db, home);
  homeOf.set(tx, home);
  return home;
}

/** Statements sent at once leave in one packet: PostgreSQL does not wake up for every one. */
function send(connection: pg.PoolClient, statement: pg.QueryConfig | string, values?: unknown[]) {
  const { stream } = connection.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return connection.query(statement, values);
}

/** The connection of such a transaction; undefined for any other way to the database. */
export function findPinnedConnection(db: Queries): Home | undefined {
  return homeOf.get(db);
}

/**
 * `Promise.all` for work in a transaction: waits for all of it also when something failed. A step that came after the transaction
 * was undone would stand in another one.
 */
export async function settleAll<Work extends readonly unknown[]>(
  work: [...Work],
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
