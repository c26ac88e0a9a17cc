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
  if (parts.length > 0) extras.parts = parts;
  const configuration = parseConfiguration(fields);
  if (Object.keys(configuration).length > 0) extras.configuration = configuration;
  return extras;
}

const PART = /^bundled_product\[(\d{1,9})\]$/;

function parseParts(fields: Fields): NonNullable<LineExtras['parts']> {
  return [...fields].flatMap(([name, value]) => {
    const id = PART.exec(name)?.[1];
    const product = parseId(value);
    if (id === undefined || product === 0) return [];
    const quantity = parseQuantity(fields.get(`bundled_quantity[${id}]`) ?? '1') ?? 1;
    return [{ id: Number(id), product, size: fields.get(`bundled_size[${id}]`) || 'uniw', quantity }];
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
