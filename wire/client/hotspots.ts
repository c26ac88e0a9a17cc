import { asRecord, call, logFailure } from './call.ts';

interface HotspotsQuestion {
  /** Ids of the zones' elements. */
  zones: readonly string[];
  /** The page they stand on. */
  page: string;
  /** On the product page. */
  product?: number;
  /** On the basket page. */
  products?: readonly number[];
}

/** Html by zone in one call (S7.34); a zone that is not answered is missing. False when asking failed (S7.37). */
export async function fetchHotspots(
  { zones, page, product, products = [] }: HotspotsQuestion,
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
  try {
    const response = await call(`/ajax/hotspots.php?${query}`, options);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = Object.entries(asRecord(await response.json()));
    return new Map(answer.flatMap(([zone, html]) => (typeof html === 'string' ? [[zone, html] as const] : [])));
  } catch (error) {
    if (!options.signal?.aborted) logFailure('recommended products did not come', error);
    return false;
  }
}
