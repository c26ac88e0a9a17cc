import { asRecord, callOk, orFalse } from './call.ts';

interface HotspotsRequest {
  /** Ids of the zones' elements. */
  zones: readonly string[];
  page: string;
  /** On the product page. */
  product?: number;
  /** On the basket page. */
  products?: readonly number[];
}

/** HTML by zone in one call (S7.34); zones without an answer are missing. False after a failure (S7.37). */
export function fetchHotspots(
  { zones, page, product, products = [] }: HotspotsRequest,
  options: { signal?: AbortSignal } = {},
): Promise<Map<string, string> | false> {
  const names = zones.join(',');
  const query = new URLSearchParams({
    action: 'get-hotspots-html',
    'zones-names': names,
    components: names,
    'zones-types': zones.map(() => page).join(','),
    product: product === undefined ? '' : String(product),
    products: products.join(';'),
  });
  const read = async () => {
    const response = await callOk(`/ajax/hotspots.php?${query}`, options);
    const answer = Object.entries(asRecord(await response.json()));
    return new Map(answer.flatMap(([zone, html]) => (typeof html === 'string' ? [[zone, html] as const] : [])));
  };
  return orFalse('recommended products could not be loaded', read, options.signal);
}
