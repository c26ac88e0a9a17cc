import type pg from 'pg';

/** Hears of every statement before it goes, and by the function it returns how it ended. Values are never told. */
export interface QueryWatcher {
  begin(text: string): (error?: unknown) => void;
}

type Query = (...args: unknown[]) => unknown;

/**
 * Has a watcher hear of everything asked through a pool, in the context of whoever asks. The time is the caller's: with the wait for a
 * connection where the pool gives one out for a single statement.
 */
export function watchQueries(pool: pg.Pool, watcher: QueryWatcher): void {
  const watched = (query: Query): Query => {
    return (...args) => {
      const text = textOf(args[0]);
      // A callback is the pool's own, which has been told of the statement already.
      if (text === undefined || typeof args.at(-1) === 'function') return query(...args);
      const end = watcher.begin(text);
      const asked = query(...args);
      if (asked instanceof Promise) asked.then(() => end(), end);
      return asked;
    };
  };
  pool.query = watched(pool.query.bind(pool) as Query) as typeof pool.query;
  pool.on('connect', (client) => {
    client.query = watched(client.query.bind(client) as Query) as typeof client.query;
  });
}

/** Undefined for what is no statement, such as a cursor. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  const isConfig = typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked);
  return isConfig ? String(asked.text) : undefined;
}
