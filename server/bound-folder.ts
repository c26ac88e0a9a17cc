import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface StoredFile {
  path: string;
  bytes: number;
  /** When it was last used. */
  minute: number;
}

/** Below the limit by this much, so that not every look has to delete something. */
const ROOM = 0.9;

const MINUTE_MS = 60_000;

/**
 * Deletes the files that were not used for longest, to the minute, until the folder fits; their content is made again on
 * request. Walks the folder twice instead of storing a list: there may be millions.
 */
export async function boundFolder(folder: string, maxBytes: number): Promise<{ removed: number; bytes: number }> {
  let bytes = 0;
  const byMinute = new Map<number, number>();
  for await (const file of filesIn(folder)) {
    bytes += file.bytes;
    byMinute.set(file.minute, (byMinute.get(file.minute) ?? 0) + file.bytes);
  }
  if (bytes <= maxBytes) return { removed: 0, bytes };
  const newest = lastToGo(byMinute, bytes - maxBytes * ROOM);
  let removed = 0;
  for await (const file of filesIn(folder)) {
    if (file.minute > newest || (file.minute === newest && bytes <= maxBytes * ROOM)) continue;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
    removed += 1;
  }
  return { removed, bytes };
}

/** The minute of which some must go, when all before it were too few. */
function lastToGo(byMinute: ReadonlyMap<number, number>, tooMany: number): number {
  let gone = 0;
  for (const [minute, bytes] of [...byMinute].sort(([one], [other]) => one - other)) {
    gone += bytes;
    if (gone >= tooMany) return minute;
  }
  return Number.POSITIVE_INFINITY;
}

async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    if (!entry.isFile()) continue;
    // Gone between the two looks: another process tidies the same folder.
    const about = await stat(path).catch(() => undefined);
    if (!about) continue;
    yield { path, bytes: about.size, minute: Math.floor(Math.max(about.atimeMs, about.mtimeMs) / MINUTE_MS) };
  }
}
