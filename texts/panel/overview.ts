export const title = 'Pulpit';
export const nothing = 'Nic nie czeka. Dobra robota!';
export const waits = 'Czeka na Ciebie';

/** What waits, by the kinds of `shop/overview`. */
export const waiting = {
  toPack: 'Do spakowania',
  unpaid: 'Nieopłacone zamówienia',
  payBack: 'Pieniądze do oddania',
  returns: 'Zwroty w toku',
  complaints: 'Reklamacje do rozpatrzenia',
  withdrawals: 'Odstąpienia do rozliczenia',
  opinions: 'Opinie do przeczytania',
  questions: 'Pytania bez odpowiedzi',
  failedMails: 'Niewysłane wiadomości',
  failedJobs: 'Przerwane zadania',
};

export const find = {
  open: 'Szukaj',
  keys: 'Ctrl K',
  title: 'Szukaj w zapleczu',
  label: 'Zamówienie, klient, produkt albo miejsce w zapleczu',
  hint: 'Wpisz co najmniej trzy znaki.',
  nothing: (text: string) => `Nic nie pasuje do „${text}”.`,
  results: 'Wyniki',
  send: 'Szukaj',
  kinds: { order: 'Zamówienie', customer: 'Klient', product: 'Produkt', place: 'Miejsce' },
};
