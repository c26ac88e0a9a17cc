import { checkFile, type FileFacts, type FileVerdict } from './check-file.ts';

export interface AttachmentLimits {
  most: number;
  maxBytes: number;
  allBytes: number;
}

export type AttachmentsVerdict =
  | FileVerdict
  | { kind: 'too-many'; most: number }
  | { kind: 'together-too-large'; maxBytes: number };

/** Several files of one field: each by itself, their number, and all of them together. */
export function checkAttachments(
  files: readonly FileFacts[],
  { most, maxBytes, allBytes }: AttachmentLimits,
): AttachmentsVerdict {
  if (files.length > most) return { kind: 'too-many', most };
  const refused = files.map((file) => checkFile(file, { maxBytes })).find(({ kind }) => kind !== 'ok');
  if (refused) return refused;
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return all > allBytes ? { kind: 'together-too-large', maxBytes: allBytes } : { kind: 'ok' };
}
