import { isGtin } from '#modules/catalogue/products/rules/gtin.ts';
import { fromDecimal } from '#platform/money/rules/grosze.ts';
import { VAT_RATES } from '#platform/money/rules/vat.ts';
import { parseMoment } from '#platform/time/rules/day.ts';
import { type ImportFault, importFault } from './import-fault.ts';

export type Cell = string | number | boolean;

/** A cell's text as a value, or what is wrong with it. */
export type FieldReader<Value extends Cell = Cell> = (text: string) => { value: Value } | { wrong: ImportFault };

const HIGHEST_PRICE = 2_147_483_647;
/** Zeros at the end, as some programs write them, change nothing. */
const PART_OF_GROSZ = /[.,]\d{2}\d*[1-9]/;
const MAX_PIECES = 999_999_999;

export const aText =
  (maxLength: number): FieldReader<string> =>
  (text) => {
    if (text.includes('\0')) return { wrong: importFault('nul-character') };
    return text.length > maxLength ? { wrong: importFault('too-long', maxLength) } : { value: text };
  };

export const aPrice: FieldReader<number> = (text) => {
  const amount = fromDecimal(text.replace(/(?:zł|PLN)$/i, '').trimEnd());
  if (amount === null || amount <= 0 || amount > HIGHEST_PRICE) return { wrong: importFault('no-price', text) };
  if (PART_OF_GROSZ.test(text)) return { wrong: importFault('part-of-grosz', text) };
  return { value: amount };
};

export const aStock: FieldReader<number> = (text) => {
  if (/^(?:-1|unlimited)$/.test(text)) return { value: -1 };
  const pieces = decimal(text);
  if (pieces === null || pieces > MAX_PIECES) return { wrong: importFault('no-stock', text) };
  return { value: pieces };
};

export const aQuantity: FieldReader<number> = (text) => {
  const amount = decimal(text);
  if (amount === null || amount === 0 || amount > MAX_PIECES) return { wrong: importFault('no-quantity', text) };
  return { value: amount };
};

export const aWhole =
  (highest: number): FieldReader<number> =>
  (text) => {
    if (!/^\d{1,9}$/.test(text) || Number(text) > highest)
      return { wrong: importFault('no-whole-number', text, highest) };
    return { value: Number(text) };
  };

/** In per mille of the net price, as the catalogue keeps it; `zw` is exempt. */
export const aVat: FieldReader<number> = (text) => {
  if (/^zw\.?$/i.test(text)) return { value: 0 };
  const permille = (decimal(text.replace(/%$/, '').trimEnd()) ?? Number.NaN) * 10;
  return VAT_RATES.includes(permille) ? { value: permille } : { wrong: importFault('no-vat', text) };
};

/** In Warsaw time; a day is its beginning. Stored as ISO 8601. */
export const aMoment: FieldReader<string> = (text) => {
  const moment = parseMoment(text);
  return moment ? { value: moment.toISOString() } : { wrong: importFault('no-moment', text) };
};

export const aYesNo: FieldReader<boolean> = (text) => {
  if (/^(?:1|yes|true|tak)$/i.test(text)) return { value: true };
  if (/^(?:0|no|false|nie)$/i.test(text)) return { value: false };
  return { wrong: importFault('no-yes-no', text) };
};

export const oneOf =
  <const Word extends string>(...words: Word[]): FieldReader<Word> =>
  (text) => {
    const value = words.find((word) => word === text);
    return value === undefined ? { wrong: importFault('no-choice', text, words.join(', ')) } : { value };
  };

export const aGtin: FieldReader<string> = (text) =>
  isGtin(text) ? { value: text } : { wrong: importFault('no-gtin', text) };

export const aTone: FieldReader<string> = (text) =>
  /^#[\da-f]{6}$/i.test(text) ? { value: text.toLowerCase() } : { wrong: importFault('no-tone', text) };

/** Not negative, at most three decimals. */
function decimal(text: string): number | null {
  return /^\d{1,9}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
