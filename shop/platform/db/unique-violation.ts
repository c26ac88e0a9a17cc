const UNIQUE_VIOLATION = '23505';

/** Did the database refuse a row because another one holds what must be unique? */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === UNIQUE_VIOLATION || isUniqueViolation(error.cause);
}
