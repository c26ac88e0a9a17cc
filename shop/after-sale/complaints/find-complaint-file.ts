import { and, eq } from 'drizzle-orm';
import { type FoundUpload, findPrivateUpload } from '#shop/platform/media/index.ts';
import { uploads } from '#shop/platform/media/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { complaintFiles } from './tables.ts';

/** A file of this very complaint; whoever asks must have been let in to the complaint before. */
export async function findComplaintFile(shop: Shop, complaintId: number, name: string): Promise<FoundUpload | null> {
  const [own] = await shop.db
    .select({ id: uploads.id })
    .from(complaintFiles)
    .innerJoin(uploads, eq(uploads.id, complaintFiles.uploadId))
    .where(and(eq(complaintFiles.complaintId, complaintId), eq(uploads.name, name)));
  return own ? findPrivateUpload(shop, own.id) : null;
}
