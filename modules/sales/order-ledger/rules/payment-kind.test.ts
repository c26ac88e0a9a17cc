import { expect, it } from 'vitest';
import { isCardKind, PAYMENT_KINDS } from './payment-kind.ts';

it('of a gift card and a voucher the shopper types the number', () => {
  expect(PAYMENT_KINDS.filter(isCardKind)).toEqual(['gift-card', 'voucher']);
});
