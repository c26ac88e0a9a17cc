import { PHOTO_BYTES, PHOTO_TYPES } from '#rules/after-sale/opinions/opinion-limits.ts';
import { fitsPhotoSize } from '#rules/platform/files/photo-size.ts';
import { storeUpload, type UploadResult } from '#shop/platform/media/index.ts';
import type { Shop } from '#shop/platform/shop.ts';

const LIMITS = { types: PHOTO_TYPES, maxBytes: PHOTO_BYTES, fits: fitsPhotoSize };

/** S5.13: a JPEG of at most 2048 x 1536 px, drawn anew without the data of the camera. */
export function storeOpinionPhoto(
  shop: Shop,
  file: { name: string; bytes: Uint8Array },
  visitorId: number | undefined,
): Promise<UploadResult> {
  return storeUpload(shop, file, LIMITS, { kind: 'opinion', visitorId });
}
