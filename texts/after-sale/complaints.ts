import type { ComplaintEvent, ComplaintMethod, ComplaintState } from '#rules/after-sale/complaints/complaint-state.ts';
import { formatMegabytes } from '#rules/platform/files/check-file.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { plural } from '#rules/platform/text/plural.ts';

const states: Record<ComplaintState, string> = {
  new: 'Przyjęta',
  considered: 'Rozpatrujemy',
  waiting: 'Czekamy na Ciebie',
  accepted: 'Uznana',
  settled: 'Załatwiona',
  rejected: 'Nieuznana',
  cancelled: 'Wycofana',
};

function event({
  kind,
  details: { amount = 0, trackingNumber = '' },
}: Pick<ComplaintEvent, 'kind' | 'details'>): string {
  if (kind === 'refunded') return `Oddaliśmy ${formatMoney(amount)}`;
  if (kind === 'shipped')
    return `Wysłaliśmy do Ciebie paczkę${trackingNumber && `, numer przesyłki ${trackingNumber}`}`;
  return states[kind];
}

const stateDetails: Record<ComplaintState, string> = {
  new: 'Reklamacja jest u nas. Odpowiemy w ciągu 14 dni.',
  considered: 'Sprawdzamy zgłoszenie. Odpowiedź znajdziesz w rozmowie i w e-mailu.',
  waiting: 'Potrzebujemy czegoś od Ciebie. Zajrzyj do rozmowy.',
  accepted: 'Uznaliśmy reklamację. Szczegóły znajdziesz w rozmowie.',
  settled: 'Reklamacja jest załatwiona. Dziękujemy za cierpliwość.',
  rejected: 'Nie uznaliśmy reklamacji. Uzasadnienie znajdziesz w rozmowie.',
  cancelled: 'Reklamacja została wycofana. Te same produkty możesz zareklamować ponownie.',
};

const methods: Record<ComplaintMethod, string> = {
  exchange: 'Wymiana na nowy',
  repair: 'Naprawa',
  'price-reduction': 'Obniżenie ceny',
  withdrawal: 'Odstąpienie od umowy i zwrot pieniędzy',
};

