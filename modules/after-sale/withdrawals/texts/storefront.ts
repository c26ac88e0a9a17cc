import type { FirmBar } from '#modules/catalogue/products/rules/withdrawal-bar.ts';
import { SEND_BACK_DAYS } from '#modules/sales/order-ledger/rules/withdrawal-deadline.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { WITHDRAWAL_DAYS } from '#platform/settings/rules/setting-values.ts';
import type { ProofReason } from '../rules/withdrawal-view.ts';

export const obstacles: Record<FirmBar | 'too-late' | 'claimed' | 'card-spent' | 'over', string> = {
  personalised: 'Produkt zrobiony na Twoje zamówienie. Prawo nie pozwala od takiej umowy odstąpić.',
  digital: 'Treść cyfrowa dostarczona za Twoją zgodą. Od tej umowy nie można już odstąpić.',
  service: 'Usługa wykonana w całości za Twoją zgodą. Od tej umowy nie można już odstąpić.',
  perishable: 'Produkt, który szybko się psuje. Prawo nie pozwala od takiej umowy odstąpić.',
  'too-late': 'Czas na odstąpienie minął.',
  claimed: 'Jest już w zwrocie lub odstąpieniu.',
  'card-spent': 'Tą kartą podarunkową zapłacono już za zakupy, więc nie można od niej odstąpić.',
  over: 'To zamówienie jest już zakończone.',
};

export const title = 'Odstąp od umowy';
export const intro = `Kupując przez internet, masz ${WITHDRAWAL_DAYS} dni na odstąpienie od umowy, bez podawania przyczyny. Potrzebne są dwa kroki: oświadczenie i potwierdzenie.`;

export const how = {
  title: 'Jak to działa',
  steps: [
    'Zaznacz produkty, od których zakupu odstępujesz.',
    'Sprawdź treść oświadczenia i potwierdź\u00a0ją.',
    'Potwierdzenie z datą i godziną przyjdzie e-mailem, także jako PDF.',
  ],
};

export const guest = { title: 'Znajdź zamówienie', submit: 'Dalej' };
export const orders = { title: 'Wybierz zamówienie', start: 'Odstąp od umowy', other: 'Inne zamówienie' };
export const steps = { label: 'Etapy odstąpienia', names: ['Oświadczenie', 'Potwierdzenie', 'Gotowe'] };
export const order = (number: string) => `Zamówienie nr ${number}`;

export const statement = {
  title: 'Oświadczenie',
  intro: 'Zaznacz produkty, od których zakupu odstępujesz. Przyczyny nie podajesz.',
  complained: 'Jest w reklamacji. Możesz też odstąpić od umowy; pieniądze za te same sztuki oddajemy raz.',
  quantity: 'Ile',
  of: (max: string) => `z ${max}`,
  until: (date: string) => `Możesz odstąpić do ${date}.`,
  unopened:
    'Produkt zapieczętowany ze względów higienicznych. Możesz odstąpić, jeśli opakowanie jest nieotwarte; po otwarciu to prawo wygasa.',
  notBegun: `Termin ${WITHDRAWAL_DAYS} dni na odstąpienie zacznie biec, gdy dostaniesz produkt. Odstąpić możesz już teraz.`,
  extended: 'Masz na to rok dłużej, bo nie poinformowaliśmy Cię o tym prawie na czas.',
  company:
    'Prawo do odstąpienia mają konsumenci oraz osoby prowadzące jednoosobową działalność, gdy zakup nie był zawodowy.',
  name: 'Imię i nazwisko',
  email: (email: string) => `Potwierdzenie wyślemy na adres ${email}.`,
  emailOfOrder: 'Potwierdzenie wyślemy na adres e-mail z zamówienia.',
  linkSent: {
    unsent:
      'To zamówienie jeszcze nie wyszło, więc odstąpienie od razu je anuluje. Potwierdź, że to Twoje zamówienie: na adres e-mail z niego wysłaliśmy link, który otworzy to oświadczenie.',
    digital:
      'Odstąpienie od zakupu karty podarunkowej lub pliku działa od razu. Potwierdź, że to Twoje zamówienie: na adres e-mail z niego wysłaliśmy link, który otworzy to oświadczenie.',
  } satisfies Record<ProofReason, string>,
  none: 'Zaznacz co najmniej jeden produkt.',
  tooMany: (max: string) => `Tu możesz podać najwyżej: ${max}`,
  nothing: 'W tym zamówieniu nie ma już produktów, od których zakupu można odstąpić.',
  changed: 'W międzyczasie coś się zmieniło. Sprawdź produkty i ilości jeszcze raz.',
  submit: 'Dalej',
  back: 'Wstecz',
};

export const confirm = {
  title: 'Potwierdź odstąpienie',
  intro: 'Sprawdź treść oświadczenia. Złożysz je dopiero przyciskiem na dole.',
  declare: 'Oświadczam, że odstępuję od umowy sprzedaży następujących produktów:',
  placed: (date: string) => `Data zawarcia umowy: ${date}`,
  delivered: (date: string) => `Data odbioru: ${date}`,
  unopened: 'Opakowanie jest nieotwarte.',
  to: 'Adresat',
  submit: 'Potwierdź odstąpienie od umowy',
  back: 'Zmień',
  tooOften:
    'Dziś przyjęliśmy już kilka oświadczeń do tego zamówienia. Następne złóż jutro albo napisz do nas: odstąpienie mailem też jest ważne.',
  stale: 'Nie udało się przyjąć oświadczenia. Sprawdź je i potwierdź jeszcze raz.',
};

export const done = {
  paying: (amount: Grosze) => `Zwrot ${formatMoney(amount)} jest zlecony. Napiszemy, gdy pieniądze wyjdą.`,
  title: 'Odstąpienie przyjęte',
  lead: (email: string) => `Potwierdzenie z treścią oświadczenia wysłaliśmy na ${email}.`,
  leadOfOrder: 'Potwierdzenie z treścią oświadczenia wysłaliśmy na adres e-mail z zamówienia.',
  code: 'Numer potwierdzenia',
  at: 'Złożone',
  pdf: 'Pobierz potwierdzenie (PDF)',
  next: 'Co dalej',
  sendBack: `Odeślij produkty w ciągu ${SEND_BACK_DAYS} dni. Wybierzesz sposób i wskażesz, jak oddać pieniądze.`,
  leaveOrSendBack: `Jeśli paczki jeszcze nie masz, możesz jej nie odbierać: wróci do nas. Jeśli produkty są już u Ciebie, odeślij je w ciągu ${SEND_BACK_DAYS} dni.`,
  sent: 'Odesłanie produktów jest już zgłoszone.',
  begin: 'Odeślij produkty',
  nothingToSend: 'Nie masz nic do odesłania.',
  unpaid: 'Zamówienie nie było opłacone, nie ma czego oddawać.',
  refunded: (amount: Grosze) =>
    amount > 0 ? `Odstąpienie jest rozliczone. Oddaliśmy Ci ${formatMoney(amount)}.` : 'Odstąpienie jest rozliczone.',
  order: 'Zobacz zamówienie',
};

export const pdf = { title: 'Potwierdzenie odstąpienia od umowy', from: 'Oświadczenie składa', to: 'Adresat' };
