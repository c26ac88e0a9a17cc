/** Hidden products are not in the shop; archived ones are also left out of the list. */
export const VISIBILITIES = ['visible', 'hidden', 'archived'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const STOCK_FILTERS = ['in-stock', 'sold-out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** Missing data that customers or the law expect. */
export const MISSING = ['photo', 'price', 'unit-price', 'safety', 'description'] as const;
export type Missing = (typeof MISSING)[number];

export const PRODUCT_SORTS = ['newest', 'name', 'cheapest', 'dearest', 'popular'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Which products the staff look at. */
export interface ProductFilter {
  /** Words of the name, or how a code or the number under a bar code begins. */
  text: string;
  categoryId: number | null;
  producerId: number | null;
  /** Null: all but the archived ones. */
  visibility: Visibility | null;
  stock: StockFilter | null;
  missing: Missing | null;
  sort: ProductSort;
}

export const EVERY_PRODUCT: ProductFilter = {
  text: '',
  categoryId: null,
  producerId: null,
  visibility: null,
  stock: null,
  missing: null,
  sort: 'newest',
};

const MAX_TEXT_LENGTH = 100;
const LARGEST_ID = 2_147_483_647;

/** Invalid parameters are ignored. */
export function parseProductFilter(query: URLSearchParams): ProductFilter {
  const id = (name: string) => {
    const value = Number(query.get(name) ?? '');
    return Number.isInteger(value) && value > 0 && value <= LARGEST_ID ? value : null;
  };
  return {
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    categoryId: id('kategoria'),
    producerId: id('producent'),
    visibility: oneOf(VISIBILITIES, query.get('widocznosc')),
    stock: oneOf(STOCK_FILTERS, query.get('stan')),
    missing: oneOf(MISSING, query.get('brak')),
    sort: oneOf(PRODUCT_SORTS, query.get('sort')) ?? EVERY_PRODUCT.sort,
  };
}

/** The same as an address, without what is as it is anyway. */
export function productFilterQuery(filter: ProductFilter): string {
  const named = {
    q: filter.text,
    kategoria: filter.categoryId,
    producent: filter.producerId,
    widocznosc: filter.visibility,
    stan: filter.stock,
    brak: filter.missing,
    sort: filter.sort === EVERY_PRODUCT.sort ? '' : filter.sort,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) if (value) query.set(name, String(value));
  return query.toString();
}

function oneOf<Value extends string>(known: readonly Value[], text: string | null): Value | null {
  return known.find((one) => one === text) ?? null;
}
