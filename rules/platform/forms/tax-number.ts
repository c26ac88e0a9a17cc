const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A Polish NIP: ten digits whose last one is the check digit; dashes, spaces and a leading PL are read over. */
export function isTaxNumber(text: string): boolean {
  const digits = bareTaxNumber(text);
  if (!/^\d{10}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
}

/** The digits alone, as they are kept. */
export function bareTaxNumber(text: string): string {
  return text.trim().replace(/^PL/i, '').replace(/[\s-]/g, '');
}
