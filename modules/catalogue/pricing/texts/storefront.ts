import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { PricedUnit, UnitPrice } from '#platform/money/rules/unit-price.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import type { ReductionSaving } from '../rules/reduction.ts';

/** Before the lowest of several prices. */
export const from = 'od';

const SAVED_FROM: Record<ReductionSaving['from'], string> = {
  lowest: 'najniższej ceny z 30 dni przed obniżką',
  regular: 'ceny regularnej',
};

const inBrackets = (percent: number | null) => (percent === null ? '' : ` (${percent}%)`);

export const amount = (price: string, varies: boolean) => (varies ? `${from} ${price}` : price);
export const free = 'Gratis!';
export const byPhone = 'Cena na telefon';
export const regular = 'Cena regularna';
/** X.01: said in words next to every reduction. */
export const lowest30 = (price: Grosze) => `Najniższa cena z 30 dni przed obniżką: ${formatMoney(price)}`;
export const save = (amount: Grosze, { percent, from }: Pick<ReductionSaving, 'percent' | 'from'>) =>
  `Oszczędzasz ${formatMoney(amount)}${inBrackets(percent)} względem ${SAVED_FROM[from]}`;
export const advance = (price: Grosze) => `Zaliczka przy zamówieniu: ${formatMoney(price)}`;
/** Nothing is said of less than one per cent. */
export const percentOff = (percent: number | null) => (percent === null ? '' : `−${percent}%`);
export const perUnit = ({ price, per }: Pick<UnitPrice, 'price' | 'per'>) => moneyPerUnit(formatMoney(price), per);
/** Before the struck sum of the parts. */
export const bundleSeparately = 'Kupowane osobno:';
export const bundleSaving = (amount: string, percent: number | null) =>
  `W zestawie oszczędzasz ${amount}${inBrackets(percent)}`;
export const net = 'netto';
/** An amount without VAT says so. */
export const amountOf = (amount: string, type: PriceType) => (type === 'net' ? `${amount} netto` : amount);
/** A sum without VAT says so; one with it needs no word. */
export const sumOf = (label: string, type: PriceType) => (type === 'net' ? `${label} (netto)` : label);
export const suggested = (price: Grosze) => `Cena sugerowana przez producenta: ${formatMoney(price)}`;

const PRICED_UNITS: Record<PricedUnit, string> = { kg: 'kg', l: 'l', m: 'm', szt: 'szt.' };

/** `49,90 zł/kg` (X.08) */
export function moneyPerUnit(formattedPrice: string, per: PricedUnit): string {
  return `${formattedPrice}/${PRICED_UNITS[per]}`;
}
