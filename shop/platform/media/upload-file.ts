import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { uploads } from './tables.ts';

const NAME = /^[\w-]{20,40}\.[a-z]{3,4}$/;

/** Can an upload be called so at all? Whatever else an address says is not looked for. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/** Where the bytes of an upload lie. */
export function uploadFile(shop: Pick<Shop, 'dataDir'>, name: string): string {
  if (!isUploadName(name)) throw new Error('This is no name of an upload');
  return join(shop.dataDir, 'uploads', name.slice(0, 2), name);
}

/** Path of a public picture below the media folders, as the image route knows it. */
export function publicPath(name: string): string {
  return `wgrane/${name}`;
}

export function publicFile(shop: Pick<Shop, 'dataDir'>, name: string): string {
  if (!isUploadName(name)) throw new Error('This is no name of an upload');
  return join(shop.dataDir, 'media', 'wgrane', name);
}

export interface FoundUpload {
  file: string;
  type: string;
  originalName: string;
  isPublic: boolean;
}

/** An upload this visitor may see: a public one, or one they sent themselves. */
export async function findUpload(
  shop: Shop,
  name: string,
  findVisitor: () => Promise<{ id: number } | null>,
): Promise<FoundUpload | null> {
  if (!isUploadName(name)) return null;
  const [row] = await shop.db.select().from(uploads).where(eq(uploads.name, name));
  if (!row) return null;
  if (!row.isPublic && (row.visitorId === null || (await findVisitor())?.id !== row.visitorId)) return null;
  return { file: uploadFile(shop, name), type: row.type, originalName: row.originalName, isPublic: row.isPublic };
}

/** An upload of something that guards its own files (a complaint, a return): the caller has made sure who asks. */
export async function findPrivateUpload(shop: Shop, id: number): Promise<FoundUpload | null> {
  const [row] = await shop.db.select().from(uploads).where(eq(uploads.id, id));
  if (!row) return null;
  const { name, type, originalName, isPublic } = row;
  return { file: uploadFile(shop, name), type, originalName, isPublic };
}

/** Says whose an upload is, once that is stored. */
export async function assignUpload(
  shop: { db: Pick<Shop['db'], 'update'> },
  id: number,
  ownerId: number,
): Promise<void> {
  await shop.db.update(uploads).set({ ownerId }).where(eq(uploads.id, id));
}

export interface PublicPicture {
  /** For the image route. */
  file: string;
  width: number;
  height: number;
}

/** From now on everybody may see the picture, in every width of the image route; null when it is none or is gone. */
export async function publishUpload(shop: Shop, id: number): Promise<PublicPicture | null> {
  const [upload] = await shop.db.select().from(uploads).where(eq(uploads.id, id));
  if (!upload?.width || !upload.height) return null;
  const target = publicFile(shop, upload.name);
  try {
    await mkdir(dirname(target), { recursive: true });
    await copyFile(uploadFile(shop, upload.name), target);
  } catch (err) {
    shop.log.warn({ err, upload: id }, 'A picture could not be made public');
    return null;
  }
  await shop.db.update(uploads).set({ isPublic: true }).where(eq(uploads.id, id));
  return { file: publicPath(upload.name), width: upload.width, height: upload.height };
}

/** Takes an upload away altogether: its row, its bytes and its public copy. */
export async function removeUpload(shop: Shop, id: number): Promise<void> {
  const [gone] = await shop.db.delete(uploads).where(eq(uploads.id, id)).returning({ name: uploads.name });
  if (gone) await removeUploadBytes(shop, gone.name);
}

/** The bytes of an upload whose row is gone already. */
export async function removeUploadBytes(shop: Shop, name: string): Promise<void> {
  for (const file of [uploadFile(shop, name), publicFile(shop, name)]) await rm(file, { force: true });
}
