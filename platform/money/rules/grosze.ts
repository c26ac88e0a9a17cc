/** The shop sells in złoty alone. Where the wire or a provider asks for the currency, this is it. */
export const CURRENCY = 'PLN';

/** An amount of money in hundredths of a złoty (1 zł = 100), always a total number. */
export type Grosze = number;

/** Divides total numbers and rounds half away from zero, the way a Polish invoice does. */
export function divideRounded(dividend: number, divisor: number): number {
  const size = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 && size > 0 ? -size : size;
}

/**
 * Shares an amount out in proportion to the parts, to the grosz: shares add up to the amount and none exceeds its part
 * while the amount does not exceed their sum. The largest remainders get the odd grosze.
 */
export function shareOut(amount: Grosze, parts: readonly Grosze[]): Grosze[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0 || amount <= 0) return parts.map(() => 0);
  // Products of two amounts may leave the safe integers.
  const exact = parts.map((part) => BigInt(amount) * BigInt(part));
  const shares = exact.map((product) => Number(product / BigInt(total)));
  const remainders = exact.map((product, index) => ({ index, rest: Number(product % BigInt(total)) }));
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of remainders.sort((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

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
  // Numbers go through their shortest text: 1.005 must become 101, though its binary form is below.
  const text = typeof value === 'number' ? plainText(value) : value.replace(/\s/g, '');
  const [, sign, total = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined || total + decimals === '') return null;
  const roundUp = Number(decimals[2] ?? 0) >= 5 ? 1 : 0;
  const size = Number(total) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')) + roundUp;
  if (!Number.isSafeInteger(size)) return null;
  return sign === '-' && size > 0 ? -size : size;
}

function plainText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
}
