import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PaymentState } from '../rules/payment-state.ts';
import type { ProviderKeyFault } from '../rules/provider-keys.ts';

export interface PaymentOrder {
  /** Our name of the payment; a repeated request must not start a second payment. */
  reference: string;
  kind: PaymentKind;
  amount: Grosze;
  title: string;
  email: string;
  returnAddress: string;
  blikCode: string;
}

export type ProviderStart =
  | {
      kind: 'started';
      /** The provider's name of the payment. */
      reference: string;
      /** Where the customer pays; empty when it is confirmed elsewhere, as BLIK is in the bank's app. */
      address: string;
      expiresAt: Date | null;
    }
  | { kind: 'refused'; problem: string };

export interface RefundOrder {
  /** Our name of the refund; a repeated request must not refund twice. */
  reference: string;
  /** The provider's name of the payment. */
  payment: string;
  amount: Grosze;
}

/** `accepted`: the webhook reports later when the money is sent. */
export type ProviderRefund = { kind: 'accepted' } | { kind: 'refused'; problem: string };

export interface ProviderWebhook {
  /** The same webhook may arrive again. */
  webhookId: string;
  paymentReference: string;
  /** Our name of the refund: `refunded` when the money is sent, any other state when not. */
  refund?: string;
  state: PaymentState;
  amount: Grosze;
  problem: string;
  happenedAt: Date;
}

export interface RawWebhook {
  body: string;
  header(name: string): string | null | undefined;
}

/** The rest of the shop does not depend on which company it is. */
export interface PaymentProvider {
  name: string;
  /** Scheme and host of its payment page for the content policy; null without one. */
  payPage: string | null;
  /** Settings with which no money comes: a shop that is not a demo does not start with them. */
  listTestSettings(shop: Pick<Shop, 'providers'>): string[];
  /** Checks that the keys open the account with all needed permissions. */
  tryKeys?(shop: Shop): Promise<ProviderKeyFault | null>;
  takes(kind: PaymentKind): boolean;
  start(shop: Shop, order: PaymentOrder): Promise<ProviderStart>;
  /** `ignored` when it is irrelevant; null when it is forged or unreadable. */
  parseWebhook(shop: Shop, raw: RawWebhook): Promise<ProviderWebhook | 'ignored' | null>;
  /** False when it is too late. Throws when the provider cannot be reached. */
  cancel(shop: Shop, reference: string): Promise<boolean>;
  /** Throws when the provider cannot be reached. */
  refund(shop: Shop, refund: RefundOrder): Promise<ProviderRefund>;
}
