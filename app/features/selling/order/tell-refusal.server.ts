import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { MethodRefusal } from '#rules/selling/payments/judge-method.ts';
import type { PaymentMethod } from '#shop/selling/payments/index.ts';
import { paymentTexts } from '#texts/selling/payment.ts';

type Limits = Pick<PaymentMethod, 'minimum' | 'maximum' | 'mostPieces'>;

/** S8.37: why a way to pay cannot be chosen, with the limit it is about. */
export function tellRefusal(refusal: MethodRefusal, { minimum, maximum, mostPieces }: Limits): string {
  return paymentTexts.methodRefusal(refusal, {
    minimum: formatMoney(minimum ?? 0),
    maximum: formatMoney(maximum ?? 0),
    pieces: String(mostPieces ?? 0),
  });
}
