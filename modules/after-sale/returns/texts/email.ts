/** Mails about a return. */

export const mails = {
  filed: {
    subject: (code: string) => `Przyjęliśmy zgłoszenie zwrotu ${code}`,
    title: 'Zwrot zgłoszony',
    lead: 'Mamy Twoje zgłoszenie. Poniżej znajdziesz kod zwrotu i to, co zrobić dalej.',
  },
  received: {
    subject: (code: string) => `Paczka ze zwrotem ${code} jest u nas`,
    title: 'Paczka dotarła',
    lead: 'Dostaliśmy Twoją paczkę. Sprawdzimy produkty i damy znać.',
  },
  /** The same of goods that were brought to a shop. */
  receivedAtShop: {
    subject: (code: string) => `Produkty ze zwrotu ${code} są u nas`,
    title: 'Produkty dotarły',
    lead: 'Mamy produkty, które chcesz zwrócić. Sprawdzimy je i damy znać.',
  },
  accepted: {
    subject: (code: string) => `Przyjęliśmy zwrot ${code}`,
    title: 'Zwrot przyjęty',
    lead: 'Wszystko się zgadza. Teraz oddamy Ci pieniądze.',
    leadPartly:
      'Przyjęliśmy część zwrotu i za nią oddamy Ci pieniądze. To, czego nie mogliśmy przyjąć, odeślemy do Ciebie.',
  },
  refunded: {
    subject: (code: string) => `Oddaliśmy pieniądze za zwrot ${code}`,
    title: 'Oddaliśmy Ci pieniądze',
    lead: 'Zwrot jest rozliczony. Jeśli pieniądze idą przelewem lub na kartę, zobaczysz je zwykle w ciągu kilku dni roboczych. Dziękujemy i do zobaczenia.',
  },
  /** The same where nothing was left to pay: a complaint has paid, or sending back cost as much. */
  settled: {
    subject: (code: string) => `Zwrot ${code} jest rozliczony`,
    title: 'Zwrot rozliczony',
    lead: 'Zwrot jest rozliczony. Nie było już pieniędzy do oddania. Dziękujemy i do zobaczenia.',
  },
  refused: {
    subject: (code: string) => `Nie możemy przyjąć zwrotu ${code}`,
    title: 'Zwrot odrzucony',
    lead: 'Niestety nie możemy przyjąć tego zwrotu. Produkty odeślemy do Ciebie.',
  },
  cancelled: {
    subject: (code: string) => `Zwrot ${code} został odwołany`,
    title: 'Zwrot odwołany',
    lead: 'Zgodnie z prośbą odwołaliśmy zwrot. Produkty zostają u Ciebie.',
    leadWithdrawn:
      'Zgodnie z prośbą odwołaliśmy zwrot. Odstąpienie od umowy pozostaje w mocy: wybierz inny sposób odesłania.',
  },
};

export const code = 'Kod zwrotu';
export const order = 'Zamówienie';
export const way = 'Forma zwrotu pieniędzy';
export const amount = 'Kwota';
export const voucher = 'Numer bonu';
export const reply = 'Wiadomość od nas';
export const products = 'Produkty';
export const open = 'Zobacz zwrot';
export const preview = (code: string, amount: string) => `Zwrot ${code}, kwota ${amount}`;

export const toShop = {
  subject: (code: string, order: string) => `Nowy zwrot ${code} do zamówienia ${order}`,
  from: 'Klient',
  lead: (address: string) => `Zwrot na zapleczu: ${address}`,
};
