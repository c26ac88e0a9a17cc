import { CATEGORY_COLUMNS, PRODUCER_COLUMNS, PRODUCT_COLUMNS, readColumns, SIZE_COLUMNS } from './columns.ts';
import type { ImportProblem, ImportRow } from './import-row.ts';

type Values = Record<string, string | number | boolean | null>;

export interface ImportSize {
  row: number;
  type: string;
  values: Values;
}

/** A product of a file: what is not said stays as it is in the shop. */
export interface ImportProduct {
  code: string;
  row: number;
  values: Values;
  /** Names from the root down. */
  category?: string[];
  categoryValues: Values;
  /** null: of no producer. */
  producer?: string | null;
  producerValues: Values;
  series?: string | null;
  traits?: [name: string, value: string][];
  photos?: string[];
  /** Code of the product whose colour version it is. */
  versionOf?: string | null;
  oldAddresses: string[];
  sizes: ImportSize[];
}

const MOST_LEVELS = 3;
const LONGEST_CODE = 100;
const LONGEST_NAME = 120;
const SIZE = /^[\p{L}\p{N}][\p{L}\p{N} ./,+-]{0,29}$/u;

/**
 * Reads the rows of one product; the first tells its facts, the others may repeat them. What cannot be read is left out
 * and told: such a product is good for further checks, not for writing.
 */
export function readProduct(rows: readonly [ImportRow, ...ImportRow[]], problems: ImportProblem[]): ImportProduct {
  const [first] = rows;
  const fields = joinFields(rows, problems);
  const wrong = (column: string, reason: string) => problems.push({ row: first.row, column, reason });
  const code = fields.code ?? '';
  if (code === '') wrong('code', 'is missing');
  else if (code.length > LONGEST_CODE) wrong('code', `is longer than ${LONGEST_CODE} characters`);
  const named = (column: string) => {
    const text = fields[column] ?? '';
    if (text.length > LONGEST_NAME) wrong(column, `is longer than ${LONGEST_NAME} characters`);
    return text === '' ? undefined : text === '-' ? null : text;
  };
  const product: ImportProduct = {
    code,
    row: first.row,
    values: readColumns(PRODUCT_COLUMNS, fields, wrong),
    category: readCategory(fields.category ?? '', wrong),
    categoryValues: readColumns(CATEGORY_COLUMNS, fields, wrong),
    producer: named('producer'),
    producerValues: readColumns(PRODUCER_COLUMNS, fields, wrong),
    series: named('series'),
    traits: readTraits(fields.traits ?? '', wrong),
    photos: readList(fields.photos ?? ''),
    versionOf: named('version_of'),
    oldAddresses: readAddresses(fields.old_address ?? '', wrong),
    sizes: rows.map((row) => readSize(row, problems)),
  };
  findRepeatedSizes(product, problems);
  if (Object.keys(product.producerValues).length > 0 && !product.producer) wrong('producer', 'is missing');
  if (Object.keys(product.categoryValues).length > 0 && !product.category) wrong('category', 'is missing');
  return product;
}

const OF_PRODUCT = [
  ...Object.keys(PRODUCT_COLUMNS),
  ...Object.keys(PRODUCER_COLUMNS),
  ...Object.keys(CATEGORY_COLUMNS),
  ...['code', 'category', 'producer', 'series', 'traits', 'photos', 'version_of', 'old_address'],
];

/** A feed writes out the name and the photos of every variant: the first one's count. */
const MAY_DIFFER = new Set(['name', 'description', 'photos', 'weight']);

function joinFields(rows: readonly ImportRow[], problems: ImportProblem[]): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const { row, fields } of rows) {
    for (const column of OF_PRODUCT) {
      const text = fields[column] ?? '';
      if (text === '') continue;
      if (text.includes('\0')) problems.push({ row, column, reason: 'holds a NUL character' });
      const known = joined[column];
      if (known === undefined) joined[column] = text.replaceAll('\0', '');
      else if (known !== text && !MAY_DIFFER.has(column)) {
        problems.push({ row, column, reason: 'differs from an earlier row of the same product' });
      }
    }
  }
  return joined;
}

function readSize({ row, fields }: ImportRow, problems: ImportProblem[]): ImportSize {
  const wrong = (column: string, reason: string) => problems.push({ row, column, reason });
  const type = fields.size || 'uniw';
  if (!SIZE.test(type)) wrong('size', `"${type}" is no size, such as M or 42`);
  return { row, type, values: readColumns(SIZE_COLUMNS, fields, wrong) };
}

function findRepeatedSizes({ sizes }: ImportProduct, problems: ImportProblem[]): void {
  const seen = new Set<string>();
  for (const { row, type } of sizes) {
    if (seen.has(type)) problems.push({ row, column: 'size', reason: `"${type}" stands twice in the same product` });
    seen.add(type);
  }
}

type Wrong = (column: string, reason: string) => void;

function readCategory(text: string, wrong: Wrong): string[] | undefined {
  if (text === '') return undefined;
  if (text === '-') {
    wrong('category', 'cannot be emptied');
    return undefined;
  }
  const names = text.split('>').map((name) => name.trim());
  if (names.length > MOST_LEVELS) wrong('category', `has more than ${MOST_LEVELS} levels`);
  if (names.some((name) => name === '' || name.length > LONGEST_NAME))
    wrong('category', 'has a level without a name, or a too long one');
  return names;
}

function readTraits(text: string, wrong: Wrong): [string, string][] | undefined {
  return readList(text)?.map((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
    if (name === '' || value === '') wrong('traits', `"${pair}" is no trait, such as Materiał=wełna`);
    return [name, value];
  });
}

function readAddresses(text: string, wrong: Wrong): string[] {
  const addresses = readList(text) ?? [];
  for (const address of addresses) {
    if (!/^\/(?!\/)\S*$/.test(address))
      wrong('old_address', `"${address}" is no address within the shop, such as /old/page.html`);
  }
  return addresses;
}

/** Parted by `|`; `-` is an empty list. */
function readList(text: string): string[] | undefined {
  if (text === '') return undefined;
  if (text === '-') return [];
  return text.split('|').flatMap((part) => (part.trim() === '' ? [] : part.trim()));
}
