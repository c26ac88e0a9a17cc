import { slugField } from '#modules/catalogue/products/rules/group-fields.ts';
import {
  bundleField,
  configuratorField,
  linesField,
  traitsField,
} from '#modules/catalogue/products/rules/line-fields.ts';
import { WITHDRAWAL_BARS } from '#modules/catalogue/products/rules/withdrawal-bar.ts';
import {
  choiceField,
  countField,
  flagField,
  listField,
  momentField,
  numberField,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';
import { VAT_RATES } from '#platform/money/rules/vat.ts';

const LARGEST_ID = 2_147_483_647;
const MAX = 999_999_999;

export const PRODUCT_TYPES = [
  'product',
  'product_bundle',
  'product_collection',
  'product_virtual',
  'product_service',
  'product_configurable',
] as const;
export const MEASURE_UNITS = ['', 'g', 'kg', 'ml', 'l', 'm', 'szt.'] as const;

const amount = () => numberField({ least: 0.001, max: MAX, decimals: 3 });
const id = () => numberField({ least: 1, max: LARGEST_ID });

/** VAT in per mille, as the catalogue keeps it. */
const vatField: TypedField<number> = {
  ...choiceField(VAT_RATES.map(String)),
  parse: (text) => (VAT_RATES.includes(Number(text)) && text !== '' ? { value: Number(text) } : { fault: 'choice' }),
  write: String,
};

const daysField: TypedField<number[]> = {
  ...listField({ fault: 'whole-number', fits: /^\d{1,3}$/ }),
  parse(text) {
    const parsed = listField({ fault: 'whole-number', fits: /^[1-9]\d{0,2}$/ }).parse(text);
    return 'fault' in parsed ? parsed : { value: parsed.value.map(Number).sort((a, b) => a - b) };
  },
  write: (value) => value.join(', '),
};

/** How the owner describes a product; its sizes and photos have fields of their own. */
export const productFields = {
  name: textField({ required: true, maxLength: 300 }),
  code: textField({ required: true, maxLength: 100, check: (text) => (/\s/.test(text) ? 'code' : null) }),
  type: choiceField(PRODUCT_TYPES),
  categoryId: countField({ least: 1, max: LARGEST_ID }),
  producerId: id(),
  seriesId: id(),
  visible: flagField(),
  isNew: flagField(),
  isBestseller: flagField(),
  isPromotion: flagField(),
  promotionUntil: momentField(),
  forPoints: flagField(),
  description: textField({ long: true, maxLength: 100_000 }),
  longDescription: textField({ long: true, maxLength: 500_000 }),
  commentPrompt: textField({ maxLength: 60 }),
  vatPermille: vatField,
  unit: textField({ required: true, maxLength: 20 }),
  unitPlural: textField({ required: true, maxLength: 20 }),
  unitSellby: countField({ least: 0.001, max: MAX, decimals: 3 }),
  unitPrecision: countField({ least: 0, max: 3 }),
  measureAmount: amount(),
  measureUnit: choiceField(MEASURE_UNITS),
  minQuantityPerOrder: amount(),
  maxQuantityPerOrder: amount(),
  minSizeQuantityPerOrder: amount(),
  maxSizeQuantityPerOrder: amount(),
  subscriptionDays: daysField,
  subscriptionRebatePercent: countField({ least: 0, max: 100 }),
  minimumQuantitySubscription: amount(),
  versionOf: textField({ maxLength: 100 }),
  versionName: textField({ maxLength: 60 }),
  versionTone: textField({ maxLength: 7, check: (text) => (/^#[\da-f]{6}$/i.test(text) ? null : 'colour') }),
  bundleParts: bundleField,
  configurator: configuratorField,
  traits: traitsField,
  safetyWarnings: textField({ long: true, maxLength: 20_000 }),
  withdrawalBar: choiceField(['', ...WITHDRAWAL_BARS] as const),
  warrantyId: id(),
  weight: countField({ least: 0, max: 100_000_000 }),
  soldElsewhere: countField({ least: 0, max: 100_000_000 }),
  slug: slugField(),
  oldAddresses: linesField(/^\/(?!\/)\S*$/, 'address'),
} satisfies Record<string, TypedField<unknown>>;

export type ProductValues = ValuesOf<typeof productFields>;
