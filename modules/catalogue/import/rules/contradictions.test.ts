import { expect, it } from 'vitest';
import { findContradictions } from './contradictions.ts';
import { reasonOf } from './import-fault.ts';
import type { ImportProblem } from './import-row.ts';
import { parseImportProduct } from './parse-import-product.ts';

const KNOWN = { unitSellby: 1, unitPrecision: 0, prices: { uniw: 1000 } };
const METRES = { unitSellby: 0.5, unitPrecision: 1, prices: { uniw: 1000 } };

it.each([
  [{ stock: '1,5' }, undefined, ['stock']],
  [{ stock: '1,5' }, KNOWN, ['stock']],
  [{ stock: '1,5' }, METRES, []],
  [{ stock: '1,25' }, METRES, ['stock']],
  [{ stock: '1,5', unit_step: '0.1', unit_precision: '1' }, KNOWN, []],
  [{ stock: '1,5', unit_step: '1', unit_precision: '0' }, METRES, ['stock']],
  [{ stock: '1,25', unit_precision: '2' }, METRES, []],
  [{ stock: '0.25', unit_step: '0.25' }, { ...KNOWN, unitPrecision: 2 }, []],
  [{ stock: '-1' }, KNOWN, []],
  [{ regular_price: '5' }, undefined, []],
  [{ regular_price: '5', size: 'M' }, KNOWN, []],
  [{ price: '10', regular_price: '5' }, undefined, ['regular_price']],
  [{ regular_price: '5' }, KNOWN, ['regular_price']],
  [{ price: '4', regular_price: '5' }, KNOWN, []],
  [{ price: '10', regular_price: '10' }, KNOWN, []],
  [{ price: '10', regular_price: '-' }, KNOWN, []],
])('X.33 %j with %j: wrong is %j', (fields, known, columns) => {
  const problems: ImportProblem[] = [];
  const product = parseImportProduct([{ row: 2, fields: { code: 'K', ...fields } }], problems);
  expect(problems).toEqual([]);
  expect(findContradictions(product, known).map(({ column }) => column)).toEqual(columns);
});

it.each([
  [{ stock: '1,5' }, '1.5 has parts, and the product is sold in whole pieces', KNOWN],
  [{ stock: '1,25' }, '1.25 has parts, and the product is sold in decimals up to 1', METRES],
  [{ regular_price: '5' }, 'is below the price; - ends a reduction', KNOWN],
])('X.33 the report explains %j: %s', (fields, reason, known) => {
  const product = parseImportProduct([{ row: 7, fields: { code: 'K', ...fields } }], []);
  expect(findContradictions(product, known).map(({ row, fault }) => [row, reasonOf(fault)])).toEqual([[7, reason]]);
});
