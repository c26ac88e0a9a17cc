import type { RebateEffect } from '#modules/sales/order-ledger/rules/rebate-effect.ts';

export interface Rebate {
  effect: RebateEffect;
  /** Together with others; one that is not is alone. */
  combinable: boolean;
}

const MAX_CODE_LENGTH = 40;

/** A code as it is kept, whatever case and spaces it was typed with; null when nothing could be a code. */
export function parseRebateCode(text: string): string | null {
  const code = text.replace(/\s/g, '').toUpperCase();
  return code !== '' && code.length <= MAX_CODE_LENGTH ? code : null;
}
