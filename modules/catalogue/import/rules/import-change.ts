import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
/** Fields of a product by name, each as it was and as it became: `name`, `traits`, `size:M:price`, `size:M` for a new size. */
export type FieldChanges = Record<string, [before: unknown, after: unknown]>;

/** All an import may touch of a product. */
export interface ImportedState {
  fields: Record<string, unknown>;
  /** By the type of the size. */
  sizes: Record<string, Record<string, unknown>>;
}

/** The name of a size's field, or of the size itself. */
export function sizeField(type: string, field?: string): string {
  return field === undefined ? `size:${type}` : `size:${type}:${field}`;
}

/** Differences between two states of a product. A size that was not there is one change: nothing of it is older. */
export function findChanges(before: ImportedState, after: ImportedState): FieldChanges {
  const changes: FieldChanges = {};
  for (const [field, value] of Object.entries(after.fields)) {
    if (!isSame(before.fields[field], value)) changes[field] = [before.fields[field] ?? null, value];
  }
  for (const [type, values] of Object.entries(after.sizes)) {
    const sizeBefore = ownEntry(before.sizes, type);
    if (!sizeBefore) {
      changes[sizeField(type)] = [null, values];
      continue;
    }
    for (const [field, value] of Object.entries(values)) {
      if (!isSame(sizeBefore[field], value)) changes[sizeField(type, field)] = [sizeBefore[field] ?? null, value];
    }
  }
  return changes;
}

export interface TakenBack {
  fields: Record<string, unknown>;
  /** By type: the fields that go back; null for a size that goes altogether. */
  sizes: Record<string, Record<string, unknown> | null>;
  /** Names of fields changed since: they stay. */
  left: string[];
}

/** Fields that say something only together: a price with what it was reduced from, stock with what became of its size. */
const DEPENDENT_FIELDS = [
  ['price', 'regular_price', 'reduced_since'],
  ['stock', 'status', 'status_description', 'delivery_date'],
  ['name', 'slug'],
];

/** Restores every field that still is as the import made it, with the fields it belongs to. */
export function takeBack(changes: FieldChanges, now: ImportedState): TakenBack {
  const back: TakenBack = { fields: {}, sizes: {}, left: [] };
  const changed = Object.entries(changes).map(([name, [before, after]]) => {
    const [, type, field] = /^size:(.+?)(?::([a-z_]+))?$/.exec(name) ?? [];
    const size = type === undefined ? undefined : ownEntry(now.sizes, type);
    const current = type === undefined ? now.fields[name] : field === undefined ? size : size?.[field];
    return { name, type, field: type === undefined ? name : field, before, isLeft: !isSame(current ?? null, after) };
  });
  for (const one of changed) {
    const group = DEPENDENT_FIELDS.find((fields) => fields.includes(one.field ?? '')) ?? [one.field ?? ''];
    const isLeft = changed.some(
      (other) => other.isLeft && other.type === one.type && group.includes(other.field ?? ''),
    );
    if (isLeft) back.left.push(one.name);
    else if (one.type === undefined) back.fields[one.name] = one.before;
    else if (one.field === undefined) back.sizes[one.type] = null;
    else back.sizes[one.type] = { ...back.sizes[one.type], [one.field]: one.before };
  }
  return back;
}

/** The order of an object's names says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
