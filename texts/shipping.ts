import type { DeliveryPromise } from '#rules/shipping/describe-delivery.ts';
import type { ShippingPromise } from '#rules/shipping/describe-shipping.ts';
import type { ShippingTerm } from '#rules/shipping/shipping-term.ts';
import { plural } from '#rules/text/plural.ts';

/** As it follows „wyślemy”: w poniedziałek, we wtorek … */
const ON_WEEKDAY = [
  'w poniedziałek',
  'we wtorek',
  'w środę',
  'w czwartek',
  'w piątek',
  'w sobotę',
  'w niedzielę',
] as const;

const TERMS: Record<ShippingTerm, string> = {
  immediately: 'Wysyłamy od ręki',
  within_24h: 'Wysyłka w ciągu 24 godzin',
  within_48h: 'Wysyłka w ciągu 48 godzin',
};

export const shippingTexts = {
  heading: 'Wysyłka',
  promise: (promise: ShippingPromise) => describePromise(promise),
  delivery: (promise: DeliveryPromise) => `Dostawa ${whenDelivered(promise)}`,
  costs: 'Koszty i czas dostawy',
  groups: { prepaid: 'Płatność z góry', dvp: 'Płatność przy odbiorze' },
  unknownDay: 'Dzień dostawy potwierdzimy po złożeniu zamówienia',
  more: 'Więcej o dostawie i płatności',
  individual: 'Koszt dostawy ustalimy indywidualnie',
  unknownDelivery: 'Termin dostawy tego produktu nie jest jeszcze znany. Damy Ci znać, gdy tylko go ustalimy.',
  free: 'Gratis!',
  freeDelivery: 'Darmowa dostawa',
  freeFrom: (amount: string) => `Darmowa dostawa od ${amount}`,
  cheapest: (amount: string) => `Dostawa od ${amount}`,
  individualCost:
    'Przepraszamy, ale nie zdefiniowaliśmy standardowego kosztu dostawy, zostanie on ustalony indywidualnie przez naszą obsługę po przyjęciu zamówienia.',
};

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
      return `Wyślemy ${withDate(promise)}`;
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

function whenDelivered(promise: DeliveryPromise): string {
  switch (promise.kind) {
    case 'today':
      return 'dzisiaj';
    case 'tomorrow':
      return 'jutro';
    case 'weekday':
      return onWeekday(promise.weekDay);
    case 'date':
      return withDate(promise);
  }
}

function withDate({ weekDay, day, month }: { weekDay: number; day: number; month: number }): string {
  return `${onWeekday(weekDay)} (${twoDigits(day)}.${twoDigits(month)})`;
}

function onWeekday(weekDay: number): string {
  return ON_WEEKDAY[weekDay - 1] ?? 'wkrótce';
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
