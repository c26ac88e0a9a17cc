import type { RebateEffect } from '#modules/sales/order-ledger/rules/rebate-effect.ts';

export interface Rebate {
  effect: RebateEffect;
  combinable: boolean;
}

const MAX_CODE_LENGTH = 40;

/** Stored form of a typed code: upper case without spaces; null for an invalid one. */
export function parseRebateCode(text: string): string | null {
  const code = text.replace(/\s/g, '').toUpperCase();
  return code !== '' && code.length <= MAX_CODE_LENGTH ? code : null;
}
