import { MAX_LEVELS } from '#modules/catalogue/categories/rules/move-category.ts';
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
  type Cell,
  type FieldReader,
  oneOf,
} from './field-readers.ts';
import { type ImportFault, importFault } from './import-fault.ts';

interface Column<To extends string = string, Value extends Cell = Cell, Emptied = string | null | undefined> {
  /** Column of the catalogue. */
  to: To;
  read: FieldReader<Value>;
  /** The value that `-` sets; without one the column cannot be emptied. */
  emptied: Emptied;
}

type Columns = Readonly<Record<string, Column>>;

/** Values by the columns of the catalogue that store them. A writer must take all. */
export type ValuesOf<Of extends Columns> = {
  -readonly [Name in keyof Of as Of[Name]['to']]?: ParsedValue<Of[Name]> | Exclude<Of[Name]['emptied'], undefined>;
};

type ParsedValue<Of extends Column> = Extract<ReturnType<Of['read']>, { value: Cell }>['value'];

function column<const To extends string, Value extends Cell>(
  to: To,
  read: FieldReader<Value>,
): Column<To, Value, undefined>;
function column<const To extends string, Value extends Cell, const Emptied extends '' | null>(
  to: To,
  read: FieldReader<Value>,
  emptied: Emptied,
): Column<To, Value, Emptied>;
function column(to: string, read: FieldReader, emptied?: string | null): Column {
  return { to, read, emptied };
}

/** Facts of the product that stand in a column of `products`. */
export const PRODUCT_COLUMNS = {
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
} as const satisfies Columns;

/** Facts of the producer: who made it and who answers for it in the EU. */
export const PRODUCER_COLUMNS = {
  producer_address: column('address', aText(500), ''),
  producer_email: column('email', aText(200), ''),
  responsible_name: column('responsible_name', aText(200), ''),
  responsible_address: column('responsible_address', aText(500), ''),
  responsible_email: column('responsible_email', aText(200), ''),
} as const satisfies Columns;

/** Category names of comparison sites. */
export const CATEGORY_COLUMNS = {
  google_category: column('google_category', aWhole(999_999_999), null),
  ceneo_category: column('ceneo_category', aText(300), null),
} as const satisfies Columns;

/** Facts of one size. */
export const SIZE_COLUMNS = {
  size_name: column('name', aText(60)),
  size_code: column('code', aText(100), ''),
  gtin: column('gtin', aGtin, ''),
  price: column('price', aPrice),
  regular_price: column('regular_price', aPrice, null),
  suggested_price: column('suggested_price', aPrice, null),
  stock: column('stock', aStock),
  status: column('status', oneOf('enable', 'order', 'disable')),
  ship_days: column('ship_days', aWhole(365)),
} as const satisfies Columns;

type Wrong = (column: ImportColumn, fault: ImportFault) => void;

/** Columns that name other rows, with their parsers; an empty cell changes nothing. */
export const NAMING_COLUMNS = {
  category: parseCategory,
  producer: parseName,
  series: parseName,
  traits: parseTraits,
  photos: parseList,
  version_of: parseName,
  old_address: parseAddresses,
} as const;

type NamingColumn = keyof typeof NAMING_COLUMNS;
/** Undefined when the file does not say. */
export type NamedRecords = { [Name in NamingColumn]: ReturnType<(typeof NAMING_COLUMNS)[Name]> | undefined };

/** Columns of the product as a whole; `size` and those next to it differ from row to row. */
export const COLUMNS_OF_PRODUCT = [
  ...keysOf(PRODUCT_COLUMNS),
  ...keysOf(PRODUCER_COLUMNS),
  ...keysOf(CATEGORY_COLUMNS),
  'code',
  ...keysOf(NAMING_COLUMNS),
] as const;
export const IMPORT_COLUMNS = [...COLUMNS_OF_PRODUCT, 'size', ...keysOf(SIZE_COLUMNS)] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The cells of a row, or of all rows of a product. */
export type ImportFields = Readonly<Partial<Record<ImportColumn, string>>>;

/** The values of these columns; an empty cell says nothing, `-` empties what can be empty. */
export function parseColumns<Of extends Columns>(columns: Of, fields: ImportFields, wrong: Wrong): ValuesOf<Of> {
  const values: Record<string, Cell | null> = {};
  for (const [name, { to, read, emptied }] of Object.entries(columns) as [ImportColumn, Column][]) {
    const text = fields[name] ?? '';
    if (text === '') continue;
    if (text === '-') {
      if (emptied === undefined) wrong(name, importFault('not-emptied'));
      else values[to] = emptied;
      continue;
    }
    const found = read(text);
    if ('wrong' in found) wrong(name, found.wrong);
    else values[to] = found.value;
  }
  return values as ValuesOf<Of>;
}

export function parseNamedRecords(fields: ImportFields, wrong: Wrong): NamedRecords {
  const read = keysOf(NAMING_COLUMNS).map((column) => {
    const text = fields[column] ?? '';
    return [column, text === '' ? undefined : NAMING_COLUMNS[column](text, wrong, column)];
  });
  return Object.fromEntries(read) as NamedRecords;
}

const MAX_NAME_LENGTH = 120;

/** Null: none. */
function parseName(text: string, wrong: Wrong, column: NamingColumn): string | null {
  if (text.length > MAX_NAME_LENGTH) wrong(column, importFault('too-long', MAX_NAME_LENGTH));
  return text === '-' ? null : text;
}

/** Names from the root down. */
function parseCategory(text: string, wrong: Wrong): string[] | undefined {
  if (text === '-') {
    wrong('category', importFault('not-emptied'));
    return undefined;
  }
  const names = text.split('>').map((name) => name.trim());
  if (names.length > MAX_LEVELS) wrong('category', importFault('too-many-levels', MAX_LEVELS));
  if (names.some((name) => name === '' || name.length > MAX_NAME_LENGTH)) wrong('category', importFault('level-name'));
  return names;
}

function parseTraits(text: string, wrong: Wrong): [name: string, value: string][] {
  return parseList(text).map((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
    if (name === '' || value === '') wrong('traits', importFault('no-trait', pair));
    return [name, value];
  });
}

function parseAddresses(text: string, wrong: Wrong): string[] {
  const addresses = parseList(text);
  for (const address of addresses) {
    if (!/^\/(?!\/)\S*$/.test(address)) wrong('old_address', importFault('no-address', address));
  }
  return addresses;
}

/** Parted by `|`; `-` is an empty list. */
function parseList(text: string): string[] {
  if (text === '-') return [];
  return text.split('|').flatMap((part) => (part.trim() === '' ? [] : part.trim()));
}

function keysOf<Name extends string>(columns: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(columns) as Name[];
}
