import type { Grosze } from './grosze.ts';

const AMOUNT = /^(\d{1,12})(?:[.,](\d{1,2}))?$/;
/** Ten million złoty: beyond it somebody forgot the comma. */
export const MAX_MONEY: Grosze = 1_000_000_000;

/** What somebody typed as an amount in złote, `1 234,5` or `49.90 zł`, however large; null when it is none. */
export function parseAmount(typed: string): Grosze | null {
  const [, whole, part = ''] = AMOUNT.exec(typed.replace(/\s|zł$/gi, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** The same, of something a shop may sell; null also when it is beyond that. */
export function parseZloty(typed: string): Grosze | null {
  const amount = parseAmount(typed);
  return amount === null || amount > MAX_MONEY ? null : amount;
}

/** The same the other way, without the currency: spreadsheets add up `1234,05`. */
export function writeZloty(grosze: Grosze): string {
  const whole = Math.abs(grosze);
  const text = `${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`;
  return grosze < 0 ? `-${text}` : text;
}
