import { weekDayOf } from '#platform/time/rules/day.ts';
import { onWeekday, onWeekdayWithDate, tomorrow, weekdayAndDay } from '#platform/time/texts/weekdays.ts';
import type { CourierTerms } from '../rules/delivery-options.ts';
import type { DeliveryPromise } from '../rules/describe-delivery.ts';

export const groups = { prepaid: 'Płatność z góry', dvp: 'Płatność przy odbiorze' };
export const delivery = (promise: DeliveryPromise, way?: Way) => `${begins(way)} ${whenDelivered(promise)}`;
/** For an order, which is read on other days too: always with the date. */
export const promised = (date: string, way?: Way) => {
  const [, month, day] = date.split('-').map(Number);
  return `${begins(way)} ${onWeekdayWithDate({ weekDay: weekDayOf(date), day: day ?? 0, month: month ?? 0 })}`;
};
/** The day as a separate headline. */
export const promisedInTwo = (date: string, way?: Way) => ({ what: begins(way), when: weekdayAndDay(date) });
/** Shown with the day until the payment arrives. */
export const onceMoneyCame = 'Pod warunkiem, że wpłata dotrze w dniu zamówienia; później dostawa też się przesunie.';
export const unknownDay = 'Dzień dostawy potwierdzimy po złożeniu zamówienia';
export const free = 'Gratis!';
export const more = 'Więcej o dostawie i płatności';
export const individualCost =
  'Przepraszamy, ale nie zdefiniowaliśmy standardowego kosztu dostawy, zostanie on ustalony indywidualnie przez naszą obsługę po przyjęciu zamówienia.';

/** `none`: nothing is sent. */
type Way = CourierTerms['kind'] | 'none';

function begins(way: Way | undefined): string {
  return way === 'pickup' ? 'Do odbioru' : 'Dostawa';
}

function whenDelivered(promise: DeliveryPromise): string {
  switch (promise.kind) {
    case 'today':
      return 'dzisiaj';
    case 'tomorrow':
      return tomorrow(promise.weekDay);
    case 'weekday':
      return onWeekday(promise.weekDay);
    case 'date':
      return onWeekdayWithDate(promise);
  }
}
