import { eq } from 'drizzle-orm';
import { streamFile } from '#platform/files/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { uploads } from './tables.ts';

const NAME = /^[\w-]{20,40}\.[a-z]{3,4}$/;

/** Whether a name can be that of an upload; other names are not looked up. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/** Path of its bytes among the uploads. */
export function uploadFile(name: string): string {
  if (!isUploadName(name)) throw new Error('This is no name of an upload');
  return `${name.slice(0, 2)}/${name}`;
}

/** Where a public picture is among the media, as the image route knows it. */
export function publicFile(name: string): string {
  if (!isUploadName(name)) throw new Error('This is no name of an upload');
  return `wgrane/${name}`;
}

export interface FoundUpload {
  /** Among the uploads. */
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
  return { file: uploadFile(name), type: row.type, originalName: row.originalName, isPublic: row.isPublic };
}

/** An upload of something that guards its own files (a complaint, a return): the caller has made sure who asks. */
export async function findPrivateUpload(shop: Shop, id: number): Promise<FoundUpload | null> {
  const [row] = await shop.db.select().from(uploads).where(eq(uploads.id, id));
  if (!row) return null;
  const { name, type, originalName, isPublic } = row;
  return { file: uploadFile(name), type, originalName, isPublic };
}

/** Streams an upload the user may see; null when it is gone. */
export async function openUpload(
  { files }: Pick<Shop, 'files'>,
  { file }: FoundUpload,
): Promise<{ body: ReadableStream; bytes: number } | null> {
  const found = await files.uploads.find(file);
  return found && { body: streamFile(files.uploads, file), bytes: found.bytes };
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
  const file = publicFile(upload.name);
  const kept = await shop.files.uploads.open(uploadFile(upload.name));
  if (!kept) {
    shop.log.warn({ upload: id }, 'A picture could not be made public: its file is gone');
    return null;
  }
  await shop.files.media.write(file, kept.body);
  await shop.db.update(uploads).set({ isPublic: true }).where(eq(uploads.id, id));
  return { file, width: upload.width, height: upload.height };
}

/** Takes an upload away altogether: its row, its bytes and its public copy. */
export async function removeUpload(shop: Shop, id: number): Promise<void> {
  const [gone] = await shop.db.delete(uploads).where(eq(uploads.id, id)).returning({ name: uploads.name });
  if (gone) await removeUploadBytes(shop, gone.name);
}

/** The bytes of an upload whose row is gone already. */
export async function removeUploadBytes(shop: Shop, name: string): Promise<void> {
  await shop.files.uploads.remove(uploadFile(name));
  await shop.files.media.remove(publicFile(name));
}
