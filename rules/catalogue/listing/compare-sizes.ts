const LETTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

/** Sizes as a shopper expects them: by letter from small to large, then by number, then by name. */
export function compareSizes(a: string, b: string): number {
  return letterPlace(a) - letterPlace(b) || numberOf(a) - numberOf(b) || a.localeCompare(b, 'pl');
}

function letterPlace(size: string): number {
  const place = LETTERS.indexOf(size.toLowerCase());
  return place < 0 ? LETTERS.length : place;
}

function numberOf(size: string): number {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(size) ?? [];
  return digits ? Number(digits.replace(',', '.')) : Number.MAX_SAFE_INTEGER;
}
