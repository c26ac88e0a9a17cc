import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { ProductValues } from '../rules/product-fields.ts';
import type { SizeValues } from '../rules/size-fields.ts';
import { statuses } from './panel-list.ts';

export const back = 'Produkty';
export const save = 'Zapisz produkt';
export const see = 'Zobacz w sklepie';
export const nav = 'Części produktu';

export const sections = {
  zdjecia: 'Zdjęcia',
  podstawowe: 'Podstawowe',
  opis: 'Opis',
  rozmiary: 'Rozmiary, ceny i stany',
  wersje: 'Wersje, zestaw i pytania',
  cechy: 'Cechy',
  bezpieczenstwo: 'Bezpieczeństwo i prawo',
  dostawa: 'Sprzedaż i dostawa',
  adres: 'Adres strony',
  pliki: 'Instrukcje i pliki',
  sklepy: 'Stany w sklepach',
  historia: 'Historia cen',
};
export type SectionId = keyof typeof sections;

export const fields: Record<keyof ProductValues, FieldText> = {
  name: { label: 'Nazwa' },
  code: { label: 'Kod' },
  type: {
    label: 'Rodzaj',
    choices: {
      product: 'Produkt',
      product_bundle: 'Zestaw (wszystkie części)',
      product_collection: 'Kolekcja (części do wyboru)',
      product_virtual: 'Wirtualny',
      product_service: 'Usługa',
      product_configurable: 'Konfigurowany',
    },
  },
  categoryId: { label: 'Kategoria' },
  producerId: { label: 'Producent' },
  seriesId: { label: 'Seria' },
  visible: { label: 'Widoczny w sklepie' },
  isNew: { label: 'Nowość' },
  isBestseller: { label: 'Bestseller' },
  isPromotion: { label: 'Promocja', hint: 'Znak pokazuje się tylko przy obniżce zgodnej z prawem.' },
  promotionUntil: { label: 'Promocja do', hint: 'Potem ceny same wracają do tych sprzed obniżki.' },
  forPoints: { label: 'Także za punkty' },
  description: {
    label: 'Krótki opis',
    hint: 'Zostaje to, co przepuści sklep: bez skryptów i stylów, także z tekstu wklejonego z Worda.',
  },
  longDescription: { label: 'Pełny opis' },
  commentPrompt: { label: 'O co zapytać przy zamówieniu', hint: 'Na przykład „Napis na kubku”. Puste: o nic.' },
  vatPermille: { label: 'VAT', choices: { '230': '23%', '80': '8%', '50': '5%', '0': '0% albo zwolniony' } },
  unit: { label: 'Jednostka', hint: 'Jedna: szt., m, para.' },
  unitPlural: { label: 'Jednostka w liczbie mnogiej' },
  unitSellby: { label: 'Sprzedawany po', hint: 'Na przykład 1 albo 0,1.' },
  unitPrecision: { label: 'Miejsca po przecinku' },
  measureAmount: { label: 'Zawartość jednostki', hint: 'Do ceny jednostkowej: 500 i „g” dają cenę za kilogram.' },
  measureUnit: { label: 'Miara zawartości' },
  minQuantityPerOrder: { label: 'Najmniej w zamówieniu' },
  maxQuantityPerOrder: { label: 'Najwięcej w zamówieniu' },
  minSizeQuantityPerOrder: { label: 'Najmniej jednego rozmiaru' },
  maxSizeQuantityPerOrder: { label: 'Najwięcej jednego rozmiaru' },
  subscriptionDays: { label: 'Subskrypcja co ile dni', hint: 'Po przecinku: 14, 30. Puste: bez subskrypcji.' },
  subscriptionRebatePercent: { label: 'Rabat subskrypcji (%)' },
  minimumQuantitySubscription: { label: 'Najmniej w subskrypcji' },
  versionOf: {
    label: 'Wersja produktu o kodzie',
    hint: 'Wersje kolorystyczne jednego modelu. Puste: produkt jest sam.',
  },
  versionName: { label: 'Nazwa wersji', hint: 'Na przykład „zielony”.' },
  versionTone: { label: 'Kolor wersji', hint: 'Na przykład #2f6b3a.' },
  bundleParts: {
    label: 'Części zestawu albo kolekcji',
    hint: 'W wierszu: kod; liczba sztuk. Gwiazdka na końcu pozwala wybrać wersję: „POL-00012; 1; *”.',
  },
  configurator: {
    label: 'Pytania konfiguratora',
    hint: 'W wierszu: „Kolor! jedno: czarny; złoty +12,50” albo „Grawer? tekst 20”. Wykrzyknik: trzeba odpowiedzieć; słowo „kilka” pozwala wybrać wiele.',
  },
  traits: { label: 'Cechy', hint: 'W wierszu: „Materiał: wełna”. Nowe cechy i wartości sklep doda sam.' },
  safetyWarnings: { label: 'Ostrzeżenia i zasady bezpieczeństwa', hint: 'Pokazywane na stronie produktu (GPSR).' },
  withdrawalBar: {
    label: 'Bez prawa odstąpienia, bo',
    choices: {
      '': 'Można odstąpić',
      personalised: 'na miarę albo spersonalizowany',
      digital: 'treść cyfrowa',
      service: 'usługa wykonana',
      sealed: 'zapieczętowany ze względu na higienę',
      perishable: 'szybko się psuje',
    },
  },
  warrantyId: { label: 'Gwarancja' },
  weight: { label: 'Waga z opakowaniem (g)' },
  soldElsewhere: { label: 'Sprzedane gdzie indziej w 90 dni', hint: 'Liczy się do popularności.' },
  slug: { label: 'Końcówka adresu', hint: 'Puste: z nazwy. Stary adres przekierowuje sam.' },
  oldAddresses: {
    label: 'Stare adresy, które mają tu prowadzić',
    hint: 'W wierszu jeden, na przykład /stary-sklep/namiot.html.',
  },
};

