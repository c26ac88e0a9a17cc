import { parseStock } from '#modules/catalogue/availability/rules/stock-text.ts';
import { isGtin } from '#modules/catalogue/products/rules/gtin.ts';
import {
  choiceField,
  countField,
  dueField,
  flagField,
  moneyField,
  numberField,
  type TypedField,
  textField,
  timeField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';

const MAX = 999_999_999;
const amount = () => numberField({ least: 0.001, max: MAX, decimals: 3 });

/** Pieces, or -1 without limit. */
const stockField: TypedField<number> = {
  kind: 'number',
  required: true,
  parse(text) {
    const value = parseStock(text);
    return value === null ? { fault: 'stock' } : { value };
  },
  write: (value) => (value < 0 ? '-1' : String(value).replace('.', ',')),
};

export interface TypedTier {
  threshold: number;
  value: number;
}

/** `3: 5; 10: 12`: from three pieces 5 % off, from ten 12 %. */
const tiersField: TypedField<TypedTier[]> = {
  kind: 'text',
  required: false,
  maxLength: 200,
  parse(text) {
    const tiers = text.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.split(':')]));
    const value = tiers.map(([pieces = '', percent = '']) => ({
      threshold: Number(pieces.replace(',', '.')),
      value: Number(percent.trimEnd().replace(/%$/, '')),
    }));
    const isSound = value.every(
      (tier) => tier.threshold > 0 && Number.isInteger(tier.value) && tier.value > 0 && tier.value < 100,
    );
    const isOnce = new Set(value.map(({ threshold }) => threshold)).size === value.length;
    return isSound && isOnce ? { value: value.toSorted((a, b) => a.threshold - b.threshold) } : { fault: 'tiers' };
  },
  write: (value) => value.map((tier) => `${String(tier.threshold).replace('.', ',')}: ${tier.value}`).join('; '),
};

/** How the owner describes one size; `enable` sells, `disable` withholds. */
export const sizeFields = {
  type: textField({ required: true, maxLength: 40 }),
  name: textField({ required: true, maxLength: 60 }),
  code: textField({ maxLength: 100 }),
  gtin: textField({ maxLength: 14, check: (text) => (isGtin(text) ? null : 'gtin') }),
  price: dueField(),
  regularPrice: moneyField(),
  stock: stockField,
  status: choiceField(['enable', 'order', 'disable'] as const),
  position: countField({ least: 0, max: 10_000 }),
  suggestedPrice: moneyField(),
  advancePrice: moneyField(),
  tiers: tiersField,
  amountMin: amount(),
  amountMax: amount(),
  statusDescription: textField({ maxLength: 300 }),
  deliveryDate: textField({ maxLength: 60 }),
  unknownDeliveryTime: flagField(),
  shipDays: countField({ least: 0, max: 365 }),
  shipHours: countField({ least: 0, max: 23 }),
  shipDeadline: timeField(),
  phonePrice: flagField(),
  basketEnable: flagField(),
  gratis: flagField(),
  points: countField({ least: 0, max: MAX }),
  pointsReceived: countField({ least: 0, max: MAX }),
} satisfies Record<string, TypedField<unknown>>;

export type SizeValues = ValuesOf<typeof sizeFields>;

/** Those that stand in the table of sizes; the others are folded away. */
export const SIZE_TABLE = ['name', 'code', 'gtin', 'price', 'regularPrice', 'stock', 'status'] as const;
