import type { FileType } from '#platform/files/rules/file-type.ts';

/** Files that a customer may add to one line: a logo, a text to be printed. */
export const LINE_FILES = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] satisfies FileType[],
  /** The same for the browser's dialog. */
  accept: '.jpg,.jpeg,.png,.webp,.pdf',
  maxBytes: 5 * 1_048_576,
  max: 5,
} as const;

const FOR_POINTS = '-points';

/**
 * Contract 3.1: the field of a line's files, `comment_photo[<product>][<size>][<hash or 0>][]`. The contract has no field for
 * lines paid with points: our form appends it to the hash.
 */
export function lineFilesField({ productId, size, additional, forPoints }: LineName): string {
  return `comment_photo[${productId}][${size}][${additional || '0'}${forPoints ? FOR_POINTS : ''}][]`;
}

export interface LineName {
  productId: number;
  size: string;
  additional: string;
  forPoints: boolean;
}

const FIELD = /^comment_photo\[(\d{1,9})\]\[([^\][]{1,32})\]\[([\w-]{1,64})\](?:\[\])?$/;

/** The line a field of files belongs to; null for another field. */
export function parseLineFilesField(name: string): LineName | null {
  const parts = FIELD.exec(name);
  if (!parts) return null;
  const [, productId = '', size = '', sent = ''] = parts;
  const forPoints = sent.endsWith(FOR_POINTS);
  const hash = forPoints ? sent.slice(0, -FOR_POINTS.length) : sent;
  return { productId: Number(productId), size, additional: hash === '0' ? '' : hash, forPoints };
}
