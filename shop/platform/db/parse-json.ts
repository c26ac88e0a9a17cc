import * as v from 'valibot';

/** A value of the database that is not what its column promises; says where, never what: it may be somebody's address. */
export class WrongJson extends Error {
  override name = 'WrongJson';
}

/** Parses JSON from the database; `where` is the table and column, for whoever reads the log. */
export function parseJson<Schema extends v.GenericSchema>(
  where: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const found = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the value'} is not ${issue.expected}`);
  throw new WrongJson(`${where}: ${[...new Set(found)].join('; ')}`);
}
