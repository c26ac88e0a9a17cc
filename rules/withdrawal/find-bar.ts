import type { WithdrawalBar } from './withdrawal-bar.ts';

export interface BarredFacts {
  type: string;
  /** Answers of a configurator: made to the shopper's wish. */
  answers: readonly unknown[];
  /** What the owner said of the product. */
  withdrawalBar: WithdrawalBar | null;
  /** Delivered or performed already. */
  delivered: boolean;
  /** The shopper agreed that delivery at once ends the right to withdraw. */
  consents: { virtual: boolean; service: boolean };
}

/** Why nobody may withdraw from buying this line; null when everybody may. Digital goods and services are barred only once given with consent. */
export function findBar({ type, answers, withdrawalBar, delivered, consents }: BarredFacts): WithdrawalBar | null {
  if (withdrawalBar) return withdrawalBar;
  if (answers.length > 0) return 'personalised';
  if (type === 'product_virtual') return delivered && consents.virtual ? 'digital' : null;
  if (type === 'product_service') return delivered && consents.service ? 'service' : null;
  return null;
}
