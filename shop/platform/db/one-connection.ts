import type pg from 'pg';
import { type Database, type Queries, type Transaction, throughOne } from './connect.ts';

interface Home {
  client: pg.PoolClient;
  db: Database;
}

const homes = new WeakMap<pg.PoolClient, Home>();
const homeOfTransaction = new WeakMap<object, Home>();

/**
 * A transaction that knows its connection: what is `prepared` is built once, not for every transaction.
 * Statements that are asked for in one go (`Promise.all`) are sent in one go and answered in their order (`pipeline` in
 * `connect.ts`), so that a lock stands before what is read behind it. Each must be `prepared`: only these are sent at once.
 */
export function inOneConnection<Result>(
  { pool }: { pool: pg.Pool },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, (home) =>
    home.db.transaction((tx) => {
      homeOfTransaction.set(tx, home);
      return work(tx);
    }),
  );
}

/** The same for what only reads and needs no transaction. */
export function throughOneConnection<Result>(
  { pool }: { pool: pg.Pool },
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, ({ db }) => work(db));
}

async function withConnection<Result>(pool: pg.Pool, work: (home: Home) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const home = homes.get(client) ?? { client, db: throughOne(client) };
    homes.set(client, home);
    homeOfTransaction.set(home.db, home);
    return await work(home);
  } finally {
    client.release();
  }
}

/** The connection of such a transaction; undefined for any other way to the database. */
export function findHome(db: Queries): Home | undefined {
  return homeOfTransaction.get(db);
}

/**
 * `Promise.all` for work in a transaction: waits for all of it also when something failed. A step that came after the transaction
 * was undone would stand in another one.
 */
export async function together<Work extends readonly unknown[]>(
  work: [...Work],
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
