const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A Polish NIP: ten digits whose last one is the check digit; dashes, spaces and a leading PL are read over. */
export function isTaxNumber(text: string): boolean {
  const digits = bareTaxNumber(text);
  if (!/^\d{10}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
}

export function bareTaxNumber(text: string): string {
  return text.trim().replace(/^PL/i, '').replace(/[\s-]/g, '');
}

const POLISH = /^(?:PL)?\d{26}$/;
const FOREIGN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** A Polish account number, with or without PL, or a foreign IBAN whose check digits agree. */
export function isBankAccount(text: string): boolean {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  if (POLISH.test(bare)) return remainderOf97(bare.startsWith('PL') ? bare : `PL${bare}`) === 1;
  return !bare.startsWith('PL') && FOREIGN.test(bare) && remainderOf97(bare) === 1;
}

/** ISO 7064: the country and check digits move to the end, characters become numbers, the remainder of 97 must be 1. */
function remainderOf97(iban: string): number {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (character) => Number.parseInt(character, 36)).join('');
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}
