import {
  ALL_ATTACHMENTS_BYTES,
  ATTACHMENT_BYTES,
  ATTACHMENT_TYPES,
  MAX_ATTACHMENTS,
} from '../../rules/complaint-limits.ts';
import * as complaintTexts from '../../texts/storefront.ts';

/** Files of one field of a complaint. */
export const ATTACHMENT_LIMITS = {
  types: ATTACHMENT_TYPES,
  max: MAX_ATTACHMENTS,
  maxBytes: ATTACHMENT_BYTES,
  allBytes: ALL_ATTACHMENTS_BYTES,
};

export const ATTACHMENT_ACCEPT = '.jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf';
export const ATTACHMENT_HINT = complaintTexts.attachmentsHint(MAX_ATTACHMENTS, ATTACHMENT_BYTES);
