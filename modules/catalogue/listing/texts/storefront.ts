import { countProducts } from '#modules/catalogue/products/texts/product-cards.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { plural } from '#platform/text/rules/plural.ts';
import type { FilterFlag, PlainFilter } from '../rules/filter-id.ts';
import type { ListingSort } from '../rules/listing-query.ts';
import type { PriceRange } from '../rules/price-range.ts';

export const filterNames: Record<PlainFilter, string> = {
  filter_available: 'Dostępność',
  filter_flags: 'Wyróżnione',
  filter_sizes: 'Rozmiar',
  filter_producer: 'Producent',
};

export const valueNames: Record<FilterFlag | 'y', string> = {
  y: 'Tylko dostępne',
  promotion: 'Promocje',
  new: 'Nowości',
  bestseller: 'Bestsellery',
};

/** A cut search has more products than counted. */
function countFound(total: number, cutTo: number | null = null): string {
  return (total === cutTo ? 'ponad ' : '') + countProducts(total);
}

export const tree = 'Kategorie działu';
export const filters = 'Filtry';
export const filter = 'Filtruj';
export const moreFilters = 'Więcej filtrów';
export const active = 'Wybrane filtry';
export const activeValue = (filter: string, value: string) => `${filter}: ${value}`;
export const remove = (label: string) => `Usuń filtr ${label}`;
export const clear = 'Wyczyść filtry';
export const show = (...count: Parameters<typeof countFound>) => `Pokaż ${countFound(...count)}`;
export const showTyped = 'Pokaż produkty';
export const price = 'Cena';
export const priceFrom = 'od (zł)';
export const priceTo = 'do (zł)';
export const priceFromHandle = 'Cena od, w złotych';
export const priceToHandle = 'Cena do, w złotych';
export const findValue = (filter: string) => `Szukaj w filtrze ${filter}`;
export const priceWrong = 'Cena „od” nie może być wyższa niż cena „do”.';
export const priceRange = ({ from, to }: PriceRange) =>
  `Cena:${from === null ? '' : ` od ${formatQuantity(from)} zł`}${to === null ? '' : ` do ${formatQuantity(to)} zł`}`;
export const views = { label: 'Widok', grid: 'Siatka', list: 'Lista' };
export const promotions = 'Promocje';
export const news = 'Nowości';
export const showMore = 'Pokaż więcej';
export const loaded = (from: number, to: number, total: number) => `Wczytano pozycje ${from}–${to} z ${total}`;
export const emptyFiltered = 'Żaden produkt nie spełnia wszystkich wybranych warunków';
export const emptyFilteredHelp = 'Usuń jeden z filtrów albo wyczyść wszystkie:';
export const count = countFound;
export const inModels = (cards: number) =>
  `w ${formatQuantity(cards)} ${plural(cards, { one: 'modelu', few: 'modelach', many: 'modelach' })}`;
export const cutTo = (max: number) =>
  `Sortowanie i filtry obejmują ${formatQuantity(max)} najpopularniejszych z pasujących produktów.`;
export const subcategories = 'Podkategorie';
export const productsHeading = 'Produkty';
export const sort = 'Sortowanie';

export const sorts = {
  'relevance-d': 'Polecane',
  'price-a': 'Cena: od najniższej',
  'price-d': 'Cena: od najwyższej',
  'name-a': 'Nazwa: A–Ż',
  'name-d': 'Nazwa: Ż–A',
  'date-d': 'Najnowsze',
  'date-a': 'Najstarsze',
} satisfies Record<ListingSort, string>;

export const byFitness = 'Trafność';
export const perPage = 'Na stronie';
export const apply = 'Zastosuj';
export const searchTitle = (text: string) => `Wyniki dla „${text}”`;
export const noTextTitle = 'Czego szukasz?';
export const noTextHelp = 'Wpisz w wyszukiwarce nazwę, producenta albo kod produktu. Możesz też zajrzeć do działów:';
export const empty = 'Nie znaleźliśmy takich produktów';
export const emptyHelp = 'Sprawdź pisownię albo wpisz krótsze, ogólniejsze słowo.';
export const emptyCategory = 'W tej kategorii nie ma teraz produktów. Zajrzyj do innych:';
export const closeSpellings = 'Może chodziło Ci o:';
export const popularCategories = 'Najchętniej odwiedzane kategorie';
export const further = { title: 'Rozejrzyj się dalej', also: 'Zobacz też' };
export const about = 'Dobrze wiedzieć';
export const readMore = 'Czytaj dalej';
export const description = (shop: string, title: string, ...count: Parameters<typeof countFound>) =>
  `${title} w sklepie ${shop}: ${countFound(...count)}, szybka wysyłka i łatwy zwrot.`;
export const categoryTitle = (category: string, parent: string) => `${category} – ${parent}`;
export const producerTitle = (producer: string) => `Produkty marki ${producer}`;
