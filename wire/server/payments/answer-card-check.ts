import type { Context } from 'hono';
import { checkCard } from '#shop/selling/payments/index.ts';
import type { WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { ensureCaller } from '../visitor.ts';
import { cardWarning } from './card-warning.ts';
import { GIFT_CARD_PAYMENT, VOUCHER_PAYMENT } from './payment-ids.ts';

const UNKNOWN_ACTION = { errno: 1, warning: { order_newpayment_error: '' } };

/** `action=auth`: is this gift card or voucher good, and which payment does it belong to? */
export async function answerCardCheck(c: Context, wire: WireContext, fields: Fields): Promise<object> {
  if (fields.get('action') !== 'auth') return UNKNOWN_ACTION;
  const { id } = await ensureCaller(c, wire);
  const typed = { number: (fields.get('number') ?? '').slice(0, 40), pin: (fields.get('pin') ?? '').slice(0, 40) };
  const check = await checkCard(wire.shop, id, { ...typed, caller: wire.callerOf?.(c) });
  if (check.kind === 'refused') return { errno: 1, warning: cardWarning(check.refusal) };
  return { errno: 0, payment_id: check.card.kind === 'gift-card' ? GIFT_CARD_PAYMENT : VOUCHER_PAYMENT };
}
