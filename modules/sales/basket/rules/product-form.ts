import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import { withoutNul } from '#platform/text/rules/text.ts';

/** Fields of a form by name; files are left out. */
export type Fields = ReadonlyMap<string, string>;

/** Characters. No field of the contract has a longer name. */
const MAX_NAME = 300;
/** Characters: more than any field takes, so the check of the field still refuses a value that was cut. */
const MAX_VALUE = 10_001;

const PART_QUANTITY = /^bundled_quantity\[\d{1,9}\]$/;

/**
 * Of a name sent twice the last value counts. Parts of a collection are the exception: forms send the quantity and
 * a 0 when the part is unticked, so a 0 at any position leaves it out (contract 2.9).
 */
export function toFields(sent: Iterable<[string, string]>): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of sent) {
    if (name.length > MAX_NAME) continue;
    const field = withoutNul(name);
    if (PART_QUANTITY.test(field) && isZero(fields.get(field))) continue;
    fields.set(field, withoutNul(value.slice(0, MAX_VALUE)));
  }
  return fields;
}

function isZero(quantity: string | undefined): boolean {
  return quantity !== undefined && parseQuantity(quantity) === 0;
}

/** Subscription, parts and answers of a product form (contract 3.1). */
export function parseExtras(fields: Fields): LineExtras {
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
 * Parts of a bundle or collection; `…=0` leaves a part out (contract 2.9). Undefined for a form without fields of parts,
 * which differs from a form in which none is ticked.
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

/** 0 for what is no id: no product has it. */
export function parseId(text: string | undefined): number {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : 0;
}