export const sizeFields: Record<keyof SizeValues, FieldText> = {
  type: { label: 'Oznaczenie', hint: 'Po nim rozmiar znają zamówienia i filtry.' },
  name: { label: 'Rozmiar' },
  code: { label: 'Kod' },
  gtin: { label: 'EAN' },
  price: { label: 'Cena (zł)' },
  regularPrice: { label: 'Przed obniżką (zł)' },
  stock: { label: 'Stan', hint: '-1 albo „bez limitu”: bez ograniczenia.' },
  status: { label: 'Sprzedaż', choices: statuses },
  position: { label: 'Kolejność' },
  suggestedPrice: { label: 'Cena sugerowana (zł)' },
  advancePrice: { label: 'Zaliczka (zł)' },
  tiers: { label: 'Taniej od sztuk', hint: '„3: 5; 10: 12” to 5% od trzech i 12% od dziesięciu.' },
  amountMin: { label: 'Najmniej sztuk' },
  amountMax: { label: 'Najwięcej sztuk' },
  statusDescription: { label: 'Opis dostępności' },
  deliveryDate: { label: 'Termin dostawy' },
  unknownDeliveryTime: { label: 'Czas dostawy nieznany' },
  shipDays: { label: 'Wysyłka w dniach' },
  shipHours: { label: 'i godzinach' },
  shipDeadline: { label: 'Zamówienia do godziny', hint: 'Puste: godzina całego sklepu.' },
  phonePrice: { label: 'Cena na telefon' },
  basketEnable: { label: 'Mimo to do koszyka' },
  gratis: { label: 'Za darmo' },
  points: { label: 'Cena w punktach' },
  pointsReceived: { label: 'Punkty za zakup' },
};

export const sizes = {
  caption: 'Rozmiary',
  more: (name: string) => `Pozostałe dane rozmiaru ${name}`,
  fresh: 'Nowy rozmiar',
  freshHint: 'Wypełnij nazwę i cenę, żeby go dodać.',
  label: (size: string, field: string) => `${size}: ${field}`,
  lowest: (price: string) => `Najniższa cena z 30 dni: ${price}.`,
  lawful: (percent: number | null) =>
    `Po zapisaniu sklep pokaże obniżkę${percent === null ? ', bez procentu, bo jest mniejszy niż 1%' : ` −${percent}%`}.`,
  notLawful: 'Po zapisaniu sklep nie pokaże procentu: obniżka musi zejść poniżej najniższej ceny z 30 dni.',
};

