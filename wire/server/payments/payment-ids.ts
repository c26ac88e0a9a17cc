/** Contract 3.14: by which calls name payment with a card of the shop; every other id is a method of the shop. */
export const GIFT_CARD_PAYMENT = 190;
export const VOUCHER_PAYMENT = 2;
