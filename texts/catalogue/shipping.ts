import type { ShippingPromise } from '#rules/catalogue/shipping/describe-shipping.ts';
import type { ShippingTerm } from '#rules/catalogue/shipping/shipping-term.ts';
import { plural } from '#rules/platform/text/plural.ts';
import { onWeekday, onWeekdayWithDate } from '#texts/platform/weekdays.ts';

/** Cached pages say it on a Sunday too: nothing here may contradict the day the shop names a moment later. */
const TERMS: Record<ShippingTerm, string> = {
  immediately: 'Gotowe do wysyłki',
  within_24h: 'Wysyłka w ciągu 24 h w dni robocze',
  within_48h: 'Wysyłka w ciągu 48 h w dni robocze',
};

export const promise = (promise: ShippingPromise) => describePromise(promise);
export const costs = 'Koszty i czas dostawy';
/** No courier carries it: the order is taken by the shop's people, never by the form. */
export const individual =
  'Nasi kurierzy tego nie przewiozą. Napisz do nas: przyjmiemy zamówienie i ustalimy koszt dostawy.';
export const ask = 'Zapytaj o dostawę';
export const unknownDelivery =
  'Termin dostawy tego produktu nie jest jeszcze znany. Damy Ci znać, gdy tylko go ustalimy.';
export const freeDelivery = 'Darmowa dostawa';
export const cheapest = (amount: string) => `Dostawa od ${amount}`;

function describePromise(promise: ShippingPromise): string {
  switch (promise.kind) {
    case 'unknown':
      return 'Termin wysyłki potwierdzimy po złożeniu zamówienia';
    case 'order_by':
      return `Zamów do ${promise.time}, a wyślemy dzisiaj`;
    case 'today':
      return 'Wyślemy dzisiaj';
    case 'tomorrow':
      return 'Wyślemy jutro';
    case 'weekday':
      return `Wyślemy ${onWeekday(promise.weekDay)}`;
    case 'date':
      return `Wyślemy ${onWeekdayWithDate(promise)}`;
    case 'immediately':
    case 'within_24h':
    case 'within_48h':
      return TERMS[promise.kind];
    case 'working_days':
      return `Wysyłka w ciągu ${promise.days} dni roboczych`;
    case 'days':
      return `Wyślemy za ${promise.days} ${plural(promise.days, { one: 'dzień', few: 'dni', many: 'dni', fraction: 'dnia' })}`;
  }
}
