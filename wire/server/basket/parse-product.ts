import type { LineExtras } from '#rules/basket/line-extras.ts';
import { parseQuantity } from '#rules/quantity/quantity-text.ts';
import type { BasketChange } from '#shop/basket/index.ts';
import type { Fields } from '../read-fields.ts';
import { parseAmount, parseId } from './parse-lines.ts';

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

function parseExtras(fields: Fields): LineExtras {
  const extras: LineExtras = {};
  if (fields.get('subscription') === '1') extras.subscriptionDays = parseId(fields.get('days_in_period')) || -1;
  const parts = parseParts(fields);
  if (parts) extras.parts = parts;
  const configuration = parseConfiguration(fields);
  if (Object.keys(configuration).length > 0) extras.configuration = configuration;
  return extras;
}

const PART = /^bundled_(product|quantity)\[(\d{1,9})\]$/;

/**
 * Parts of a bundle or collection; `…=0` is how a form says that a part is left out (contract 2.9). Nothing when the
 * form does not speak of parts, which differs from a form in which none is ticked.
 */
export function parseParts(fields: Fields): LineExtras['parts'] {
  const named = [...fields].flatMap(([name, value]) => {
    const [, field, id] = PART.exec(name) ?? [];
    return id === undefined ? [] : [{ field, id, value }];
  });
  if (named.length === 0) return undefined;
  return named.flatMap(({ field, id, value }) => {
    if (field === 'quantity' || value === '0') return [];
    const quantity = parseQuantity(fields.get(`bundled_quantity[${id}]`) ?? '1') ?? 1;
    if (quantity <= 0) return [];
    return [{ id: Number(id), product: parseId(value), size: fields.get(`bundled_size[${id}]`) ?? '', quantity }];
  });
}

const ANSWER = /^priceformula\[([^\]]{1,64})\](?:\[[^\]]*\])?$/;

function parseConfiguration(fields: Fields): Record<string, string[]> {
  const answers = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const question = ANSWER.exec(name)?.[1];
    if (question !== undefined) answers.set(question, [...(answers.get(question) ?? []), value]);
  }
  return Object.fromEntries(answers);
}
