import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { uploads } from './tables.ts';
import { publicFile, publicPath, uploadFile } from './upload-file.ts';

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
