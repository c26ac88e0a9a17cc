const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ECONNRESET: 'the connection was cut',
  '28P01': 'the user name or password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'that database does not exist',
  '42P01': 'it lacks tables of this version, which a start of the shop would bring',
  '42703': 'it lacks columns of this version, which a start of the shop would bring',
  '42501': 'this user lacks the rights for it',
  '53300': 'it has too many connections',
  '57P03': 'it is just starting or stopping',
};

/** One sentence for a person when the database of DATABASE_URL cannot be used; `undefined` for any other failure. */
export function describeDatabaseError(error: unknown): string | undefined {
  // The name, because the server bundle has a class of its own.
  if (error instanceof Error && error.name === 'UnknownTablesError') return error.message;
  const reason = findReason(error);
  return reason && `The database cannot be used: ${reason}. Check DATABASE_URL (docs/running.md).`;
}

function findReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: string };
  if (code && REASONS[code]) return REASONS[code];
  if (
    /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated/i.test(
      error.message,
    )
  )
    return 'it does not answer';
  if (error instanceof AggregateError) return error.errors.map(findReason).find(Boolean);
  return findReason(error.cause);
}
