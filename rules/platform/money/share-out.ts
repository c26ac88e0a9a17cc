import type { Grosze } from './grosze.ts';

/**
 * Shares an amount out in proportion to the parts, to the grosz: shares add up to the amount and none exceeds its part
 * while the amount does not exceed their sum. The largest remainders get the odd grosze.
 */
export function shareOut(amount: Grosze, parts: readonly Grosze[]): Grosze[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole <= 0 || amount <= 0) return parts.map(() => 0);
  // Products of two amounts may leave the safe integers.
  const exact = parts.map((part) => BigInt(amount) * BigInt(part));
  const shares = exact.map((product) => Number(product / BigInt(whole)));
  const remainders = exact.map((product, index) => ({ index, rest: Number(product % BigInt(whole)) }));
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of remainders.sort((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
