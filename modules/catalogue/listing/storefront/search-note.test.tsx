import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_BOUNDS } from '#modules/catalogue/search/rules/search-bounds.ts';
import { SearchNote } from './search-note.tsx';
import type { ShownListing } from './shown-listing.ts';

const AS_TYPED = {
  correctedText: null,
  leftOut: [],
  partial: false,
  described: false,
  otherNames: [],
  without: [],
  bounds: NO_BOUNDS,
  limitsGivenUp: false,
  shopPages: [],
  total: 9,
};

function render(given: Partial<ShownListing>) {
  const html = renderToStaticMarkup(<SearchNote listing={{ ...AS_TYPED, text: 'kubek', ...given } as ShownListing} />);
  return {
    html,
    words: html
      .replace(/<[^>]*>/g, '')
      .replace(/\u00a0/g, ' ')
      .trim(),
  };
}

it('X.26 of a long text the beginning is said; the link still searches for all of it', () => {
  const { html, words } = render({ text: 'namoit '.repeat(100), correctedText: 'namiot'.repeat(100) });
  expect(words.length).toBeLessThan(300);
  expect(html).toContain(`text=${'namiot'.repeat(100)}"`);
});

it.each([
  [['qqxx'], 'Nie znaleźliśmy słowa „qqxx”, dlatego pokazujemy wyniki dla frazy buty.'],
  [['qqxx', 'yyzz'], 'Nie znaleźliśmy słów „qqxx” i „yyzz”, dlatego pokazujemy wyniki dla frazy buty.'],
])('X.26 words no product has are named: %s', (leftOut, said) => {
  expect(render({ text: 'buty qqxx', correctedText: 'buty', leftOut }).words).toBe(said);
});

it('says when no product has all the words, and nothing when all were found', () => {
  expect(render({ partial: true }).words).toContain('Żaden produkt nie pasuje do wszystkich słów');
  expect(render({}).words).toBe('');
});

it.each([
  [false, 'Szukanych słów nie ma w nazwach ani cechach produktów, dlatego pokazujemy te, które mają je w opisie.'],
  [true, 'Nie wszystkie słowa są w nazwach i cechach produktów, dlatego na początku są te, które mają je w opisie.'],
])('X.56 says that words are in descriptions, once (others follow: %s)', (partial, said) => {
  expect(render({ described: true, partial }).words).toBe(said);
});

it('names pages above products; without products they are below', () => {
  const shopPages = [{ name: 'Zwroty', link: '/zwroty' }];
  expect(render({ shopPages }).html).toContain('href="/zwroty"');
  expect(render({ shopPages, total: 0 }).words).toBe('');
});

it.each<[Partial<ShownListing>, string]>([
  [{ bounds: { ...NO_BOUNDS, to: 30000 } }, 'Pokazujemy tylko produkty w cenie do 300 zł.'],
  [
    { bounds: { ...NO_BOUNDS, from: 10000, to: 19990, sizes: ['xl'] } },
    'Pokazujemy tylko produkty w cenie od 100 zł do 199,90 zł i w rozmiarze XL.',
  ],
  [
    { bounds: { ...NO_BOUNDS, sizes: ['3941'] }, limitsGivenUp: true },
    'Nie mamy takich produktów w rozmiarze 39–41, dlatego pokazujemy wszystkie.',
  ],
  [{ bounds: { ...NO_BOUNDS, cheapest: true } }, 'Najtańsze są na początku.'],
  [{ otherNames: ['nóż składany'] }, 'Szukamy też pod nazwą „nóż składany”.'],
  [
    { without: ['kaptura'] },
    'Pomijamy produkty ze słowem „kaptura” (w każdej odmianie) w nazwie lub cechach. Więcej sprawdzisz w opisie produktu.',
  ],
])('X.56 says what the search was bounded to or left out: %o', (given, said) => {
  expect(render(given).words).toBe(said);
});

it('X.56 one box says what was searched, and never that a corrected text was found when only some of its words were', () => {
  const { html, words } = render({ text: 'kutrka w kropki', correctedText: 'kurtka w kropki', partial: true });
  expect(html.match(/role="status"/g)).toHaveLength(1);
  expect(words).toBe(
    'Szukamy frazy kurtka w kropki zamiast „kutrka w kropki”. Żaden produkt nie pasuje do wszystkich słów naraz, dlatego na początku są te, które pasują do największej ich liczby.',
  );
});
