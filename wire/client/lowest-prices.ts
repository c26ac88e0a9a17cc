import type { PriceType } from '#rules/platform/money/price-type.ts';
import { logFailure } from './call.ts';
import { type GraphqlOptions, postGraphql, quoted } from './post-graphql.ts';

const FIELD = 'getLastLowestProductPrices';

/** S3.34 */
export interface LowestPriceItem {
  /** When the price last changed. */
  date: string;
  productId: number;
  sizeId: string;
}

interface MoneyOnWire {
  value: number;
  currency: string;
  formatted: string;
}

/** S3.35 */
export interface LowestPricesAnswer {
  data: {
    getLastLowestProductPrices: {
      id: number;
      sizes: { id: string; price: Partial<Record<PriceType, MoneyOnWire>> }[];
    }[];
  };
}

/** The parsed answer as it came (S7.01, S7.02); on any failure it is logged and false (S7.03). */
export async function fetchLowestPrices(
  items: readonly LowestPriceItem[],
  options: Omit<GraphqlOptions, 'marker'> & { priceType?: PriceType } = {},
): Promise<LowestPricesAnswer | false> {
  const { priceType = 'gross', ...address } = options;
  const argument = items.map(writeItem).join(', ');
  const fields = `id sizes { id price { ${priceType} { value currency formatted } } }`;
  try {
    const answer = await postGraphql(`{ ${FIELD}(items: [${argument}]) { ${fields} } }`, { ...address, marker: FIELD });
    return answer as LowestPricesAnswer;
  } catch (error) {
    logFailure('the lowest prices could not be read', error);
    return false;
  }
}

function writeItem({ date, productId, sizeId }: LowestPriceItem): string {
  return `{date: ${quoted(date)}, productId: ${Math.trunc(productId)}, sizeId: ${quoted(sizeId)}}`;
}
