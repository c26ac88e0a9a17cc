import { type DigitalKind, isDigitalContent } from '#modules/catalogue/products/rules/digital-kind.ts';
import type { FirmBar, WithdrawalBar } from '#modules/catalogue/products/rules/withdrawal-bar.ts';

export interface BarredFacts {
  type: string;
  digital: DigitalKind | null;
  /** Answers of a configurator: the product is personalised. */
  answers: readonly unknown[];
  withdrawalBar: WithdrawalBar | null;
  /** Delivered or performed already. */
  delivered: boolean;
  /** The shopper agreed that delivery at once ends the right to withdraw. */
  consents: { virtual: boolean; service: boolean };
}

/** Digital goods and services are barred only after they were delivered with consent. */
export function findBar({ type, digital, answers, withdrawalBar, delivered, consents }: BarredFacts): FirmBar | null {
  if (withdrawalBar && withdrawalBar !== 'sealed') return withdrawalBar;
  if (answers.length > 0) return 'personalised';
  if (isDigitalContent({ type, digital })) return delivered && consents.virtual ? 'digital' : null;
  if (type === 'product_service') return delivered && consents.service ? 'service' : null;
  return null;
}

/** Art. 38 item 5: goods sealed for hygiene may go back as long as the seal holds; before they come there is no question. */
export function mustBeUnopened(line: { withdrawalBar: WithdrawalBar | null; deliveredAt: Date | null }): boolean {
  return line.withdrawalBar === 'sealed' && line.deliveredAt !== null;
}
