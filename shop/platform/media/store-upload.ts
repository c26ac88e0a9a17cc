import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { detectFileType, EXTENSIONS, type FileType, type UploadFault } from '#rules/platform/files/file-type.ts';
import type { Shop } from '#shop/platform/shop.ts';
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
  /** Left out while the owner is not stored yet; `assignUpload` tells it later. */
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

/** A file that was looked at and drawn anew, and is not kept yet. */
export interface PreparedUpload {
  originalName: string;
  type: FileType;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
}

type Store = Pick<Shop, 'dataDir' | 'now'> & { db: Pick<Shop['db'], 'insert'> };

/**
 * Keeps a file a shopper sent: known by its content, never by its name; pictures are drawn anew without the data a camera
 * adds. It lies under a random name and is private until `publishUpload`.
 */
export async function storeUpload(
  shop: Store,
  file: { name: string; bytes: Uint8Array },
  limits: UploadLimits,
  owner: UploadOwner,
): Promise<UploadResult> {
  const prepared = await prepareUpload(file, limits);
  if ('refused' in prepared) return { kind: 'refused', reason: prepared.refused };
  return { kind: 'stored', upload: await keepUpload(shop, prepared, owner) };
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

/** Keeps a picture of the owner below `folder` of the media folder, where the image route finds it; the answer is its path. */
export async function keepPicture(
  { dataDir }: Pick<Shop, 'dataDir'>,
  folder: string,
  { type, bytes }: Pick<PreparedUpload, 'type' | 'bytes'>,
): Promise<string> {
  const file = `${folder}/${randomBytes(12).toString('base64url')}.${EXTENSIONS[type]}`;
  await writeWhole(join(dataDir, 'media', file), bytes);
  return file;
}

export async function keepUpload(shop: Store, prepared: PreparedUpload, owner: UploadOwner): Promise<StoredUpload> {
  const { type, bytes, width, height, originalName } = prepared;
  const name = `${randomBytes(18).toString('base64url')}.${EXTENSIONS[type]}`;
  await writeWhole(uploadFile(shop, name), bytes);
  const [row] = await shop.db
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
      createdAt: shop.now(),
    })
    .returning({ id: uploads.id });
  if (!row) throw new Error('The upload was not stored');
  return { id: row.id, name, type, width, height };
}

function asItIs(bytes: Uint8Array) {
  return { bytes, width: null, height: null };
}

/** A file that is half written when the power goes must not be found under its name. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${randomBytes(9).toString('base64url')}`);
  await writeFile(unfinished, bytes, { mode: 0o640 });
  await rename(unfinished, file);
}

function plainName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names with them are what is cleaned here
  const plain = name.replace(/[\u0000-\u001f"\\/:*?<>|]+/g, ' ').trim();
  return plain.slice(0, 120) || 'plik';
}
