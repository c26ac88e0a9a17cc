import { amountOf } from '#modules/catalogue/pricing/texts/storefront.ts';
import type { Amount } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import type { Day } from '#platform/time/rules/day.ts';
import {
  nextOrderAwaits,
  type Renewal,
  type SubscriptionIntent,
  type SubscriptionState,
} from '../rules/subscription.ts';

export const interval = (days: number) => `Subskrypcja co ${days} dni`;
export const payment = 'Każdą paczkę opłacasz osobno: linkiem z e-maila albo przy odbiorze';
export const paused = 'Subskrypcja jest wstrzymana, paczki nie przychodzą';
export const stopped = 'Subskrypcja jest zakończona';
export const ending: Record<Exclude<SubscriptionState, 'stopped'>, string> = {
  active: 'Subskrypcję wstrzymasz, pominiesz w niej paczkę lub zakończysz bez opłat na stronie zamówienia',
  paused: 'Subskrypcję wznowisz lub zakończysz bez opłat na stronie zamówienia',
};

export const title = 'Subskrypcje';
export const lead =
  'W dniu następnej paczki zamówimy ją za Ciebie i przyślemy e-mail: z linkiem do płatności albo z kwotą, którą zapłacisz przy odbiorze.';
export const empty = {
  title: 'Nie masz subskrypcji',
  text: 'Przy wybranych produktach zaznacz „W\u00a0subskrypcji”, a\u00a0kolejne paczki zamówimy za Ciebie.',
  link: 'Zobacz, co mamy',
};
export const states: Record<SubscriptionState, string> = {
  active: 'Aktywna',
  paused: 'Wstrzymana',
  stopped: 'Zakończona',
};
export function next(renewal: Pick<Renewal, 'nextOn' | 'awaitsPayment'>, today: Day): string {
  const texts = {
    day: `Następna paczka: ${longDay(renewal.nextOn)}`,
    payment: 'Następną paczkę zamówimy, gdy poprzednia będzie opłacona',
    job: 'Następną paczkę zamówimy, gdy tylko będzie to możliwe',
  };
  return texts[nextOrderAwaits(renewal, today)];
}
export const price = (amount: Amount, type: PriceType) =>
  `${amountOf(formatMoney(amount[type]), type)} plus dostawa, jeśli cena się nie zmieni`;
export const notOffered = 'Tego produktu nie ma teraz w tej subskrypcji. Jeśli to się nie zmieni, paczki nie zamówimy.';
export const firstOrder = (number: string) => `Pierwsze zamówienie nr ${number}`;
export const intents: Record<SubscriptionIntent, string> = {
  pause: 'Wstrzymaj',
  resume: 'Wznów',
  skip: 'Pomiń następną paczkę',
  stop: 'Zakończ bez opłat',
};
export const intentOf = (intent: SubscriptionIntent, name: string) => `${intents[intent]}: ${name}`;
export const stopTitle = 'Zakończ subskrypcję';
export const stopText =
  'Nie zamówimy już żadnej paczki. To nic nie kosztuje, a zamówień, które są już złożone, nie zmienia.';
export const done: Record<SubscriptionIntent, string> = {
  pause: 'Subskrypcja jest wstrzymana. Nie zamówimy paczki, dopóki jej nie wznowisz.',
  resume: 'Subskrypcja znów działa.',
  skip: 'Pominęliśmy najbliższą paczkę. Nowy termin widać przy subskrypcji.',
  stop: 'Subskrypcja jest zakończona. Nie zamówimy już żadnej paczki.',
};
export const refused = 'Tej subskrypcji nie można już tak zmienić. Sprawdź jej stan i termin następnej paczki.';
