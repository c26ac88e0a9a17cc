import { randomBytes } from 'node:crypto';
import { detectFileType, EXTENSIONS, type FileType, type UploadFault } from '#platform/files/rules/file-type.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { cleanImage } from './clean-image.ts';
import { uploads } from './tables.ts';
import { uploadFile } from './upload-file.ts';

export interface UploadLimits {
  types: readonly FileType[];
  maxBytes: number;
  /** For pictures: the largest that is taken, by what the file itself states. */
  fits?: (size: { width: number; height: number }) => boolean;
}

export interface UploadOwner {
  kind: string;
  /** Left out while the owner is not stored yet; `assignUpload` sets it later. */
  id?: number;
  visitorId?: number;
}

export type UploadRefusal = UploadFault;

export interface StoredUpload {
  id: number;
  name: string;
  type: FileType;
  width: number | null;
  height: number | null;
}

export type UploadResult = { kind: 'stored'; upload: StoredUpload } | { kind: 'refused'; reason: UploadRefusal };

/** A file that was checked and encoded again, and is not stored yet. */
export interface PreparedUpload {
  originalName: string;
  type: FileType;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
}

type Records = Pick<Shop, 'now'> & { db: Pick<Shop['db'], 'insert'> };

/**
 * Stores a file of a customer: its type is read from its content, never from its name; pictures are encoded again without the data
 * of the camera. It is under a random name and is private until `publishUpload`.
 */
export async function storeUpload(
  shop: Shop,
  file: { name: string; bytes: Uint8Array },
  limits: UploadLimits,
  owner: UploadOwner,
): Promise<UploadResult> {
  const prepared = await prepareUpload(file, limits);
  if ('refused' in prepared) return { kind: 'refused', reason: prepared.refused };
  const name = await writeUpload(shop, prepared);
  return { kind: 'stored', upload: await recordUpload(shop, name, prepared, owner) };
}

/** The long half of `storeUpload`, which may wait for its turn: never inside a transaction, which others wait for. */
export async function prepareUpload(
  file: { name: string; bytes: Uint8Array },
  limits: UploadLimits,
): Promise<PreparedUpload | { refused: UploadRefusal }> {
  if (file.bytes.byteLength === 0) return { refused: 'empty' };
  if (file.bytes.byteLength > limits.maxBytes) return { refused: 'too-large' };
  const type = detectFileType(file.bytes);
  if (!type || !limits.types.includes(type)) return { refused: 'wrong-type' };
  const clean = type.startsWith('image/') ? await cleanImage(file.bytes, type, limits.fits) : asItIs(file.bytes);
  if ('refused' in clean) return clean;
  return { ...clean, type, originalName: plainName(file.name) };
}

/** Keeps a picture of the owner below `folder` of the media, where the image route finds it; the answer is its path. */
export async function keepPicture(
  { files }: Pick<Shop, 'files'>,
  folder: string,
  { type, bytes }: Pick<PreparedUpload, 'type' | 'bytes'>,
): Promise<string> {
  const file = `${folder}/${randomBytes(12).toString('base64url')}.${EXTENSIONS[type]}`;
  await files.media.write(file, bytes);
  return file;
}

/** Keeps a picture for what is then written about it; it goes again when nothing was. Never inside a transaction: a store may be slow. */
export async function keepPictureFor<Outcome>(
  shop: Pick<Shop, 'files'>,
  folder: string,
  prepared: Pick<PreparedUpload, 'type' | 'bytes'>,
  write: (file: string) => Promise<Outcome>,
  isWritten: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const file = await keepPicture(shop, folder, prepared);
  const outcome = await write(file);
  if (!isWritten(outcome)) await shop.files.media.remove(file);
  return outcome;
}

/** Stores the bytes of an upload and answers its random name. */
export async function writeUpload({ files }: Pick<Shop, 'files'>, { type, bytes }: PreparedUpload): Promise<string> {
  const name = `${randomBytes(18).toString('base64url')}.${EXTENSIONS[type]}`;
  await files.uploads.write(uploadFile(name), bytes);
  return name;
}

export async function recordUpload(
  { db, now }: Records,
  name: string,
  prepared: PreparedUpload,
  owner: UploadOwner,
): Promise<StoredUpload> {
  const { type, bytes, width, height, originalName } = prepared;
  const [row] = await db
    .insert(uploads)
    .values({
      name,
      type,
      width,
      height,
      bytes: bytes.byteLength,
      originalName,
      ownerKind: owner.kind,
      ownerId: owner.id,
      visitorId: owner.visitorId,
      createdAt: now(),
    })
    .returning({ id: uploads.id });
  if (!row) throw new Error('The upload was not stored');
  return { id: row.id, name, type, width, height };
}

function asItIs(bytes: Uint8Array) {
  return { bytes, width: null, height: null };
}

function plainName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names with them are what is cleaned here
  const plain = name.replace(/[\u0000-\u001f"\\/:*?<>|]+/g, ' ').trim();
  return plain.slice(0, 120) || 'plik';
}
