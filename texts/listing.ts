import type { ListingSort } from '#rules/catalogue/listing-query.ts';
import { formatQuantity } from '#rules/quantity/quantity-text.ts';
import { type PluralForms, plural } from '#rules/text/plural.ts';

const products: PluralForms = { one: 'produkt', few: 'produkty', many: 'produktów', fraction: 'produktu' };

export const listingTexts = {
  count: (total: number) => `${formatQuantity(total)} ${plural(total, products)}`,
  subcategories: 'Podkategorie',
  productsHeading: 'Produkty',
  sort: 'Sortowanie',
  sorts: {
    'relevance-d': 'Polecane',
    'price-a': 'Cena: od najniższej',
    'price-d': 'Cena: od najwyższej',
    'name-a': 'Nazwa: A–Ż',
    'name-d': 'Nazwa: Ż–A',
    'date-d': 'Najnowsze',
    'date-a': 'Najstarsze',
  } satisfies Record<ListingSort, string>,
  perPage: 'Na stronie',
  apply: 'Zastosuj',
  searchTitle: (text: string) => `Wyniki dla „${text}”`,
  searchPrompt: 'Czego szukasz?',
  empty: 'Nie znaleźliśmy takich produktów',
  emptyHelp: 'Sprawdź pisownię, użyj krótszego słowa albo zajrzyj do jednego z działów:',
  emptyCategory: 'W tej kategorii nie ma teraz produktów. Zajrzyj do innych działów:',
  readMore: 'Czytaj dalej',
  description: (title: string, total: number) =>
    `${title} w sklepie Polana: ${formatQuantity(total)} ${plural(total, products)}, szybka wysyłka i 30 dni na zwrot.`,
  pageTitle: (title: string, page: number) => (page > 1 ? `${title} – strona ${page}` : title),
};
