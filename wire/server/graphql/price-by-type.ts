import { formatMoneyOnWire } from '#rules/platform/money/format-money.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { toNumber } from '#rules/platform/money/grosze.ts';
import { netFromGross } from '#rules/platform/money/vat.ts';

/** A gross price as the schema's `PriceByType` (contract 1.3: numbers here, not text). */
export function priceByType(gross: Grosze, vatPermille: number, currency: string) {
  return { gross: money(gross, currency), net: money(netFromGross(gross, vatPermille), currency) };
}

function money(amount: Grosze, currency: string) {
  return { value: toNumber(amount), currency, formatted: formatMoneyOnWire(amount, currency) };
}
