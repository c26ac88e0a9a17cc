import { formatMoney } from '#platform/money/rules/format-money.ts';
import { plural } from '#platform/text/rules/plural.ts';
import type { InstalmentRefusal } from '../rules/pay-later.ts';

/** A file of its own, because it is loaded with the calculator. */
export const calculator = {
  of: 'Co liczymy?',
  product: (amount: number) => `Ten produkt: ${formatMoney(amount)}`,
  withBasket: (amount: number) => `Razem z koszykiem: ${formatMoney(amount)}`,
  system: 'Oferta',
  count: 'Liczba rat',
  instalments: (count: number) => `${count} ${plural(count, { one: 'rata', few: 'raty', many: 'rat' })}`,
  monthly: 'Rata miesięczna',
  total: (total: number, cost: number) =>
    cost === 0
      ? `Razem ${formatMoney(total)}, bez kosztów`
      : `Razem ${formatMoney(total)}, w tym koszt ${formatMoney(cost)}`,
  note: 'Wyliczenie jest przykładowe i nie stanowi oferty. Ostateczne warunki poznasz we wniosku.',
  refusal: (refusal: InstalmentRefusal, { name, min, max }: { name: string; min: number; max: number }) =>
    refusal === 'below_minimum'
      ? `${name}: dostępne od ${formatMoney(min)}.`
      : `${name}: dostępne do ${formatMoney(max)}.`,
};
