import { type FileStore, hashOf } from './file-store.ts';

export interface CopyCount {
  copied: number;
  /** They were there already, byte for byte. */
  kept: number;
  bytes: number;
}

const AT_ONCE = 4;

/**
 * Copies every file from one store to another and makes sure that it arrived: by its length and hash. What is there already is
 * left, so that a copy that was broken off goes on where it was.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  { readBack = false, progress = () => {} }: { readBack?: boolean; progress?(count: CopyCount): void } = {},
): Promise<CopyCount> {
  const count: CopyCount = { copied: 0, kept: 0, bytes: 0 };
  const names = from.list()[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const outcome = await copyOne(from, to, next.value, readBack);
      if (outcome === 'gone') continue;
      count[outcome] += 1;
      count.bytes += next.value.bytes;
      progress(count);
    }
  };
  // One that fails ends the list for the others.
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => names.return?.());
  return count;
}

async function copyOne(
  from: FileStore,
  to: FileStore,
  { name, bytes }: { name: string; bytes: number },
  readBack: boolean,
): Promise<'copied' | 'kept' | 'gone'> {
  const wanted = await from.sha256(name);
  const hashThere = () => (readBack ? readHash(to, name) : to.sha256(name));
  const isThere = async () => (await to.find(name))?.bytes === bytes && (await hashThere()) === wanted;
  if (await isThere()) return 'kept';
  const file = await from.open(name);
  if (!file) return 'gone';
  await to.write(name, file.body);
  if (!(await isThere())) throw new Error(`${name} did not arrive as it is`);
  return 'copied';
}

/** Of the bytes themselves, not of what the store remembers about them. */
async function readHash(store: FileStore, name: string): Promise<string | null> {
  const file = await store.open(name);
  return file && hashOf(file.body);
}
