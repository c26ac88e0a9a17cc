import type { FileType } from '#platform/files/rules/file-type.ts';

/** Photos of the fault and a proof of purchase. */
export const ATTACHMENT_TYPES: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
export const MAX_ATTACHMENTS = 5;
export const ATTACHMENT_BYTES = 5 * 1_048_576;
/** All files of one form; a body that is larger does not reach the form at all. */
export const ALL_ATTACHMENTS_BYTES = 10 * 1_048_576;

/** Contract 2.21 */
export const MESSAGE_MINIMUM = 3;
export const MESSAGE_LENGTH = 2000;
/** A thread that has grown so long is better continued by phone. */
export const MAX_MESSAGES = 200;
export const MESSAGES_AN_HOUR = 20;
export const COMPLAINTS_A_DAY = 10;
