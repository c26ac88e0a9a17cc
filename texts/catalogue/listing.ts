import type { FilterFlag, PlainFilter } from '#rules/catalogue/listing/filter-id.ts';
import type { PriceRange } from '#rules/catalogue/listing/price-range.ts';
import type { ListingSort } from '#rules/catalogue/products/listing-query.ts';
import { formatQuantity } from '#rules/catalogue/quantity/check-quantity.ts';
import { type PluralForms, plural } from '#rules/platform/text/plural.ts';

const products: PluralForms = { one: 'produkt', few: 'produkty', many: 'produktów', fraction: 'produktu' };

const filterNames: Record<PlainFilter, string> = {
  filter_available: 'Dostępność',
  filter_flags: 'Wyróżnione',
  filter_sizes: 'Rozmiar',
  filter_producer: 'Producent',
};

const valueNames: Record<FilterFlag | 'y', string> = {
  y: 'Tylko dostępne',
  promotion: 'Promocje',
  new: 'Nowości',
  bestseller: 'Bestsellery',
};

/** A broad search is cut: there are more than all that was left of it. */
function countProducts(total: number, cutTo: number | null = null): string {
  return `${total === cutTo ? 'ponad ' : ''}${formatQuantity(total)} ${plural(total, products)}`;
}

export const listingTexts = {
  tree: 'Kategorie działu',
  filters: 'Filtry',
  filter: 'Filtruj',
  filterNames,
  valueNames,
  active: 'Wybrane filtry',
  activeValue: (filter: string, value: string) => `${filter}: ${value}`,
  remove: (label: string) => `Usuń filtr ${label}`,
  clear: 'Wyczyść filtry',
  show: (...count: Parameters<typeof countProducts>) => `Pokaż ${countProducts(...count)}`,
  price: 'Cena',
  priceFrom: 'od (zł)',
  priceTo: 'do (zł)',
  priceWrong: 'Cena „od” nie może być wyższa niż cena „do”.',
  priceRange: ({ from, to }: PriceRange) =>
    `Cena:${from === null ? '' : ` od ${formatQuantity(from)} zł`}${to === null ? '' : ` do ${formatQuantity(to)} zł`}`,
  views: { label: 'Widok', grid: 'Siatka', list: 'Lista' },
  promotions: 'Promocje',
  news: 'Nowości',
  showMore: 'Pokaż więcej',
  loaded: (from: number, to: number, total: number) => `Wczytano produkty ${from}–${to} z ${total}`,
  emptyFiltered: 'Żaden produkt nie spełnia wszystkich wybranych warunków',
  emptyFilteredHelp: 'Usuń jeden z filtrów albo wyczyść wszystkie:',
  count: countProducts,
  cutTo: (most: number) =>
    `Sortowanie i filtry obejmują ${formatQuantity(most)} najpopularniejszych z pasujących produktów.`,
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
  byFitness: 'Trafność',
  perPage: 'Na stronie',
  apply: 'Zastosuj',
  searchTitle: (text: string) => `Wyniki dla „${text}”`,
  noTextTitle: 'Czego szukasz?',
  noTextHelp: 'Wpisz w wyszukiwarce nazwę, producenta albo kod produktu. Możesz też zajrzeć do działów:',
  empty: 'Nie znaleźliśmy takich produktów',
  emptyHelp: 'Sprawdź pisownię albo wpisz krótsze, ogólniejsze słowo.',
  emptyCategory: 'W tej kategorii nie ma teraz produktów. Zajrzyj do innych:',
  closeSpellings: 'Może chodziło Ci o:',
  popularCategories: 'Najchętniej odwiedzane kategorie',
  readMore: 'Czytaj dalej',
  description: (shop: string, title: string, ...count: Parameters<typeof countProducts>) =>
    `${title} w sklepie ${shop}: ${countProducts(...count)}, szybka wysyłka i łatwy zwrot.`,
  categoryTitle: (category: string, parent: string) => `${category} – ${parent}`,
  producerTitle: (producer: string) => `Produkty marki ${producer}`,
};
