import { LINE_CODES, type LineCode } from '#modules/sales/basket/rules/line-outcome.ts';
import { fromDecimal, type Grosze } from '#platform/money/rules/grosze.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import { asRecord, asText, callOk, type GraphqlOptions, orFalse, postGraphql, quoted } from './call.ts';

export type CalculatedPrice = { price: Grosze; worth: Grosze } | { refused: LineCode };

/** The price of the filled product form (contract 2.9). */
export function calculatePrice(form: FormData, signal?: AbortSignal): Promise<CalculatedPrice | false> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  const read = async (): Promise<CalculatedPrice> => {
    const response = await callOk('/ajax/calculatePrice.php', { method: 'POST', body, signal });
    const answer = asRecord(await response.json());
    const price = fromDecimal(asText(answer.price));
    const worth = fromDecimal(asText(answer.worth));
    if (price !== null && worth !== null) return { price, worth };
    const code = asText(answer.priceformula_calculation_error_code);
    return { refused: LINE_CODES.find((one) => one === code) ?? 'unavailable' };
  };
  return orFalse('the price could not be calculated', read, signal);
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

/** The parsed answer (S7.01, S7.02); false after a failure, which is logged (S7.03). */
export function fetchLowestPrices(
  items: readonly LowestPriceItem[],
  options: Omit<GraphqlOptions, 'marker'> & { priceType?: PriceType } = {},
): Promise<LowestPricesAnswer | false> {
  const { priceType = 'gross', ...address } = options;
  const argument = items.map(writeItem).join(', ');
  const fields = `id sizes { id price { ${priceType} { value currency formatted } } }`;
  const query = `{ ${FIELD}(items: [${argument}]) { ${fields} } }`;
  return orFalse('the lowest prices could not be read', async () => {
    return (await (await postGraphql(query, { ...address, marker: FIELD })).json()) as LowestPricesAnswer;
  });
}

function writeItem({ date, productId, sizeId }: LowestPriceItem): string {
  return `{date: ${quoted(date)}, productId: ${Math.trunc(productId)}, sizeId: ${quoted(sizeId)}}`;
}
