import { eq } from 'drizzle-orm';
import type { FileType } from '#platform/files/rules/file-type.ts';
import { readFileOf } from '#platform/files/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { recordUpload, type StoredUpload, type UploadOwner, writeUpload } from './store-upload.ts';
import { uploads } from './tables.ts';
import { uploadFile } from './upload-file.ts';

/** Stores a file again for another owner, so that each is deleted with its own; null when the file is gone. */
export async function copyUpload(shop: Shop, id: number, owner: UploadOwner): Promise<StoredUpload | null> {
  const [upload] = await shop.db.select().from(uploads).where(eq(uploads.id, id));
  const bytes = upload && (await readFileOf(shop.files.uploads, uploadFile(upload.name)));
  if (!bytes) return null;
  const { originalName, width, height } = upload;
  const prepared = { originalName, width, height, bytes, type: upload.type as FileType };
  return recordUpload(shop, await writeUpload(shop, prepared), prepared, owner);
}
