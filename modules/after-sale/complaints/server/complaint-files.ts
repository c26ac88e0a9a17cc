import { and, eq } from 'drizzle-orm';
import {
  type FoundUpload,
  findPrivateUpload,
  removeUpload,
  storeUpload,
  type UploadRefusal,
  uploads,
} from '#modules/catalogue/media/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES } from '../rules/complaint-limits.ts';
import { complaintFiles } from './tables.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

export type StoredFiles = { kind: 'stored'; ids: number[] } | { kind: 'refused'; file: string; reason: UploadRefusal };

const LIMITS = { types: ATTACHMENT_TYPES, maxBytes: ATTACHMENT_BYTES };

/**
 * Keeps the files of one field, all or none. They belong to no visitor: only the complaint opens them, to users who may
 * see it.
 */
export async function storeAttachments(shop: Shop, files: readonly SentFile[]): Promise<StoredFiles> {
  const ids: number[] = [];
  for (const file of files) {
    const result = await storeUpload(shop, file, LIMITS, { kind: 'complaint' });
    if (result.kind === 'refused') {
      await removeAttachments(shop, ids);
      return { kind: 'refused', file: file.name, reason: result.reason };
    }
    ids.push(result.upload.id);
  }
  return { kind: 'stored', ids };
}

export async function removeAttachments(shop: Shop, ids: readonly number[]): Promise<void> {
  for (const id of ids) await removeUpload(shop, id);
}

/** The caller checks access to the complaint. */
export async function findComplaintFile(shop: Shop, complaintId: number, name: string): Promise<FoundUpload | null> {
  const [own] = await shop.db
    .select({ id: uploads.id })
    .from(complaintFiles)
    .innerJoin(uploads, eq(uploads.id, complaintFiles.uploadId))
    .where(and(eq(complaintFiles.complaintId, complaintId), eq(uploads.name, name)));
  return own ? findPrivateUpload(shop, own.id) : null;
}
