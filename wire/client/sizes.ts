import type { Tier } from '#modules/catalogue/pricing/rules/tiers.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { fromDecimal, type Grosze } from '#platform/money/rules/grosze.ts';
import { asList, asNumber, asRecord, asText, callOk, orFalse } from './call.ts';
import {
  parseAvailability,
  parseDelivery,
  parsePrices,
  type SizeAvailability,
  type SizeDelivery,
  type SizePrices,
} from './parse-size.ts';

/** Sizes by type (S7.16). */
export interface FetchedSizes {
  id: number;
  name: string;
  unit: string;
  unitSellby: number;
  sizes: Map<string, FetchedSize>;
}

export interface FetchedSize {
  type: string;
  name: string;
  /** -1 unlimited, 0 none. */
  amount: number;
  amountMin: number | null;
  amountMax: number | null;
  phonePrice: boolean;
  gratis: boolean;
  price: Grosze;
  tiers: Tier[];
}

export interface SizeDetails {
  availability: SizeAvailability | null;
  delivery: SizeDelivery | null;
  prices: SizePrices | null;
}

export interface SizeQuestion {
  product: number;
  /** `onesize` is sent as `uniw` (S3.08). */
  size: string;
  subscription?: boolean;
  signal?: AbortSignal;
}

/** S7.15; false after a failure, null for an unknown product. */
export async function fetchSizes(product: number, signal?: AbortSignal): Promise<FetchedSizes | null | false> {
  const answer = await requestProjector(`product=${product}&get=sizes`, signal);
  if (answer === false) return false;
  const sizes = asRecord(asRecord(answer).sizes);
  if (!('items' in sizes)) return null;
  const items = asList(sizes.items).map(parseItem);
  return {
    id: asNumber(sizes.id),
    name: asText(sizes.name),
    unit: asText(sizes.unit),
    unitSellby: asNumber(sizes.unit_sellby, 1),
    sizes: new Map(items.map((item) => [item.type, item])),
  };
}

/** Availability, delivery and prices of a size (S7.17); false after a failure, when the shown values stay (S7.19). */
export async function fetchSizeDetails(request: SizeQuestion): Promise<SizeDetails | false> {
  const answer = await requestProjector(sizeQuery(request, 'sizeavailability,sizedelivery,sizeprices'), request.signal);
  if (answer === false) return false;
  const { sizeavailability, sizedelivery, sizeprices } = asRecord(answer);
  return {
    availability: parseAvailability(sizeavailability),
    delivery: parseDelivery(sizedelivery),
    prices: parsePrices(sizeprices),
  };
}

/** Prices alone (S7.20, S7.21), for the price of the other mode. */
export async function fetchSizePrices(request: SizeQuestion): Promise<SizePrices | null | false> {
  const answer = await requestProjector(sizeQuery(request, 'sizeprices'), request.signal);
  return answer === false ? false : parsePrices(asRecord(answer).sizeprices);
}

function sizeQuery({ product, size, subscription }: SizeQuestion, get: string): string {
  return `product=${product}&size=${encodeURIComponent(sentSize(size))}&get=${get}${subscription ? '&subscription=1' : ''}`;
}

function requestProjector(query: string, signal: AbortSignal | undefined): Promise<unknown> {
  const read = async () => (await callOk(`/ajax/projector.php?action=get&${query}`, { signal })).json();
  return orFalse('the product call failed', read, signal);
}

function parseItem(value: unknown): FetchedSize {
  const item = asRecord(value);
  const price = asRecord(item.prices).price;
  return {
    type: sentSize(asText(item.type)),
    name: asText(item.description) || asText(item.name),
    amount: asNumber(item.amount),
    amountMin: asNumber(item.amount_mm) || null,
    amountMax: asNumber(item.amount_mo) || null,
    phonePrice: String(item.phone_price) === 'true',
    gratis: String(item.gratis) === 'true',
    price: (typeof price === 'number' || typeof price === 'string' ? fromDecimal(price) : null) ?? 0,
    tiers: asList(item.rebateNumber).map((tier) => ({
      threshold: asNumber(asRecord(tier).threshold),
      value: asNumber(asRecord(tier).value),
    })),
  };
}
