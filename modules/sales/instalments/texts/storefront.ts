import { formatMoney } from '#platform/money/rules/format-money.ts';

interface Limits {
  min: number;
  max: number;
}

export const from = (monthly: number) => `Raty już od ${formatMoney(monthly)} miesięcznie`;
export const fromPurchase = (least: number) => `Raty przy zakupach od ${formatMoney(least)}`;

export const instalments = {
  title: 'Zakupy na raty',
  link: 'Jak działają raty',
  lead: 'Wybierasz liczbę rat przy płatności, wypełniasz krótki wniosek online i od razu poznajesz decyzję. Zamówienie wysyłamy, gdy tylko umowa zostanie zawarta.',
  offer: 'Warunki',
  limits: ({ min, max }: Limits) => `Zakupy od ${formatMoney(min)} do ${formatMoney(max)}`,
  months: (months: number[]) =>
    months.length === 1
      ? `Liczba rat: ${months[0]}`
      : `Do wyboru: ${months.slice(0, -1).join(', ')} lub ${months.at(-1)} rat`,
  rate: (permille: number) =>
    permille === 0
      ? 'Bez odsetek i bez prowizji'
      : `Oprocentowanie ${String(permille / 10).replace('.', ',')}% w skali roku, bez prowizji`,
  steps: 'Krok po kroku',
  step: [
    'Dodaj produkty do koszyka i przejdź do zamówienia.',
    'Jako płatność wybierz raty i liczbę miesięcy.',
    'Wypełnij wniosek i podpisz umowę online.',
  ],
  withdraw: 'Od umowy kredytu możesz odstąpić w ciągu 14 dni, a raty spłacić wcześniej bez dodatkowych kosztów.',
};

export const deferred = {
  link: (days: number) => `Kup teraz, zapłać za ${days} dni`,
  title: (days: number) => `Zapłać za ${days} dni`,
  lead: (days: number) =>
    `Zamawiasz dziś, a płacisz w ciągu ${days} dni od wysłania paczki. Bez odsetek i bez opłat, jeśli zapłacisz w terminie.`,
  limits: ({ min, max }: Limits) => `Dla zakupów od ${formatMoney(min)} do ${formatMoney(max)}`,
  returns: 'Zwracasz część zamówienia? Zapłacisz tylko za to, co zostawiasz.',
  reminder: 'O terminie przypomnimy e-mailem na trzy dni wcześniej.',
};
