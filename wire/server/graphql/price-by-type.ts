import { formatMoneyOnWire } from '#rules/platform/money/format-money.ts';
import { CURRENCY, type Grosze, toNumber } from '#rules/platform/money/grosze.ts';
import { netFromGross } from '#rules/platform/money/vat.ts';

/** A gross price as the schema's `PriceByType` (contract 1.3: numbers here, not text). */
export function priceByType(gross: Grosze, vatPermille: number) {
  return { gross: money(gross), net: money(netFromGross(gross, vatPermille)) };
}

function money(amount: Grosze) {
  return { value: toNumber(amount), currency: CURRENCY, formatted: formatMoneyOnWire(amount) };
}
