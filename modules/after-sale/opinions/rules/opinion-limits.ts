import type { FileType } from '#platform/files/rules/file-type.ts';

export const RATINGS = [1, 2, 3, 4, 5] as const;

export const OPINION_LENGTH = 4000;
export const AUTHOR_LENGTH = 60;

/** S5.13: JPEG only; the pixels are limited by `fitsPhotoSize`. */
export const PHOTO_TYPES: readonly FileType[] = ['image/jpeg'];
export const PHOTO_BYTES = 4 * 1_048_576;

/** How many opinions a product page opens with, and how many each further step brings. */
export const OPINIONS_FIRST = 4;
export const OPINIONS_STEP = 10;

/** Against floods of opinions. */
export const INSERT_LIMITS = {
  perVisitorAnHour: 5,
  perEmailADay: 8,
  perShopAnHour: 400,
};

export function isRating(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 5;
}
