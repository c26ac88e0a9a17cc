import { addOrderCard, removeOrderCard, type Shopper, saveOrderData } from '#shop/orders/index.ts';
import type { Shop } from '#shop/shop.ts';
import { orderSummaryTexts } from '#texts/order-summary.ts';
import { paymentTexts } from '#texts/payment.ts';

export interface PartialPaymentAnswer {
  ok: boolean;
  text: string;
  /** The refused number, to be mended; never the PIN. */
  number?: string;
}

/** Gift cards, vouchers and points that pay a part; null when the form is not about them. */
export async function receivePartialPayment(
  shop: Shop,
  shopper: Shopper,
  { form, caller }: { form: FormData; caller: string },
): Promise<PartialPaymentAnswer | null> {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 100);
  switch (text('intent')) {
    case 'add-card': {
      const check = await addOrderCard(shop, shopper, { number: text('cardNumber'), pin: text('cardPin'), caller });
      return check.kind === 'ok'
        ? { ok: true, text: orderSummaryTexts.partial.added }
        : { ok: false, text: paymentTexts.cards[check.refusal], number: text('cardNumber').slice(0, 40) };
    }
    case 'remove-card':
      await removeOrderCard(shop, shopper, Number(text('card')) || 0);
      return { ok: true, text: orderSummaryTexts.partial.removed };
    case 'points':
      await saveOrderData(shop, shopper, { points: Number(text('points')) || 0 });
      return { ok: true, text: orderSummaryTexts.partial.counted };
    default:
      return null;
  }
}