export const files = {
  lead: 'Kupujący otworzy je ze strony produktu.',
  none: 'Produkt nie ma jeszcze pliku.',
  title: 'Nazwa pliku dla kupujących',
  titleHint: 'Na przykład „Instrukcja obsługi”.',
  titleOf: (title: string) => `Nazwa pliku ${title}`,
  save: (title: string) => `Zapisz nazwę: ${title}`,
  kind: 'Rodzaj',
  kinds: {
    film: 'Film w galerii',
    video: 'Film',
    audio: 'Dźwięk',
    image: 'Obraz',
    document: 'Dokument',
  },
  file: 'Plik',
  open: 'Otwórz',
  act: 'Kolejność',
  remove: (title: string) => `Usuń plik: ${title}`,
  choose: 'Plik',
  chooseHint: 'PDF albo obraz do 10 MB, film MP4 lub WebM albo dźwięk MP3, OGG lub WAV do 36 MB.',
  gallery: 'Film stoi w galerii, za zdjęciami',
  galleryHint: 'Bez tego otwiera się z listy plików. Innych plików to nie dotyczy.',
  add: 'Dodaj plik',
  changed: 'Pliki zmienione.',
  refusals: {
    untitled: 'Wpisz nazwę pliku dla kupujących.',
    'too-many': 'Produkt może mieć najwyżej 30 plików.',
    empty: 'Wybierz plik.',
    'too-large': 'Ten plik jest za duży: obraz i PDF mogą mieć 10 MB, film i dźwięk 36 MB.',
    'wrong-type': 'To nie jest PDF, obraz JPG, PNG lub WebP, film MP4 lub WebM ani dźwięk MP3, OGG lub WAV.',
    'too-many-pixels': 'Ten obraz ma za dużo pikseli: najwyżej 40 milionów.',
    unreadable: 'Tego pliku nie da się odczytać.',
  },
};

export const rowMoves = {
  up: (name: string) => `Przesuń wyżej: ${name}`,
  down: (name: string) => `Przesuń niżej: ${name}`,
  remove: (name: string) => `Usuń: ${name}`,
};

export const parts = {
  caption: 'Części zestawu',
  product: 'Produkt',
  quantity: 'Sztuk',
  chooses: 'Kupujący wybiera wersję',
  act: 'Kolejność',
  unknown: 'Nie ma takiego produktu',
  quantityOf: (code: string) => `Sztuk: ${code}`,
  choosesOf: (code: string) => `Kupujący wybiera wersję: ${code}`,
  clear: 'Usuń wszystkie części',
};

export const productSearch = {
  label: 'Dodaj produkt: nazwa albo kod',
  find: 'Znajdź produkt',
  nothing: 'Nie ma takiego produktu.',
  add: (name: string, code: string) => `Dodaj: ${name} (${code})`,
};

export const questions = {
  legend: (at: number) => `Pytanie ${at}`,
  label: 'O co pytasz',
  kind: 'Jak się odpowiada',
  kinds: { choice: 'Jedna odpowiedź', several: 'Kilka odpowiedzi', text: 'Własny tekst' },
  maxLength: 'Najwięcej znaków',
  required: 'Trzeba odpowiedzieć',
  add: 'Dodaj pytanie',
  answer: (at: number) => `Odpowiedź ${at}`,
  surcharge: (at: number) => `Dopłata do odpowiedzi ${at} (zł)`,
  surchargeShort: 'Dopłata',
  addAnswer: 'Dodaj odpowiedź',
};

