import { eq } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { uploads } from './tables.ts';
import { isUploadName, uploadFile } from './upload-file.ts';

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
