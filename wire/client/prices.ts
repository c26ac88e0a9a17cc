import { LINE_CODES, type LineCode } from '#modules/sales/basket/rules/line-outcome.ts';
import { fromDecimal, type Grosze } from '#platform/money/rules/grosze.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import { asRecord, asText, call, type GraphqlOptions, logFailure, postGraphql, quoted } from './call.ts';

export type CalculatedPrice = { price: Grosze; worth: Grosze } | { refused: LineCode };

/** What the product form as it stands would cost (contract 2.9); false when the call failed or was given up. */
export async function calculatePrice(form: FormData, signal?: AbortSignal): Promise<CalculatedPrice | false> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await call('/ajax/calculatePrice.php', { method: 'POST', body, signal });
    if (!response.ok) throw new Error(`answer ${response.status}`);
    const answer = asRecord(await response.json());
    const price = fromDecimal(asText(answer.price));
    const worth = fromDecimal(asText(answer.worth));
    if (price !== null && worth !== null) return { price, worth };
    const code = asText(answer.priceformula_calculation_error_code);
    return { refused: LINE_CODES.find((known) => known === code) ?? 'unavailable' };
  } catch (error) {
    if (!signal?.aborted) logFailure('the price could not be calculated', error);
    return false;
  }
}

const FIELD = 'getLastLowestProductPrices';

/** S3.34 */
interface LowestPriceItem {
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
interface LowestPricesAnswer {
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
