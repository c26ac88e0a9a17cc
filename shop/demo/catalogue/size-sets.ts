import type { SizeSet } from './types.ts';

const shoes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** Sizes by the name of their set; a product of one size has `uniw` (S3.08). */
export const sizeSets: Record<SizeSet, readonly string[]> = {
  odziez: ['S', 'M', 'L', 'XL', 'XXL'],
  'buty-damskie': shoes(36, 41),
  'buty-meskie': shoes(40, 46),
  skarpety: ['36-38', '39-41', '42-44', '45-47'],
  rekawice: ['S', 'M', 'L', 'XL'],
  uniw: ['uniw'],
};

export function sizeName(type: string): string {
  return type === 'uniw' ? 'uniwersalny' : type.replace('-', '–');
}
