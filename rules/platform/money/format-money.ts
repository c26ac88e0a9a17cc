import type { Grosze } from './grosze.ts';
import { toDecimalText } from './grosze.ts';

const NON_BREAKING_SPACE = '\u00a0';

const SYMBOLS: Record<string, string> = { PLN: 'zł', EUR: '€', USD: '$', GBP: '£', CZK: 'Kč' };

/** Money as a shopper reads it: `1 234,50 zł`, never broken across lines. Always two decimals (S9.02). */
export function formatMoney(amount: Grosze, currency = 'PLN'): string {
  return write(amount, currency, NON_BREAKING_SPACE);
}

/** The `*_formatted` strings of the calls: the same text with ordinary spaces, as their readers expect. */
export function formatMoneyOnWire(amount: Grosze, currency = 'PLN'): string {
  return write(amount, currency, ' ');
}

function write(amount: Grosze, currency: string, space: string): string {
  const [whole = '0', decimals = '00'] = toDecimalText(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space);
  return `${grouped},${decimals}${space}${SYMBOLS[currency] ?? currency}`;
}
