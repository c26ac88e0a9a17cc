import type { FileType } from '#rules/platform/files/file-type.ts';

/** Photos one return may have, and how large each may be: together they fit one request. */
export const RETURN_PHOTOS = 4;
export const RETURN_PHOTO_BYTES = 5 * 1_048_576;
export const RETURN_PHOTOS_BYTES = 11 * 1_048_576;
export const RETURN_PHOTO_TYPES: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** S5.45, S9.71 */
export const REFUND_NOTE_LENGTH = 3;

/** Of one order: each filing, and calling it off, writes to its shopper. */
export const RETURNS_A_DAY = 10;
