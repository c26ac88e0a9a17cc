/** A word in a link that opens something for whoever has it: long, and of the letters tokens are made of. */
const TOKEN = /([/=])(?=[\w-]*[A-Z0-9])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{16,}/g;
const PIN = /(PIN:?\s+)\d{3,8}/g;
/** A number of a card, in fours or without gaps, and of a voucher or the balance of a shopper. */
const CARD = /\b(?:(?:SALDO|BON)\d{12}|\d{4}(?: ?\d{4}){3})\b/g;

export const MASKED_PIN = '••••';

/** Enough of a card's number to tell it from another, not enough to pay with it. */
export function maskCard(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

/** What a mail said, for staff: without what would let a reader spend the shopper's money or go in as the shopper. */
export function hideSecrets(text: string): string {
  return text.replace(TOKEN, '$1…').replace(PIN, `$1${MASKED_PIN}`).replace(CARD, maskCard);
}
