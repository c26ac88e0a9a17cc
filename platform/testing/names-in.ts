import type { FileStore } from '#platform/files/server/index.ts';

/** What all files of a store are called, by name. */
export async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
}
