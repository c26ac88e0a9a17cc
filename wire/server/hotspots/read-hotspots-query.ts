import { parseId } from '#rules/selling/basket/product-form.ts';

export interface HotspotsQuery {
  /** Ids of the zones' elements, each once. */
  zones: string[];
  /** Products on screen: the one of a product page, or all of a basket. */
  products: number[];
}

const MOST_ZONES = 20;
const LONGEST_NAME = 64;
const MOST_PRODUCTS = 50;

/** Reads `/ajax/hotspots.php?…` (contract 2.14); what makes no sense is left out. */
export function readHotspotsQuery(fields: URLSearchParams): HotspotsQuery {
  if (fields.get('action') !== 'get-hotspots-html') return { zones: [], products: [] };
  // `components` repeats the names; a caller that sends only one of the two is understood.
  const names = (fields.get('zones-names') || fields.get('components') || '').split(',', MOST_ZONES);
  const products = [fields.get('product') ?? '', ...(fields.get('products') ?? '').split(';', MOST_PRODUCTS)];
  return {
    zones: [...new Set(names.map((name) => name.trim()))].filter(({ length }) => length > 0 && length <= LONGEST_NAME),
    products: [...new Set(products.map((product) => parseId(product.trim())))].filter((id) => id > 0),
  };
}

/** The same question as a block of the batch call (contract 2.3): its `params` are the fields of the address. */
export function parseHotspotsBlock(block: unknown): HotspotsQuery {
  const params = block && typeof block === 'object' && 'params' in block ? block.params : null;
  const texts = Object.entries(params ?? {}).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return readHotspotsQuery(new URLSearchParams(texts));
}
