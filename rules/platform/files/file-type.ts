export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'application/pdf';

const MARKS: readonly [FileType, offset: number, mark: readonly number[]][] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['application/pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

export const EXTENSIONS: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};

const NAMED: readonly [RegExp, family: string][] = [
  [/\.(?:jpe?g|png|webp|gif)$/i, 'image/'],
  [/\.pdf$/i, 'application/pdf'],
];

/** Named as a picture and yet a document, or the other way round: whoever looks for one would find the other. */
export function isDisguised(name: string, type: FileType): boolean {
  const named = NAMED.find(([ending]) => ending.test(name.trim()));
  return named !== undefined && !type.startsWith(named[1]);
}

/** What a file is by its first bytes, whatever its name and the browser say; null when the shop takes no such files. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  const found = MARKS.find(([, offset, mark]) => mark.every((byte, index) => bytes[offset + index] === byte));
  return found?.[0] ?? null;
}
