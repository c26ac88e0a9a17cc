import {
  CATEGORY_COLUMNS,
  COLUMNS_OF_PRODUCT,
  type ImportColumn,
  type ImportFields,
  type NamedRecords,
  PRODUCER_COLUMNS,
  PRODUCT_COLUMNS,
  parseColumns,
  parseNamedRecords,
  SIZE_COLUMNS,
  type ValuesOf,
} from './columns.ts';
import { type ImportFault, importFault } from './import-fault.ts';
import type { ImportProblem, ImportRow } from './import-row.ts';

export interface ImportSize {
  row: number;
  type: string;
  values: ValuesOf<typeof SIZE_COLUMNS>;
}

/** A product of a file: what is not said stays as it is in the shop. */
export interface ImportProduct extends NamedRecords {
  code: string;
  row: number;
  values: ValuesOf<typeof PRODUCT_COLUMNS>;
  categoryValues: ValuesOf<typeof CATEGORY_COLUMNS>;
  producerValues: ValuesOf<typeof PRODUCER_COLUMNS>;
  sizes: ImportSize[];
}

const MAX_CODE_LENGTH = 100;
const SIZE = /^[\p{L}\p{N}][\p{L}\p{N} ./,+-]{0,29}$/u;

/**
 * Reads the rows of one product; the first has its facts, the others may repeat them. What cannot be read is left out
 * and reported: such a product is good for further checks, not for writing.
 */
export function parseImportProduct(
  rows: readonly [ImportRow, ...ImportRow[]],
  problems: ImportProblem[],
): ImportProduct {
  const [first] = rows;
  const fields = joinFields(rows, problems);
  const wrong = (column: ImportColumn, fault: ImportFault) => problems.push({ row: first.row, column, fault });
  const code = fields.code ?? '';
  if (code === '') wrong('code', importFault('missing'));
  else if (code.length > MAX_CODE_LENGTH) wrong('code', importFault('too-long', MAX_CODE_LENGTH));
  const product: ImportProduct = {
    code,
    row: first.row,
    values: parseColumns(PRODUCT_COLUMNS, fields, wrong),
    categoryValues: parseColumns(CATEGORY_COLUMNS, fields, wrong),
    producerValues: parseColumns(PRODUCER_COLUMNS, fields, wrong),
    ...parseNamedRecords(fields, wrong),
    sizes: rows.map((row) => parseSize(row, problems)),
  };
  findRepeatedSizes(product, problems);
  if (Object.keys(product.producerValues).length > 0 && !product.producer) wrong('producer', importFault('missing'));
  if (Object.keys(product.categoryValues).length > 0 && !product.category) wrong('category', importFault('missing'));
  return product;
}

/** A feed writes out the name and the photos of every variant: the first one's count. */
const MAY_DIFFER = new Set<ImportColumn>(['name', 'description', 'photos', 'weight']);

function joinFields(rows: readonly ImportRow[], problems: ImportProblem[]): ImportFields {
  const joined: Partial<Record<ImportColumn, string>> = {};
  for (const { row, fields } of rows) {
    for (const column of COLUMNS_OF_PRODUCT) {
      const text = fields[column] ?? '';
      if (text === '') continue;
      if (text.includes('\0')) problems.push({ row, column, fault: importFault('nul-character') });
      const earlier = joined[column];
      if (earlier === undefined) joined[column] = text.replaceAll('\0', '');
      else if (earlier !== text && !MAY_DIFFER.has(column)) {
        problems.push({ row, column, fault: importFault('differs') });
      }
    }
  }
  return joined;
}

function parseSize({ row, fields }: ImportRow, problems: ImportProblem[]): ImportSize {
  const wrong = (column: ImportColumn, fault: ImportFault) => problems.push({ row, column, fault });
  const type = fields.size || 'uniw';
  if (!SIZE.test(type)) wrong('size', importFault('no-size', type));
  return { row, type, values: parseColumns(SIZE_COLUMNS, fields, wrong) };
}

function findRepeatedSizes({ sizes }: ImportProduct, problems: ImportProblem[]): void {
  const sizeNames = new Set<string>();
  for (const { row, type } of sizes) {
    if (sizeNames.has(type)) problems.push({ row, column: 'size', fault: importFault('size-twice', type) });
    sizeNames.add(type);
  }
}
