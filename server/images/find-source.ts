import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const PLAIN_PART = /^[^./\\\0][^/\\\0]*$/;

export interface MediaSource {
  file: string;
  bytes: number;
  /** Changes whenever the file behind the name does. */
  version: string;
}

/** The original picture in one of the media folders. */
export async function findImageSource(folders: readonly string[], name: string): Promise<MediaSource | undefined> {
  return PICTURE.test(name) ? findMediaSource(folders, name) : undefined;
}

/** A file in one of the media folders; never one outside them, whatever the address says. */
export async function findMediaSource(folders: readonly string[], name: string): Promise<MediaSource | undefined> {
  if (name.length > 300 || !name.split('/').every((part) => PLAIN_PART.test(part))) return undefined;
  for (const folder of folders) {
    const found = await statSource(folder, name);
    if (found) return found;
  }
  return undefined;
}

async function statSource(folder: string, name: string): Promise<MediaSource | undefined> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, name));
    if (!file.startsWith(root + sep)) return undefined;
    const { size, mtimeMs, isFile } = await stat(file).then((it) => ({ ...it, isFile: it.isFile() }));
    return isFile
      ? { file, bytes: size, version: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}` }
      : undefined;
  } catch {
    return undefined;
  }
}
