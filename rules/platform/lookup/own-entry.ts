/**
 * The entry of a table under a key from outside. Plain indexing also finds what every object inherits: a function under
 * `constructor`, an object under `__proto__`.
 */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
