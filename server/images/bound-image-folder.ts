import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface FinishedPicture {
  path: string;
  bytes: number;
  used: number;
}

/** Below the limit by this much, so that not every look has to delete something. */
const ROOM = 0.9;

/** Deletes the finished pictures not asked for longest until the folder fits; they are made again when asked for. */
export async function boundImageFolder(folder: string, mostBytes: number): Promise<{ removed: number }> {
  const pictures = await listPictures(folder);
  let total = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= mostBytes) return { removed: 0 };
  let removed = 0;
  for (const { path, bytes } of pictures.sort((one, other) => one.used - other.used)) {
    if (total <= mostBytes * ROOM) break;
    await rm(path, { force: true });
    total -= bytes;
    removed += 1;
  }
  return { removed };
}

async function listPictures(folder: string): Promise<FinishedPicture[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const pictures: FinishedPicture[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Gone between the two looks: another process tidies the same folder.
    const about = await stat(path).catch(() => undefined);
    if (about) pictures.push({ path, bytes: about.size, used: Math.max(about.atimeMs, about.mtimeMs) });
  }
  return pictures;
}
