import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Shop } from '#platform/shop/server/shop.ts';

/** A folder of this node for as long as the work takes. */
export async function withTempFolder<Answer>(work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-import-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function removeStored({ files }: Pick<Shop, 'files'>, name: string): Promise<void> {
  await files.imports.remove(storedName(name));
}

/** Versions before the store of files wrote down the whole path. */
function storedName(name: string): string {
  return basename(name);
}

/** The file of an import on this node's own disk: it is read several times, and for hours if need be. Null when it is gone. */
export async function withLocalCopy<Answer>(
  { files }: Pick<Shop, 'files'>,
  name: string,
  work: (file: string) => Promise<Answer>,
): Promise<Answer | null> {
  const stored = await files.imports.open(storedName(name));
  if (!stored) return null;
  return withTempFolder(async (folder) => {
    const file = join(folder, storedName(name));
    await pipeline(stored.body, createWriteStream(file));
    return work(file);
  });
}
