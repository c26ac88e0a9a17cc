import type { ProviderNotice } from '../provider.ts';
import { asRecord } from './ask-stripe.ts';

type News = Pick<ProviderNotice, 'paymentReference' | 'state' | 'amount' | 'problem'>;

/** What an event says about a payment of ours; `ignored` when it says nothing of that kind, null when it is no event. */
export function parseStripeEvent(body: string): ProviderNotice | 'ignored' | null {
  const event = parse(body);
  const { id, type, created } = event;
  if (typeof id !== 'string' || typeof type !== 'string' || typeof created !== 'number') return null;
  const news = toNews(type, asRecord(asRecord(event.data).object));
  if (!news || news.paymentReference === '') return 'ignored';
  return { ...news, noticeId: id, happenedAt: new Date(created * 1000) };
}

function toNews(type: string, object: Record<string, unknown>): News | null {
  const { payment, flow } = asRecord(object.metadata);
  const paymentReference = typeof payment === 'string' ? payment : '';
  const amount = Number(object.amount);
  switch (type) {
    case 'payment_intent.succeeded':
      return { paymentReference, amount: Number(object.amount_received), state: 'accepted', problem: '' };
    case 'payment_intent.canceled':
      return { paymentReference, amount, state: 'cancelled', problem: 'refused' };
    case 'payment_intent.payment_failed':
      // On Stripe's own page the shopper tries again there; only BLIK is over with its code.
      if (flow !== 'blik') return null;
      return { paymentReference, amount, ...blikFailure(asRecord(object.last_payment_error)) };
    case 'checkout.session.expired': {
      const reference = object.client_reference_id;
      const expired = { amount: Number(object.amount_total), state: 'restart', problem: 'timed-out' } as const;
      return { paymentReference: typeof reference === 'string' ? reference : '', ...expired };
    }
    case 'charge.refunded':
      // A part of the money given back leaves the order paid; the shop's own books say how much is owed.
      return object.refunded === true ? { paymentReference, amount, state: 'refunded', problem: '' } : null;
    default:
      return null;
  }
}

function blikFailure({ code, decline_code: decline }: Record<string, unknown>): Pick<News, 'state' | 'problem'> {
  const why = `${String(code ?? '')} ${String(decline ?? '')}`;
  if (/expired|timeout|timed_out/.test(why)) return { state: 'restart', problem: 'timed-out' };
  return /invalid/.test(why) ? { state: 'error', problem: 'blik-code' } : { state: 'cancelled', problem: 'refused' };
}

function parse(body: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(body));
  } catch {
    return {};
  }
}
