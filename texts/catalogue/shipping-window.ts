import type { DeliveryPromise } from '#rules/catalogue/shipping/describe-delivery.ts';
import { weekDayOf } from '#rules/platform/time/day.ts';
import { onWeekday, onWeekdayWithDate, tomorrow } from '#texts/platform/weekdays.ts';

/** The window with all ways of delivery. */

export const groups = { prepaid: 'Płatność z góry', dvp: 'Płatność przy odbiorze' };
export const delivery = (promise: DeliveryPromise) => `Dostawa ${whenDelivered(promise)}`;
/** The same of an order, which is read on other days too: with its date always. */
export const promised = (date: string) => {
  const [, month, day] = date.split('-').map(Number);
  return `Dostawa ${onWeekdayWithDate({ weekDay: weekDayOf(date), day: day ?? 0, month: month ?? 0 })}`;
};
/** Said with the day while the money is still to come. */
export const onceMoneyCame = 'Pod warunkiem, że wpłata dotrze w dniu zamówienia; później dostawa też się przesunie.';
export const unknownDay = 'Dzień dostawy potwierdzimy po złożeniu zamówienia';
export const free = 'Gratis!';
export const more = 'Więcej o dostawie i płatności';
export const individualCost =
  'Przepraszamy, ale nie zdefiniowaliśmy standardowego kosztu dostawy, zostanie on ustalony indywidualnie przez naszą obsługę po przyjęciu zamówienia.';

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
