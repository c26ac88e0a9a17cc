import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PaymentState } from '../rules/payment-state.ts';
import type { ProviderKeyFault } from '../rules/provider-keys.ts';

/** What a provider is told when a shopper begins to pay. */
export interface PaymentOrder {
  /** Our name of the payment; asked again with the same one, a provider must not begin a second payment. */
  reference: string;
  kind: PaymentKind;
  amount: Grosze;
  /** What the shopper reads at the bank. */
  title: string;
  email: string;
  /** Where the shopper comes back to. */
  returnAddress: string;
  blikCode: string;
}

export type ProviderStart =
  | {
      kind: 'started';
      /** The provider's name of the payment. */
      reference: string;
      /** Where the shopper pays; empty when it is confirmed elsewhere, as BLIK is in the bank's app. */
      address: string;
      expiresAt: Date | null;
    }
  | { kind: 'refused'; problem: string };

/** What a provider is told when money of a payment that went through is to go back. */
export interface RefundOrder {
  /** Our name of the refund; asked again with the same one, a provider must not give the money back twice. */
  reference: string;
  /** The provider's name of the payment. */
  payment: string;
  amount: Grosze;
}

/** `accepted`: the money is on its way; the provider's webhook says when it went back. */
export type ProviderRefund = { kind: 'accepted' } | { kind: 'refused'; problem: string };

/** A webhook from a provider whose signature was right. */
export interface ProviderWebhook {
  /** Names the webhook: the same one may come again. */
  webhookId: string;
  paymentReference: string;
  /** Our name of the refund it tells of: `refunded` when the money went, anything else when it did not. */
  refund?: string;
  state: PaymentState;
  amount: Grosze;
  problem: string;
  happenedAt: Date;
}

/** A webhook as it came over HTTP. */
export interface RawWebhook {
  body: string;
  header(name: string): string | null | undefined;
}

/** A company that settles payments. Nothing above it knows which one answers. */
export interface PaymentProvider {
  name: string;
  /** Scheme and host of its payment page, to which the content policy must let a form of ours lead; null when it has none elsewhere. */
  payPage: string | null;
  /** What in its settings means that no money comes, for the owner to read: a shop for others does not start with it. */
  listTestSettings(shop: Pick<Shop, 'providers'>): string[];
  /** Do the keys of the shop open its account, with all the shop asks of it? */
  tryKeys?(shop: Shop): Promise<ProviderKeyFault | null>;
  /** Can it settle payments of this kind? */
  takes(kind: PaymentKind): boolean;
  start(shop: Shop, order: PaymentOrder): Promise<ProviderStart>;
  /** `ignored` when the webhook says nothing the shop must know; null when it is not the provider's, or cannot be read. */
  parseWebhook(shop: Shop, raw: RawWebhook): Promise<ProviderWebhook | 'ignored' | null>;
  /** Calls a begun payment off; false when it is too late. Throws when the provider could not be told. */
  cancel(shop: Shop, reference: string): Promise<boolean>;
  /** Gives money back the way it came. Throws when the provider could not be told. */
  refund(shop: Shop, refund: RefundOrder): Promise<ProviderRefund>;
}
