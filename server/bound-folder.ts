import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface KeptFile {
  path: string;
  bytes: number;
  used: number;
}

/** Below the limit by this much, so that not every look has to delete something. */
const ROOM = 0.9;

/** Deletes the files not used for longest until the folder fits; whatever they held is made again when asked for. */
export async function boundFolder(folder: string, mostBytes: number): Promise<{ removed: number; bytes: number }> {
  const files = await listFiles(folder);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= mostBytes) return { removed: 0, bytes };
  let removed = 0;
  for (const file of files.sort((one, other) => one.used - other.used)) {
    if (bytes <= mostBytes * ROOM) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
    removed += 1;
  }
  return { removed, bytes };
}

async function listFiles(folder: string): Promise<KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: KeptFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Gone between the two looks: another process tidies the same folder.
    const about = await stat(path).catch(() => undefined);
    if (about) files.push({ path, bytes: about.size, used: Math.max(about.atimeMs, about.mtimeMs) });
  }
  return files;
}
