/** What a shopper typed as an order number, eight digits; null when it cannot be one. */
export function readOrderNumber(text: string): string | null {
  const digits = text.replace(/[\s#-]/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}
