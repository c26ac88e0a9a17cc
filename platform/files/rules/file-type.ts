export type FileType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'application/pdf'
  | 'video/mp4'
  | 'video/webm'
  | 'audio/mpeg'
  | 'audio/ogg'
  | 'audio/wav';

const bytesOf = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

const MARKS: readonly (readonly [FileType, offset: number, mark: readonly number[]])[] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['application/pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  // Photos of telephones begin so too (`ftypheic`): only the brands of films are named.
  ...['ftypiso', 'ftypmp4', 'ftypavc1', 'ftypM4V'].map((brand) => ['video/mp4', 4, bytesOf(brand)] as const),
  ['video/webm', 0, [0x1a, 0x45, 0xdf, 0xa3]],
  ['audio/mpeg', 0, bytesOf('ID3')],
  ...[0xfb, 0xf3, 0xf2].map((second) => ['audio/mpeg', 0, [0xff, second]] as const),
  ['audio/ogg', 0, bytesOf('OggS')],
  ['audio/wav', 8, bytesOf('WAVE')],
];

export const EXTENSIONS: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

const NAMED: readonly [RegExp, family: string][] = [
  [/\.(?:jpe?g|png|webp|gif)$/i, 'image/'],
  [/\.pdf$/i, 'application/pdf'],
  [/\.(?:mp4|webm)$/i, 'video/'],
  [/\.(?:mp3|ogg|wav)$/i, 'audio/'],
];

/** Named as a picture and yet a document, or the other way round. */
export function isDisguised(name: string, type: FileType): boolean {
  const named = NAMED.find(([ending]) => ending.test(name.trim()));
  return named !== undefined && !type.startsWith(named[1]);
}

/** The type by the first bytes, independent of the name and the browser; null for a type that the shop does not accept. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  const found = MARKS.find(([, offset, mark]) => mark.every((byte, index) => bytes[offset + index] === byte));
  return found?.[0] ?? null;
}

const mediaTypes: Record<string, string> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gpx: 'application/gpx+xml',
  txt: 'text/plain; charset=utf-8',
};

export function mediaType(file: string): string | undefined {
  const ending = fileEnding(file);
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending] : undefined;
}

/** `pdf` of `manual.PDF`; empty when the name has no ending. */
export function fileEnding(file: string): string {
  return /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
}

export function fileAddress(file: string): string {
  return `/plik/${file.split('/').map(encodeURIComponent).join('/')}`;
}

interface ServedUpload {
  /** As the content shows it. */
  type: string;
  originalName: string;
  isPublic: boolean;
}

/** Headers of an uploaded file: nothing in it may run, and no cache on the way stores a private one. */
export function uploadHeaders({ type, originalName, isPublic }: ServedUpload): Record<string, string> {
  const place = type.startsWith('image/') ? 'inline' : 'attachment';
  return {
    'Content-Type': type,
    'Content-Disposition': `${place}; filename*=UTF-8''${encodeURIComponent(originalName)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': isPublic ? 'public, max-age=86400' : 'private, no-store',
  };
}

// S9.72
const MAX_LENGTH = 25;
const START = 15;

/** A name of 26 or more characters keeps its beginning and its ending (S9.72). */
export function shortenFileName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_LENGTH) return name;
  return `${characters.slice(0, START).join('')}…${characters.slice(START + 1 - MAX_LENGTH).join('')}`;
}

/** Why a file is not taken. */
export type UploadFault = 'empty' | 'too-large' | 'wrong-type' | 'too-many-pixels' | 'unreadable';
