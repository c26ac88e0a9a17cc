import type { Grosze } from './grosze.ts';

/** Money as the calls carry it in text: `12.30`; zero is exactly `0.00`. */
export function toDecimalText(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Money as the calls carry it in numbers: `12.3`. */
export function toNumber(amount: Grosze): number {
  return amount / 100;
}

const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

/** Reads `12.30`, `12,3`, `1 234,50` or a number; rounds half away from zero to a grosz. Anything else is null. */
export function fromDecimal(value: string | number): Grosze | null {
  // Numbers go through their shortest text: 1.005 must become 101, though its binary form lies below.
  const text = typeof value === 'number' ? plainText(value) : value.replace(/\s/g, '');
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined || whole + decimals === '') return null;
  const roundUp = Number(decimals[2] ?? 0) >= 5 ? 1 : 0;
  const size = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')) + roundUp;
  if (!Number.isSafeInteger(size)) return null;
  return sign === '-' && size > 0 ? -size : size;
}

function plainText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
}
