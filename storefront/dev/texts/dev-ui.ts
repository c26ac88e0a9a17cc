/** Sample texts of the developers' page with all parts of the interface. */

export const title = 'Części interfejsu';
export const intro = 'Wszystkie elementy w każdym stanie. Strona jest widoczna tylko dla osób, które rozwijają sklep.';

export const colours = {
  heading: 'Kolory',
  sample: 'Zażółć gęślą jaźń',
} as const;

export const type = {
  heading: 'Pismo',
  first: 'Nagłówek pierwszego stopnia',
  second: 'Nagłówek drugiego stopnia',
  third: 'Nagłówek trzeciego stopnia',
  text: 'Wychodzimy o świcie, gdy mgła jeszcze leży na łąkach. W plecaku termos, mapa i ciepły sweter, a przed nami cały dzień drogi.',
  small: 'Drobny druk: szczegóły, podpisy i uwagi.',
  figures: ['1 234,56', '987,10', '11,11'],
  link: 'Odnośnik w zdaniu',
  quietLink: 'Cichy odnośnik',
  externalLink: 'Odnośnik do innej strony',
} as const;

export const buttons = {
  heading: 'Przyciski',
  looks: { primary: 'Główny', soft: 'Miękki', secondary: 'Drugi', quiet: 'Cichy', danger: 'Niebezpieczny' },
  small: 'Mały',
  large: 'Duży',
  disabled: 'Nieczynny',
  loading: 'Wysyłanie',
  link: 'Odnośnik',
  wide: 'Na całą szerokość',
  square: 'Szukaj',
} as const;

export const icons = { heading: 'Ikony' } as const;

export const fields = {
  heading: 'Pola formularza',
  name: 'Imię i nazwisko',
  nameHint: 'Tak jak na przesyłce.',
  email: 'Adres e-mail',
  emailError: 'Wpisz adres e-mail w postaci imie@example.pl.',
  note: 'Uwagi',
  disabled: 'Pole nieczynne',
  country: 'Kraj',
  countries: ['Polska', 'Czechy', 'Słowacja'],
  terms: 'Akceptuję regulamin',
  termsError: 'Zaznacz, aby przejść dalej.',
  newsletter: 'Chcę dostawać wiadomości o nowościach',
  delivery: 'Sposób dostawy',
  deliveries: [
    { label: 'Kurier pod drzwi', detail: 'Jutro przed 16:00' },
    { label: 'Automat paczkowy', detail: 'Pojutrze, całą dobę' },
    { label: 'Odbiór osobisty', detail: 'Dziś od 12:00' },
  ],
  birthDate: 'Data urodzenia',
  birthDateHint: 'W postaci RRRR-MM-DD.',
  date: 'Data zakupu',
  dateHint: 'W postaci MM/DD/RRRR, domyślnej dla pola daty.',
  quantity: 'Liczba sztuk',
  metres: 'Długość w metrach',
} as const;

export const marks = {
  heading: 'Znaczniki, karty, tabela',
  badges: {
    neutral: 'Zwykły',
    quiet: 'Zestaw',
    brand: 'Nowość',
    accent: 'Polecany',
    waiting: 'Czeka na odbiór',
    sale: '-20%',
    ok: 'Dostępny',
    warn: 'Ostatnie sztuki',
    error: 'Niedostępny',
  },
  card: 'Zwykła karta leży na stronie.',
  raised: 'Uniesiona karta ma miękki cień.',
  table: 'Wymiary',
  columns: ['Rozmiar', 'Klatka', 'Pas'],
  rows: [
    ['S', '92 cm', '78 cm'],
    ['M', '98 cm', '84 cm'],
    ['L', '104 cm', '90 cm'],
  ],
  tooltip: 'Krótkie wyjaśnienie przy najechaniu lub fokusie.',
  tooltipButton: 'Co to znaczy?',
  loading: 'Czekanie na treść',
} as const;

export const navigation = {
  heading: 'Nawigacja',
  crumbs: ['Strona główna', 'Odzież', 'Kurtki', 'Kurtka przeciwdeszczowa'],
  tabs: 'Informacje',
  panels: [
    { id: 'opis', label: 'Opis', content: 'Lekka, ciepła i odporna na deszcz.' },
    { id: 'wymiary', label: 'Wymiary', content: 'Mierz na płasko, bez naciągania materiału.' },
    { id: 'opinie', label: 'Opinie', content: 'Jeszcze nikt nie napisał opinii.' },
  ],
  questions: [
    { question: 'Jak prać kurtkę?', answer: 'W 30°C, bez płynu do płukania.' },
    { question: 'Czy kaptur się odpina?', answer: 'Tak, na trzy napy.' },
  ],
} as const;

export const messages = {
  heading: 'Rodzaje komunikatów',
  inPage: 'Komunikat, który zostaje na stronie.',
  popups: {
    info: 'Pokaż informację',
    warning: 'Pokaż ostrzeżenie',
    error: 'Pokaż błąd',
    success: 'Pokaż powodzenie',
  },
  texts: {
    info: 'Zapisaliśmy Twój wybór w tej przeglądarce.',
    warning: 'Minimalnie musisz zamówić 2 szt.',
    error: 'Nie udało się wysłać formularza. Spróbuj ponownie.',
    success: 'Dodano do koszyka.',
  },
} as const;

export const dialogs = {
  heading: 'Okna',
  open: {
    centre: 'Okno na środku',
    wide: 'Szerokie okno',
    sheet: 'Arkusz od dołu',
    side: 'Panel z boku',
    'side-start': 'Panel z lewej',
  },
  title: 'Usunąć listę?',
  text: 'Tej czynności nie można cofnąć. Produkty zostaną w sklepie, zniknie tylko lista.',
  confirm: 'Usuń listę',
  keep: 'Zostaw',
} as const;

export const carousels = {
  heading: 'Karuzele',
  plain: 'Zwykła',
  autoplay: 'Samoczynna',
  infinite: 'Bez końca',
  fade: 'Przenikanie',
  hotspot: 'Wiele slajdów',
  broken: 'Z uszkodzonym zdjęciem',
  slide: (position: number) => `Slajd ${position}`,
  product: (position: number) => `Pozycja ${position}`,
  picture: 'Znak sklepu',
  missing: 'Zdjęcie, którego nie ma',
  failed: (src: string) => `Nie wczytano: ${src}`,
} as const;

/** The developers' page on viewport classes. */
export const viewportClasses = {
  title: 'Klasy okna',
  intro: 'Co robi strona, gdy okno zmienia klasę. Zmień szerokość okna i patrz.',
  firstPlace: 'Pierwsze miejsce',
  slot: 'Miejsce w widoku mobilnym',
  moving: 'Wędrująca część',
  runs: (runs: readonly number[]) => `Uruchomienia w klasach: ${runs.join(', ') || 'brak'}`,
};
