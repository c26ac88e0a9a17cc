/**
 * The entry of a table under a key that comes from outside, such as the intent of a form, a sort key, or a name in a file.
 *
 * Plain indexing (`TABLE[key]`) also finds what every object inherits: a function under `constructor` or `valueOf`, and an object
 * under `__proto__`. Code that then calls it, or shows it, fails.
 *
 * A table that is a `Map`, or a list searched with `find`, needs no such care.
 */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  if (!Object.hasOwn(table, key)) return undefined;
  return table[key];
}
