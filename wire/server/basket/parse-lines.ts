import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import type { SetBasketLine } from '#modules/sales/basket/server/index.ts';
import { parseUnsigned } from '#platform/money/rules/quantity-text.ts';
import type { Fields } from '../read-fields.ts';

/** One line of a multi-product form; the quantity is missing when the form only names products (`mode=2`). */
export type PostedLine = Omit<SetBasketLine, 'quantity'> & { quantity: number | undefined };

const INDEXED = /^product\[(0|[1-9]\d{0,5})\]$/;
const GIFT_INDEX = '0';

/** `product[n]`, `size[n]`, `set_quantity[n]` …; index 0 is a line too unless the form marks it as the gift (contract 3.4). */
export function parseLines(fields: Fields): PostedLine[] {
  const lines: PostedLine[] = [];
  for (const [name, product] of fields) {
    const index = INDEXED.exec(name)?.[1];
    if (index === undefined || (index === GIFT_INDEX && isGift(fields))) continue;
    const field = (of: string) => fields.get(`${of}[${index}]`);
    const quantity = field('set_quantity');
    lines.push({
      productId: parseId(product),
      size: field('size') ?? '',
      quantity: quantity === undefined ? undefined : parseAmount(quantity),
      additional: field('additional') ?? '',
      comment: field('comment'),
      forPoints: field('forpoints') === '1',
      held: field('held') === '1',
    });
  }
  return lines;
}

/** A chosen or resigned gift: index 0 of a form with `gift[0]=1` (S3.47). */
export interface PostedGift {
  productId: number;
  size: string;
  wanted: boolean;
}

export function parseGift(fields: Fields): PostedGift | undefined {
  const quantity = fields.get('set_quantity[0]');
  if (!isGift(fields) || quantity === undefined || fields.get('product[0]') === undefined) return undefined;
  return {
    productId: parseId(fields.get('product[0]')),
    size: fields.get('size[0]') ?? '',
    // S4.36: one piece or none.
    wanted: parseAmount(quantity) > 0,
  };
}

function isGift(fields: Fields): boolean {
  return fields.get('gift[0]') === '1';
}

/** NaN for an invalid number, which the basket refuses. */
function parseAmount(text: string): number {
  return parseUnsigned(text) ?? Number.NaN;
}
