import { plural } from '#platform/text/rules/plural.ts';
import { onWeekday, onWeekdayWithDate, tomorrow } from '#platform/time/texts/weekdays.ts';
import type { ShippingPromise } from '../rules/describe-shipping.ts';
import { term } from './shipping.ts';

/** Shipping day. A file of its own, because the browser loads it with the server's answer. */
export function promise(promise: ShippingPromise): string {
  switch (promise.kind) {
    case 'unknown':
      return 'Termin wysyłki potwierdzimy po złożeniu zamówienia';
    case 'order_by':
      return `Zamów do ${promise.time}, a wyślemy dzisiaj`;
    case 'today':
      return 'Wyślemy dzisiaj';
    case 'tomorrow':
      return `Wyślemy ${tomorrow(promise.weekDay)}`;
    case 'weekday':
      return `Wyślemy ${onWeekday(promise.weekDay)}`;
    case 'date':
      return `Wyślemy ${onWeekdayWithDate(promise)}`;
    case 'days':
      return `Wyślemy za ${promise.days} ${plural(promise.days, { one: 'dzień', few: 'dni', many: 'dni', fraction: 'dnia' })}`;
    default:
      return term(promise);
  }
}
