import * as v from 'valibot';
import type { ProviderWebhook } from '../provider.ts';

type News = Pick<ProviderWebhook, 'paymentReference' | 'state' | 'amount' | 'problem' | 'refund'>;

const grosze = v.pipe(v.number(), v.integer());
/** Written by `start`; other payments of the account have none. */
const metadata = v.optional(v.object({ payment: v.optional(v.string(), ''), flow: v.optional(v.string(), '') }), {});
const envelope = { id: v.string(), created: v.pipe(v.number(), v.integer()) };
const about = <Type extends string, Resource extends v.GenericSchema>(type: Type, object: Resource) =>
  v.object({ ...envelope, type: v.literal(type), data: v.object({ object }) });

const failure = v.nullish(v.object({ code: v.nullish(v.string(), ''), decline_code: v.nullish(v.string(), '') }));

/** Written by `refund`; refunds made in Stripe's panel have none. */
const refund = v.object({
  amount: grosze,
  status: v.nullish(v.string(), ''),
  metadata: v.optional(v.object({ refund: v.optional(v.string(), '') }), {}),
});

const PaymentEvent = v.variant('type', [
  about('payment_intent.succeeded', v.object({ amount_received: grosze, metadata })),
  about('payment_intent.canceled', v.object({ amount: grosze, metadata })),
  about('payment_intent.payment_failed', v.object({ amount: grosze, metadata, last_payment_error: failure })),
  about('checkout.session.expired', v.object({ amount_total: grosze, client_reference_id: v.nullish(v.string(), '') })),
  about('refund.created', refund),
  about('refund.updated', refund),
  about('refund.failed', refund),
  about('charge.refunded', v.object({ amount: grosze, metadata, refunded: v.boolean() })),
]);
type PaymentEvent = v.InferOutput<typeof PaymentEvent>;

const TYPES = new Set<string>(PaymentEvent.options.map(({ entries }) => entries.type.literal));

/** `ignored` when it is not about our payments, null when it is malformed. */
export function toWebhook(event: { type: string }): ProviderWebhook | 'ignored' | null {
  if (!TYPES.has(event.type)) return 'ignored';
  const parsed = v.safeParse(PaymentEvent, event);
  if (!parsed.success) return null;
  const news = toNews(parsed.output);
  if (!news || (news.paymentReference === '' && !news.refund)) return 'ignored';
  return { ...news, webhookId: parsed.output.id, happenedAt: new Date(parsed.output.created * 1000) };
}

function toNews(event: PaymentEvent): News | null {
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const { metadata, amount_received: amount } = event.data.object;
      return { paymentReference: metadata.payment, amount, state: 'accepted', problem: '' };
    }
    case 'payment_intent.canceled': {
      const { metadata, amount } = event.data.object;
      return { paymentReference: metadata.payment, amount, state: 'cancelled', problem: 'refused' };
    }
    case 'payment_intent.payment_failed': {
      const { metadata, amount, last_payment_error: error } = event.data.object;
      // On Stripe's page the customer tries again there; only BLIK ends with its code.
      return metadata.flow === 'blik' ? { paymentReference: metadata.payment, amount, ...blikFailure(error) } : null;
    }
    case 'checkout.session.expired': {
      const { client_reference_id: reference, amount_total: amount } = event.data.object;
      return { paymentReference: reference, amount, state: 'restart', problem: 'timed-out' };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { metadata, amount, status } = event.data.object;
      const told = { paymentReference: '', refund: metadata.refund, amount };
      if (status === 'succeeded') return { ...told, state: 'refunded', problem: '' };
      return status === 'failed' || status === 'canceled' ? { ...told, state: 'error', problem: status } : null;
    }
    case 'charge.refunded': {
      const { metadata, amount, refunded } = event.data.object;
      // A partial refund has its own events, or was made in Stripe's panel and is for the owner to book.
      return refunded ? { paymentReference: metadata.payment, amount, state: 'refunded', problem: '' } : null;
    }
  }
}

function blikFailure(error: v.InferOutput<typeof failure>): Pick<News, 'state' | 'problem'> {
  const why = `${error?.code ?? ''} ${error?.decline_code ?? ''}`;
  if (/expired|timeout|timed_out/.test(why)) return { state: 'restart', problem: 'timed-out' };
  return /invalid/.test(why) ? { state: 'error', problem: 'blik-code' } : { state: 'cancelled', problem: 'refused' };
}
