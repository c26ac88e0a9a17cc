import type pg from 'pg';

/** Called before every statement; the function it returns is called with the outcome. It never receives values. */
export interface QueryWatcher {
  begin(text: string): (error?: unknown) => void;
}

type Query = (...args: unknown[]) => unknown;

/**
 * Reports every statement of a pool to a watcher, in the caller's async context. The time includes the wait for a connection
 * where the pool takes one for a single statement.
 */
export function watchQueries(pool: pg.Pool, watcher: QueryWatcher): void {
  const watched = (query: Query): Query => {
    return (...args) => {
      const text = textOf(args[0]);
      // With a callback it is the pool's own call, which is watched already.
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
