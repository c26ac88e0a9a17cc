import { customType } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

/** A JSON value that does not match its column. The message has the column and never the value: it may be personal. */
export class WrongJson extends Error {
  override name = 'WrongJson';
}

/** Parses JSON from the database; `where` is the table and column for the log. */
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

/** The fields of a schema for `T`, all of them: one that `T` gains and the schema does not have does not compile. */
export type FieldsOf<T> = { [Field in keyof T]-?: v.GenericSchema<unknown, T[Field]> };

/**
 * A `jsonb` column whose values are parsed wherever they are read: `extras: checkedJson('basket_lines.extras', schema)`.
 * A schema takes what older versions of the shop wrote, or a migration changes the rows.
 */
export function checkedJson<Schema extends v.GenericSchema>(where: string, schema: Schema) {
  return customType<{ data: v.InferOutput<Schema>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => parseJson(where, schema, value),
  })();
}
