import pg from 'pg';

/** The server itself said that it ends, starts or has no room; any other answer of its own is about the question. */
const LEAVING = /^(?:08|57P|53)/;

/** Did the connection fail, and not the question? */
export function isServerLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return LEAVING.test(error.code ?? '');
  const { code } = error as { code?: string };
  return (
    /^E[A-Z]+$/.test(code ?? '') ||
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|connection error/i.test(
      error.message,
    ) ||
    (error instanceof AggregateError && error.errors.some(isServerLost))
  );
}
