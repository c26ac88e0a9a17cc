import type { SubscriptionIntent, SubscriptionState } from '#rules/selling/subscriptions/subscription.ts';

export const interval = (days: number) => `Subskrypcja co ${days} dni`;
export const next = (day: string, price: string) =>
  `Następna paczka: ${day}, ${price} plus dostawa, jeśli cena się nie zmieni`;
export const paused = 'Subskrypcja jest wstrzymana, paczki nie przychodzą';
export const stopped = 'Subskrypcja jest zakończona';
export const ending = 'Wstrzymasz ją, pominiesz paczkę lub zakończysz bez opłat na stronie zamówienia';

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
export const nextOn = (day: string) => `Następna paczka: ${day}`;
export const afterPayment = 'Następną paczkę zamówimy, gdy poprzednia będzie opłacona';
export const price = (amount: string) => `${amount} plus dostawa, jeśli cena się nie zmieni`;
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
