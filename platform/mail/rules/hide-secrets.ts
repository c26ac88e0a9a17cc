/** A secret in a link: long, and of the characters of tokens. */
const TOKEN = /([/=])(?=[\w-]*[A-Z0-9])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{16,}/g;
const PIN = /(PIN:?\s+)\d{3,8}/g;
/** A number of a card, in fours or without gaps, and of a voucher or the balance of a shopper. */
const CARD = /\b(?:(?:SALDO|BON)\d{12}|\d{4}(?: ?\d{4}){3})\b/g;

export const MASKED_PIN = '••••';

/** Enough of a card number to distinguish it, not enough to pay with it. */
export function maskCard(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

/** The text of a mail for staff, without secrets that spend the customer's money or sign in. */
export function hideSecrets(text: string): string {
  return text.replace(TOKEN, '$1…').replace(PIN, `$1${MASKED_PIN}`).replace(CARD, maskCard);
}
