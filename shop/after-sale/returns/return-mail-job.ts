import type { ReturnState } from '#rules/after-sale/returns/return-state.ts';
import { jobKind } from '#shop/platform/jobs/index.ts';

/** Letters about a return: one for every state its shopper must know of. */
export type ReturnLetter = Exclude<ReturnState, 'draft'>;

/** With the word the owner added to this step alone. */
export const returnMailJob = jobKind<{ returnId: number; letter: ReturnLetter; voucher?: string; note?: string }>(
  'return-mail',
);
