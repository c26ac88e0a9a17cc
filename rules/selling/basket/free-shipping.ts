import type { Grosze } from '#rules/platform/money/grosze.ts';

export type FreeShippingBanner = { kind: 'none' } | { kind: 'missing'; amount: Grosze } | { kind: 'active' };

/** Active when nothing is missing any more (S4.26); no banner when delivery is never free. */
export function freeShippingBanner(toShippingFree: Grosze | null): FreeShippingBanner {
  if (toShippingFree === null) return { kind: 'none' };
  return toShippingFree <= 0 ? { kind: 'active' } : { kind: 'missing', amount: toShippingFree };
}
