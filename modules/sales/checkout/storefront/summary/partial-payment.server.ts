import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addOrderCard, removeOrderCard, type Shopper, saveOrderData } from '../../server/index.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';

export interface PartialPaymentAnswer {
  ok: boolean;
  text: string;
  /** The refused number, to correct it; never the PIN. */
  number?: string;
}

type PartialPaymentField = 'intent' | 'removeCard' | 'cardNumber' | 'cardPin' | 'points';

/** Gift cards, vouchers and points; null for the ordering button. */
export async function receivePartialPayment(
  shop: Shop,
  shopper: Shopper,
  { form, caller }: { form: FormData; caller: string },
): Promise<PartialPaymentAnswer | null> {
  const text = (name: PartialPaymentField) => String(form.get(name) ?? '').slice(0, 100);
  if (text('removeCard') !== '') {
    await removeOrderCard(shop, shopper, Number(text('removeCard')) || 0);
    return { ok: true, text: orderSummaryTexts.partial.removed };
  }
  switch (intentOf(text)) {
    case 'add-card': {
      const check = await addOrderCard(shop, shopper, { number: text('cardNumber'), pin: text('cardPin'), caller });
      return check.kind === 'ok'
        ? { ok: true, text: orderSummaryTexts.partial.added }
        : {
            ok: false,
            text: paymentTexts.cardRefusal(check.refusal, check.card),
            number: text('cardNumber').slice(0, 40),
          };
    }
    case 'points':
      await saveOrderData(shop, shopper, { points: Number(text('points')) || 0 });
      return { ok: true, text: orderSummaryTexts.partial.counted };
    default:
      return null;
  }
}

/** Enter without a script activates no button of its own: the filled field decides. */
function intentOf(text: (name: PartialPaymentField) => string): string {
  const intent = text('intent');
  if (intent !== 'enter') return intent;
  return text('cardNumber').trim() === '' ? 'points' : 'add-card';
}
