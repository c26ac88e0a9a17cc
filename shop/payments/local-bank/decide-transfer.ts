import { and, eq } from 'drizzle-orm';
import type { PaymentState } from '#rules/payments/payment-state.ts';
import type { Shop } from '../../shop.ts';
import { bankHash } from '../bank-hash.ts';
import { providerSecret } from '../provider-secret.ts';
import { signNotice } from '../sign-notice.ts';
import { bankTransfers } from '../tables.ts';
import { LOCAL_BANK } from './local-bank.ts';

/** What a person does on the bank's page, or fails to do. */
export type BankDecision = 'accept' | 'refuse' | 'time-out' | 'break' | 'return';

export interface SignedLetter {
  body: string;
  signature: string;
}

export type BankTransfer = typeof bankTransfers.$inferSelect;

const OUTCOMES: Record<BankDecision, { state: BankTransfer['state']; says: PaymentState; problem: string }> = {
  accept: { state: 'accepted', says: 'accepted', problem: '' },
  refuse: { state: 'refused', says: 'cancelled', problem: 'refused' },
  'time-out': { state: 'timed-out', says: 'restart', problem: 'timed-out' },
  break: { state: 'broken', says: 'error', problem: 'bank' },
  return: { state: 'returned', says: 'refunded', problem: '' },
};

/** A payment as the bank's page shows it; null for an unknown one and for a form that was tampered with. */
export async function findTransfer(shop: Shop, reference: string, hash: string): Promise<BankTransfer | null> {
  const [transfer] = await shop.db.select().from(bankTransfers).where(eq(bankTransfers.reference, reference));
  if (!transfer) return null;
  const secret = await providerSecret(shop, LOCAL_BANK);
  return hash === bankHash([reference, transfer.amount, shop.settings.currency], secret) ? transfer : null;
}

/**
 * Decides a payment at the bank and writes the signed letter the shop will get; null when it was decided before. Only
 * money that was taken can be returned.
 */
export async function decideTransfer(
  shop: Shop,
  reference: string,
  decision: BankDecision,
): Promise<SignedLetter | null> {
  const { state, says, problem } = OUTCOMES[decision];
  const now = shop.now();
  const [decided] = await shop.db
    .update(bankTransfers)
    .set({ state, decidedAt: now })
    .where(
      and(
        eq(bankTransfers.reference, reference),
        eq(bankTransfers.state, decision === 'return' ? 'accepted' : 'waiting'),
      ),
    )
    .returning();
  if (!decided) return null;
  const letter = {
    id: `${reference}-${state}`,
    payment: decided.paymentReference,
    state: says,
    amount: decided.amount,
    problem,
    at: now.toISOString(),
  };
  const body = JSON.stringify(letter);
  return { body, signature: signNotice(body, await providerSecret(shop, LOCAL_BANK), now) };
}
