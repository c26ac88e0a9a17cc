import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { CURRENCY, type Grosze, toNumber } from '#platform/money/rules/grosze.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';

/** A gross price as the schema's `PriceByType` (contract 1.3: numbers here, not text). */
export function priceByType(gross: Grosze, vatPermille: number) {
  return { gross: money(gross), net: money(netFromGross(gross, vatPermille)) };
}

function money(amount: Grosze) {
  return { value: toNumber(amount), currency: CURRENCY, formatted: formatMoneyOnWire(amount) };
}
