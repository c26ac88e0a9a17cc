import {
  type Fields,
  type InputFault,
  parseFields,
  type Typed,
  type TypedField,
  type ValuesOf,
} from './typed-fields.ts';

/** Rows with a typed value; a choice from a list alone does not count. */
export function filledRows<Row extends Typed>(fields: Fields, rows: readonly Row[]): Row[] {
  const said = Object.keys(fields).filter((name) => fields[name]?.kind !== 'choice');
  return rows.filter((row) => said.some((name) => (row[name] ?? '').trim() !== ''));
}

/** Values of a list the owner types row by row, or what is wrong in which row and field: `2.name`. */
export function parseRows<Shape extends Record<string, TypedField<unknown>>>(
  fields: Shape,
  rows: readonly Typed[],
): { values: ValuesOf<Shape>[]; faults: null } | { values: null; faults: Record<string, InputFault> } {
  const parsed = rows.map((row) => parseFields(fields, row));
  const faults = parsed.flatMap(({ faults: own }, at) =>
    Object.entries(own ?? {}).flatMap(([name, fault]) => (fault ? [[`${at}.${name}`, fault] as const] : [])),
  );
  if (faults.length > 0) return { values: null, faults: Object.fromEntries(faults) };
  return { values: parsed.flatMap(({ values }) => (values ? [values] : [])), faults: null };
}
