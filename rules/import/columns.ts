import {
  aGtin,
  aMoment,
  aPrice,
  aQuantity,
  aStock,
  aText,
  aTone,
  aVat,
  aWhole,
  aYesNo,
  type FieldReader,
  oneOf,
} from './field-readers.ts';

interface Column {
  /** Column of the catalogue. */
  to: string;
  read: FieldReader;
  /** What `-` in the cell makes of it; without one it cannot be emptied. */
  emptied?: string | null;
}

const column = (to: string, read: FieldReader, emptied?: string | null): Column => ({ to, read, emptied });

/** Facts of the product that stand in a column of `products`. */
export const PRODUCT_COLUMNS: Readonly<Record<string, Column>> = {
  name: column('name', aText(300)),
  description: column('description', aText(100_000), ''),
  long_description: column('long_description', aText(500_000), ''),
  vat: column('vat_permille', aVat),
  unit: column('unit', aText(20)),
  unit_plural: column('unit_plural', aText(20)),
  unit_step: column('unit_sellby', aQuantity),
  unit_precision: column('unit_precision', aWhole(3)),
  measure_amount: column('measure_amount', aQuantity, null),
  measure_unit: column('measure_unit', oneOf('g', 'kg', 'ml', 'l', 'm', 'szt.'), null),
  weight: column('weight', aWhole(100_000_000)),
  warnings: column('safety_warnings', aText(20_000), ''),
  comment_prompt: column('comment_prompt', aText(60), ''),
  colour: column('version_name', aText(60), null),
  colour_tone: column('version_tone', aTone, null),
  visible: column('visible', aYesNo),
  new: column('is_new', aYesNo),
  promotion: column('is_promotion', aYesNo),
  promotion_until: column('promotion_until', aMoment, null),
  bestseller: column('is_bestseller', aYesNo),
  sold_elsewhere: column('sold_elsewhere', aWhole(100_000_000)),
};

/** Facts of the producer: who made it and who answers for it in the EU. */
export const PRODUCER_COLUMNS: Readonly<Record<string, Column>> = {
  producer_address: column('address', aText(500), ''),
  producer_email: column('email', aText(200), ''),
  responsible_name: column('responsible_name', aText(200), ''),
  responsible_address: column('responsible_address', aText(500), ''),
  responsible_email: column('responsible_email', aText(200), ''),
};

/** What comparison sites call the product's category. */
export const CATEGORY_COLUMNS: Readonly<Record<string, Column>> = {
  google_category: column('google_category', aWhole(999_999_999), null),
  ceneo_category: column('ceneo_category', aText(300), null),
};

/** Facts of one size. */
export const SIZE_COLUMNS: Readonly<Record<string, Column>> = {
  size_name: column('name', aText(60)),
  size_code: column('code', aText(100), ''),
  gtin: column('gtin', aGtin, ''),
  price: column('price', aPrice),
  regular_price: column('regular_price', aPrice, null),
  suggested_price: column('suggested_price', aPrice, null),
  stock: column('stock', aStock),
  status: column('status', oneOf('enable', 'order', 'disable')),
  ship_days: column('ship_days', aWhole(365)),
};

/** Read by themselves: they name other things. */
const OTHERS = ['code', 'category', 'producer', 'series', 'traits', 'photos', 'version_of', 'old_address', 'size'];

export const KNOWN_COLUMNS: ReadonlySet<string> = new Set([
  ...OTHERS,
  ...[PRODUCT_COLUMNS, PRODUCER_COLUMNS, CATEGORY_COLUMNS, SIZE_COLUMNS].flatMap(Object.keys),
]);

type Values = Record<string, string | number | boolean | null>;

/** The values of these columns; an empty cell says nothing, `-` empties what can be empty. */
export function readColumns(
  columns: Readonly<Record<string, Column>>,
  fields: Readonly<Record<string, string>>,
  wrong: (column: string, reason: string) => void,
): Values {
  const values: Values = {};
  for (const [name, { to, read, emptied }] of Object.entries(columns)) {
    const text = fields[name] ?? '';
    if (text === '') continue;
    if (text === '-') {
      if (emptied === undefined) wrong(name, 'cannot be emptied');
      else values[to] = emptied;
      continue;
    }
    const found = read(text);
    if ('wrong' in found) wrong(name, found.wrong);
    else values[to] = found.value;
  }
  return values;
}
