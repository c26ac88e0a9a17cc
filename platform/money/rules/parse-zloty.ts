import type { Grosze } from './grosze.ts';

const AMOUNT = /^(\d{1,12})(?:[.,](\d{1,2}))?$/;
/** Ten million złoty: a larger amount lacks its comma. */
export const MAX_MONEY: Grosze = 1_000_000_000;

/** Parses an amount in złote, `1 234,5` or `49.90 zł`, however large; null when it is none. */
export function parseAmount(typed: string): Grosze | null {
  const [, absolute, part = ''] = AMOUNT.exec(typed.replace(/\s|zł$/gi, '')) ?? [];
  return absolute === undefined ? null : Number(absolute) * 100 + Number(part.padEnd(2, '0'));
}

/** The same, of something a shop may sell; null also when it is beyond that. */
export function parseZloty(typed: string): Grosze | null {
  const amount = parseAmount(typed);
  return amount === null || amount > MAX_MONEY ? null : amount;
}

/** The same the other way, without the currency: spreadsheets add up `1234,05`. */
export function writeZloty(grosze: Grosze): string {
  const absolute = Math.abs(grosze);
  const text = `${Math.floor(absolute / 100)},${String(absolute % 100).padStart(2, '0')}`;
  return grosze < 0 ? `-${text}` : text;
}
