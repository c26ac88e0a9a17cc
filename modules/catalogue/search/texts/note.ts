import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { SearchBounds } from '../rules/search-bounds.ts';

/** X.26, X.56 */

export const searchedFor = 'Szukamy frazy';
export const insteadOf = (typed: string) => `zamiast „${typed}”.`;
export const leftOut = (words: readonly string[]) =>
  `Nie znaleźliśmy ${words.length === 1 ? 'słowa' : 'słów'} ${listOf(words)}, dlatego pokazujemy wyniki dla frazy`;
export const partial =
  'Żaden produkt nie pasuje do wszystkich słów naraz, dlatego na początku są te, które pasują do największej ich liczby.';
export const described =
  'Szukanych słów nie ma w nazwach ani cechach produktów, dlatego pokazujemy te, które mają je w opisie.';
export const describedFirst =
  'Nie wszystkie słowa są w nazwach i cechach produktów, dlatego na początku są te, które mają je w opisie.';
export const otherNames = (names: readonly string[]) =>
  `Szukamy też pod ${names.length === 1 ? 'nazwą' : 'nazwami'} ${listOf(names)}.`;
export const without = (words: readonly string[]) =>
  `Pomijamy produkty ze ${words.length === 1 ? 'słowem' : 'słowami'} ${listOf(words)} (w każdej odmianie) w nazwie lub cechach. Więcej sprawdzisz w opisie produktu.`;
export const within = (limits: string) => `Pokazujemy tylko produkty ${limits}.`;
export const givenUp = (limits: string) => `Nie mamy takich produktów ${limits}, dlatego pokazujemy wszystkie.`;
export const cheapest = 'Najtańsze są na początku.';
export const pages = 'Szukasz informacji? Zajrzyj tutaj:';

export function searchLimits({ from, to, sizes }: SearchBounds): string {
  const price = [from === null ? '' : `od ${money(from)}`, to === null ? '' : `do ${money(to)}`]
    .filter(Boolean)
    .join(' ');
  const size = sizes.map((key) => key.replace(/^(\d\d)(\d\d)$/, '$1–$2').toUpperCase()).join(' lub ');
  return [price && `w cenie ${price}`, size && `w rozmiarze ${size}`].filter(Boolean).join(' i ');
}

function money(amount: number): string {
  return formatMoney(amount).replace(',00', '');
}

function listOf(words: readonly string[]): string {
  const quoted = words.map((word) => `„${word}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' i ');
}