const pieces = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'sztukę', few: 'sztuki', many: 'sztuk', fraction: 'sztuki' })}`;

/** What all screens of complaints share. */
export const complaintTexts = {
  title: 'Reklamacje',
  states,
  stateDetails,
  event,
  methods,
  /** Contract 2.21: goes into the thread with the method behind it. */
  methodComment: (method: ComplaintMethod) => `Preferowany sposób załatwienia reklamacji: ${methods[method]}`,
  number: (number: string) => `Reklamacja nr ${number}`,
  order: (number: string) => `Zamówienie nr ${number}`,
  filedAt: (date: string) => `Zgłoszona ${date}`,
  list: 'Twoje reklamacje',
  attachments: 'Zdjęcia i dokumenty',
  attachmentsHint: (most: number, bytes: number) =>
    `Najwyżej ${most} plików JPG, PNG, WebP lub PDF, każdy do ${formatMegabytes(bytes)}.`,
  cancel: {
    title: 'Wycofaj reklamację',
    text: 'Jeśli wycofasz reklamację, nie będziemy jej dalej rozpatrywać. Później możesz zgłosić nową.',
    submit: 'Tak, wycofaj reklamację',
    done: 'Reklamacja została wycofana.',
    unknown: 'Nie znaleźliśmy takiej reklamacji wśród Twoich.',
    tooLate: 'Tej reklamacji nie można już wycofać, bo została rozpatrzona.',
    needsLink: 'Żeby wycofać reklamację, otwórz ją linkiem z wiadomości, którą od nas masz.',
  },
};

export const complaintOpenTexts = {
  title: 'Reklamacje',
  intro:
    'Coś jest nie tak z tym, co od nas masz? Zgłoś to tutaj. Odpowiemy najpóźniej w ciągu 14 dni, zwykle szybciej.',
  interrupted:
    'Nie możemy otworzyć tego formularza: dostęp do zamówienia wygasł albo adres jest niepełny. Zaloguj się albo podaj numer zamówienia jeszcze raz.',
  formTitle: 'Znajdź zamówienie lub reklamację',
  number: 'Numer zamówienia lub reklamacji',
  numberHint: 'Na przykład 12345678 albo R123456. Znajdziesz go w e-mailu od nas.',
  contact: 'E-mail lub telefon',
  contactHint: 'Podany w zamówieniu lub reklamacji.',
  submit: 'Dalej',
  refused:
    'Nie znaleźliśmy zamówienia ani reklamacji o takim numerze dla tego e-maila lub telefonu. Sprawdź obie dane i spróbuj jeszcze raz.',
  tooMany: 'Za dużo prób. Odczekaj 15 minut i spróbuj jeszcze raz.',
  doubted:
    'Do tego numeru wiele razy podano złe dane, więc potwierdzamy je pocztą. Jeśli numer i kontakt się zgadzają, na adres e-mail z reklamacji właśnie idzie link. Jeśli nie, sprawdź dane i spróbuj jeszcze raz.',
  ofAccount:
    'Ta reklamacja należy do konta. Zaloguj się albo otwórz link, który wysłaliśmy na adres e-mail z reklamacji.',
  orders: 'Wybierz zamówienie',
  noOrders:
    'Nie masz zamówień, które można reklamować. Jeśli kupowałeś lub kupowałaś bez konta, podaj numer zamówienia.',
  choose: 'Zareklamuj',
  other: 'Nie masz numeru zamówienia?',
  otherText: 'Opisz zakup w osobnym formularzu, na przykład gdy produkt pochodzi ze sklepu stacjonarnego.',
  otherLink: 'Zgłoś bez numeru zamówienia',
  listLink: 'Zobacz swoje reklamacje',
};

export const complaintProductsTexts = {
  title: 'Wybierz produkty do reklamacji',
  intro: 'Podaj, ile sztuk reklamujesz, i opisz usterkę. Zdjęcia przyspieszą sprawę.',
  quantityOf: (name: string) => `Ile reklamujesz: ${name}`,
  available: (quantity: string) => `Możesz zareklamować: ${quantity}`,
  none: 'Ten produkt jest już w całości zwrócony, zareklamowany lub objęty odstąpieniem.',
  // S5.48
  capped: (quantity: string) => `Maksymalnie możesz zareklamować: ${quantity}`,
  description: 'Opis usterki i powód reklamacji',
  // S5.46
  descriptionMissing: 'Proszę o podanie opisu usterki i powodu reklamacji',
  method: 'Jak chcesz załatwić reklamację?',
  methodHint: 'To Twoje życzenie. Przekażemy je w rozmowie przy reklamacji.',
  methodNone: 'Jeszcze nie wiem',
  // S4.47
  chooseFirst: 'Wybierz produkty',
  next: (count: number) => `Zareklamuj ${pieces(count)}`,
  nextPlain: 'Złóż reklamację',
  nothingChosen: 'Wybierz co najmniej jeden produkt: wpisz, ile sztuk reklamujesz.',
  notOpen: 'To zamówienie jeszcze do Ciebie nie wyruszyło albo zostało anulowane, więc nie można go reklamować.',
  tooOften: 'Dziś nie przyjmiemy już więcej reklamacji tego zamówienia. Napisz do nas lub zadzwoń.',
  stale: 'Formularz się zdezaktualizował. Odśwież stronę i spróbuj jeszcze raz.',
  back: 'Wróć do wyboru zamówienia',
};

export const complaintAddTexts = {
  title: 'Reklamacja bez numeru zamówienia',
  intro: 'Opisz produkt i zakup. Odpowiedź wyślemy e-mailem.',
  // S5.50
  incomplete: 'Wypełnij wszystkie pola formularza.',
  product: 'Nazwa produktu',
  serialNumber: 'Numer seryjny',
  serialNumberHint: 'Jeśli produkt go ma.',
  boughtOn: 'Data zakupu',
  day: 'Dzień',
  month: 'Miesiąc',
  year: 'Rok',
  wrongDate: 'Takiej daty nie ma albo jeszcze nie nadeszła.',
  description: 'Opis usterki',
  place: 'Miejsce zakupu',
  places: { shop: 'Nasz sklep stacjonarny lub internetowy', auction: 'Serwis aukcyjny', other: 'Inne miejsce' },
  placeDetails: 'Nazwa serwisu lub miejsca',
  refundLabel: 'Zwrot pieniędzy',
  refund: 'Jak zwrócić pieniądze, jeśli uznamy reklamację?',
  refunds: {
    b: 'Przelewem na konto',
    p: 'Przekazem pocztowym',
    c: 'Czekiem',
    t: 'Na saldo w sklepie, bonem bez terminu ważności',
  },
  bankAccount: 'Numer konta bankowego',
  refundAddress: 'Adres do przekazu',
  chequeData: 'Dane do czeku',
  chequeHint: 'Imię i nazwisko oraz adres, na który wyślemy czek.',
  site: 'Sklep, do którego oddasz produkt',
  siteNone: 'Wyślę produkt pocztą lub kurierem',
  contactTitle: 'Dane do kontaktu',
  email: 'E-mail',
  phone: 'Telefon',
  submit: 'Złóż reklamację',
  tooOften: 'Dziś nie przyjmiemy już więcej reklamacji z tego adresu. Spróbuj jutro albo zadzwoń do nas.',
};

export const complaintListTexts = {
  empty: {
    title: 'Nie masz żadnych reklamacji',
    text: 'Jeśli coś jest nie tak z produktem, zgłoś to. Reklamację złożoną bez konta otworzysz linkiem z e-maila.',
    link: 'Zgłoś reklamację',
  },
  add: 'Zgłoś reklamację',
  open: 'Otwórz rozmowę',
};

export const complaintThreadTexts = {
  filed: 'Reklamacja została przyjęta. Potwierdzenie wysłaliśmy e-mailem.',
  filedWithoutMethod:
    'Reklamacja została przyjęta, ale nie dopisaliśmy, jak chcesz ją załatwić. Napisz o tym w wiadomości poniżej.',
  thread: 'Rozmowa',
  empty: 'Nie ma jeszcze wiadomości. Odpowiemy tutaj i e-mailem.',
  client: 'Ty',
  shop: 'Sklep',
  refresh: 'Odśwież',
  refreshFailed: 'Nie udało się pobrać nowych wiadomości. Widzisz poprzednie.',
  message: 'Twoja wiadomość',
  send: 'Wyślij wiadomość',
  over: 'Ta reklamacja jest zakończona, więc nie można już dopisywać wiadomości.',
  tooOften: 'Za dużo wiadomości w krótkim czasie. Spróbuj za godzinę.',
  full: 'Ta rozmowa jest już bardzo długa. Zadzwoń do nas, dokończymy ją przez telefon.',
  products: 'Produkty',
  details: 'Szczegóły zgłoszenia',
  timeline: 'Historia reklamacji',
  pdf: 'Pobierz potwierdzenie PDF',
  contact: 'Kontakt',
  download: (name: string) => `Pobierz plik ${name}`,
  open: (name: string) => `Otwórz zdjęcie ${name}`,
};

type UploadFault = 'empty' | 'too-large' | 'wrong-type' | 'too-many-pixels' | 'unreadable';

/** The text of what the shop found inside a file. */
export function attachmentFaultText(file: string, reason: UploadFault): string {
  const faults: Record<UploadFault, string> = {
    empty: 'jest pusty',
    'too-large': 'jest za duży',
    'wrong-type': 'nie jest zdjęciem JPG, PNG, WebP ani dokumentem PDF',
    'too-many-pixels': 'ma za dużo pikseli',
    unreadable: 'jest uszkodzony i nie da się go odczytać',
  };
  return `Plik „${file}” ${faults[reason]}. Wybierz inny.`;
}