export const photos = {
  add: 'Dodaj zdjęcia',
  choose: 'Pliki JPG, PNG albo WebP',
  hint: 'Każdy najwyżej 10 MB, razem 40 MB. Pierwsze zdjęcie widać na listach. Kolejność zmienisz strzałkami albo przeciągając.',
  alt: (at: number) => `Opis zdjęcia ${at}`,
  saveAlt: (at: number) => `Zapisz opis zdjęcia ${at}`,
  focus: {
    title: (at: number) => `Kadr zdjęcia ${at}`,
    lead: 'Gdzie sklep przycina zdjęcie (koszyk, listy, porównanie, podpowiedzi), zostaje to miejsce. Wskaż je na zdjęciu albo wpisz w procentach.',
    x: 'Od lewej (0–100)',
    y: 'Od góry (0–100)',
    save: 'Zapisz kadr',
  },
  up: (at: number) => `Przesuń wcześniej zdjęcie ${at}`,
  down: (at: number) => `Przesuń dalej zdjęcie ${at}`,
  remove: (at: number) => `Usuń zdjęcie ${at}`,
  none: 'Produkt nie ma jeszcze zdjęcia.',
  added: (many: number) => `Dodane zdjęcia: ${many}.`,
  changed: 'Zdjęcia zmienione.',
  missing: 'Wybierz przynajmniej jeden plik.',
  refusals: {
    unknown: 'Tego produktu już nie ma.',
    'too-many': 'Produkt może mieć najwyżej 40 zdjęć.',
    empty: 'ten plik jest pusty',
    'too-large': 'ten plik jest większy niż 10 MB',
    'wrong-type': 'to nie jest zdjęcie JPG, PNG ani WebP',
    'too-many-pixels': 'to zdjęcie ma za dużo pikseli; zmniejsz je do 40 megapikseli',
    unreadable: 'tego zdjęcia nie da się odczytać',
  },
  refused: (name: string, reason: string) => `${name}: ${reason}.`,
};

export const draft = {
  found: (time: string) => `Masz niezapisany szkic tego produktu (${time}).`,
  restore: 'Przywróć szkic',
  restored: 'To jest szkic. W sklepie jeszcze go nie widać.',
  discard: 'Odrzuć szkic',
  discarded: 'Szkic odrzucony.',
  save: 'Zapisz szkic',
  saved: 'Szkic zapisany. Możesz wrócić do niego później.',
  kept: (time: string) => `Szkic zapisany o ${time}`,
  preview: 'Podgląd szkicu',
};

export const differences = {
  title: 'Ktoś inny zapisał ten produkt w międzyczasie',
  lead: 'Nic nie przepadło: poniżej są pola, które się różnią. W formularzu stoją już cudze zmiany w polach, których nie ruszasz, i Twoje w pozostałych. Popraw, co trzeba, i zapisz jeszcze raz.',
  field: 'Pole',
  theirs: 'Zapisane w sklepie',
  mine: 'Twoje',
  nought: 'puste',
};

export const actions = {
  duplicate: 'Powiel',
  duplicated: 'To jest kopia: ukryta, bez stanów i kodów EAN.',
  archive: 'Do archiwum',
  archiveQuestion:
    'Produkt zniknie ze sklepu i z list zaplecza. Zamówienia i opinie zostaną, a z archiwum można go wyjąć.',
  fetchBack: 'Wyjmij z archiwum',
  archived: 'Produkt jest w archiwum.',
  fetched: 'Produkt jest wyjęty z archiwum, nadal ukryty.',
  created: 'Produkt jest utworzony. Uzupełnij go i pokaż w sklepie.',
  saved: 'Produkt zapisany. W sklepie widać to od razu.',
};

export const shopStock = {
  lead: 'Ile sztuk leży w którym sklepie. Pokazuje to strona produktu; sprzedaż w sieci liczy się ze stanu rozmiaru.',
  none: 'Nie ma sklepów stacjonarnych.',
  size: 'Rozmiar',
  label: (size: string, place: string) => `${size}: ${place}`,
  save: 'Zapisz stany w sklepach',
  saved: 'Stany w sklepach zapisane.',
  wrong: 'Podaj liczby sztuk.',
};

export const history = { since: 'Od', price: 'Cena', size: 'Rozmiar', none: 'Nie ma jeszcze cen.' };
export const producer = {
  title: 'Producent i osoba odpowiedzialna',
  none: 'Wybierz producenta: jego dane są wymagane przez GPSR.',
  address: 'Adres',
  email: 'E-mail',
  responsible: 'Odpowiada w UE',
  nought: 'brak',
};
