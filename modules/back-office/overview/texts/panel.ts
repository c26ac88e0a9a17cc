export const title = 'Pulpit';
export const nothing = 'Nic nie czeka. Dobra robota!';
export const nothingYet = 'Nic nie czeka.';
export const waits = 'Czeka na Ciebie';

export const closed = {
  title: 'Sklep jest zamknięty',
  missing: 'Do otwarcia brakuje:',
  ready: 'Wszystko, czego potrzebuje, jest ustawione. Możesz go otworzyć.',
  go: 'Przejdź do otwarcia sklepu',
};

/** Of an open shop. */
export const stopped = {
  held: 'Sklep nie wpuszcza kupujących',
  heldLead: 'Tak jest, odkąd go uruchomiono. Otworzy się sam, gdy to poprawisz:',
  closesNext: 'Popraw, zanim sklep uruchomi się ponownie',
  closesNextLead: 'Sklep jest otwarty, ale po ponownym uruchomieniu nie wpuści kupujących:',
  blocked: 'Coś przeszkadza w sprzedaży',
  blockedLead: 'Sklep jest otwarty, ale:',
};

export const waiting = {
  toPack: 'Do spakowania',
  unpaid: 'Nieopłacone zamówienia',
  payBack: 'Pieniądze do oddania',
  returns: 'Zwroty do rozliczenia',
  complaints: 'Reklamacje do rozpatrzenia',
  withdrawals: 'Odstąpienia do rozliczenia',
  opinions: 'Opinie do przeczytania',
  questions: 'Pytania bez odpowiedzi',
  missedRenewals: 'Subskrypcje, w których paczka nie powstała',
  lowStock: 'Kończący się towar',
  bundles: 'Zestawy z ceną do sprawdzenia',
  failedMails: 'Niewysłane maile',
  failedJobs: 'Nieudane zadania',
};

export const firstDue = (left: string, day: string) => `${left} (do ${day})`;

/** How it goes. */
export const sales = {
  title: 'Sprzedaż',
  lead: 'Zamówienia bez anulowanych, w porównaniu z wcześniejszym okresem do tej samej godziny.',
  days: { 1: 'Dziś', 7: 'Ostatnie 7 dni', 30: 'Ostatnie 30 dni' },
  orders: 'Zamówienia',
  sum: 'Sprzedaż',
  average: 'Średnie zamówienie',
  none: 'brak',
  before: { 1: 'wczoraj', 7: '7 dni wcześniej', 30: '30 dni wcześniej' },
  compared: (before: string, when: string) => `${when}: ${before}`,
};

export const find = {
  open: 'Szukaj',
  keys: 'Ctrl K',
  title: 'Szukaj w zapleczu',
  label: 'Zamówienie, klient, produkt, strona albo miejsce w zapleczu',
  hint: 'Wpisz co najmniej trzy znaki.',
  nothing: (text: string) => `Nic nie pasuje do „${text}”.`,
  results: 'Wyniki',
  send: 'Szukaj',
  kinds: { order: 'Zamówienie', customer: 'Klient', product: 'Produkt', place: 'Miejsce', page: 'Strona' },
};
