import { type Grosze, toDecimalText } from './grosze.ts';

const NON_BREAKING_SPACE = '\u00a0';

/** Money as a shopper reads it: `1 234,50 zł`, never broken across lines. Always two decimals (S9.02). */
export function formatMoney(amount: Grosze): string {
  return write(amount, NON_BREAKING_SPACE);
}

/** The `*_formatted` strings of the calls: the same text with ordinary spaces, as their readers expect. */
export function formatMoneyOnWire(amount: Grosze): string {
  return write(amount, ' ');
}

function write(amount: Grosze, space: string): string {
  const [whole = '0', decimals = '00'] = toDecimalText(amount).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, space);
  return `${grouped},${decimals}${space}zł`;
}

/** Loyalty points as a shopper reads them: `100 pkt` (S9.03). */
export function formatPoints(points: number): string {
  const text = String(points).replace('.', ',');
  return `${text.replace(/\B(?=(?:\d{3}){1,7}(?:,|$))/g, NON_BREAKING_SPACE)}${NON_BREAKING_SPACE}pkt`;
}
