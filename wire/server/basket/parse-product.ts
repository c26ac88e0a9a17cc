import { parseExtras, parseId } from '#rules/selling/basket/product-form.ts';
import type { BasketChange } from '#shop/selling/basket/index.ts';
import type { Fields } from '../read-fields.ts';
import { parseAmount } from './parse-lines.ts';

/** The single-product form of the product page (contract 3.1); null when it names no product. */
export function parseProduct(fields: Fields): Exclude<BasketChange, { kind: 'set' }> | null {
  const product = fields.get('product');
  if (product === undefined || product === '') return null;
  const productId = parseId(product);
  const size = fields.get('size') ?? '';
  if (fields.get('change') === 'empty') return { kind: 'remove', productId, size };
  return {
    kind: 'add',
    productId,
    size,
    quantity: parseAmount(fields.get('number') || '1'),
    extras: parseExtras(fields),
    comment: fields.get('comment'),
    forPoints: fields.get('forpoints') === '1',
  };
}
