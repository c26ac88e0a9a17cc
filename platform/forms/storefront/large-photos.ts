import type { PhotoLimits } from '#platform/files/rules/shrink-photo.ts';

export interface Smaller {
  files: File[];
  shrunk: number;
}

/**
 * The files with smaller copies in place of the photos that are larger than the field takes; null where none of them can be made
 * smaller. The script that renders comes only when it is needed.
 */
export async function shrinkPhotos(files: readonly File[], limits: PhotoLimits): Promise<Smaller | null> {
  if (!files.some(({ type }) => type.startsWith('image/'))) return null;
  try {
    const { downscalePhoto } = await import('./downscale-photo.ts');
    const smaller = await downscalePhoto(files, limits);
    if (smaller.size === 0) return null;
    return { files: files.map((file) => smaller.get(file) ?? file), shrunk: smaller.size };
  } catch {
    // Without a connection the script does not come.
    return null;
  }
}

/** Makes these files the choice of the input, as if they had been chosen there. */
export function putFiles(input: HTMLInputElement, files: readonly File[]) {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
}
