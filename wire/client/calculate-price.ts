import { fromDecimal } from '#rules/platform/money/decimal-text.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { LINE_CODES, type LineCode } from '#rules/selling/basket/line-outcome.ts';
import { call, logFailure } from './call.ts';
import { asRecord, asText } from './read-json.ts';

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
