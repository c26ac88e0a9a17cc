import { parseListedSize, writeListedSize } from '#modules/catalogue/products/rules/listed-size.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';

/** A line in a link, without data of the customer (X.35). */
export interface SharedLine {
  productId: number;
  size: string;
  quantity: number;
}

export const SHARED_PARAM = 'produkty';

const MAX_SHARED = 50;
const LINE = /^(\d{1,9})\*([\p{L}\p{N}][\p{L}\p{N} ./%+_-]{0,39})\*(\d{1,6}(?:\.\d{1,3})?)$/u;

/** `59*uniw*2,17*M*1`; lines with answers or chosen parts are made on the product page and stay out. */
export function writeSharedBasket(lines: readonly (SharedLine & { additional: string; forPoints: boolean })[]): string {
  return lines
    .filter((line) => line.additional === '' && !line.forPoints)
    .slice(0, MAX_SHARED)
    .map(({ productId, size, quantity }) => `${productId}*${writeListedSize(size)}*${quantity}`)
    .join(',');
}

/** Skips invalid lines. */
export function parseSharedBasket(text: string | null): SharedLine[] {
  if (!text) return [];
  return text.split(',', MAX_SHARED).flatMap((part) => {
    const [, product, size, amount] = LINE.exec(part) ?? [];
    const quantity = parseQuantity(amount ?? '') ?? 0;
    return product && size && quantity > 0
      ? [{ productId: Number(product), size: parseListedSize(size), quantity }]
      : [];
  });
}
