import type { AuditObject, OtherAction, OwnedVerb } from '#rules/platform/staff/audit-actions.ts';

export const title = 'Dziennik zmian';
export const lead = 'Każda zmiana z zaplecza, wiersza poleceń i importu. Wpisów nie można zmienić ani usunąć.';

export const filter = {
  person: 'Kto',
  everybody: 'wszyscy',
  kind: 'Czego dotyczy',
  everything: 'wszystko',
  object: 'Numer lub nazwa',
  objectHint: 'Na przykład numer zamówienia, kod rabatowy albo nazwa kuriera.',
  submit: 'Szukaj',
};

export const table = {
  caption: 'Zmiany, od najnowszej',
  at: 'Kiedy',
  who: 'Kto',
  what: 'Co',
  object: 'Czego dotyczy',
  change: 'Było → jest',
};

export const actors = {
  command: 'wiersz poleceń',
  import: 'import',
  system: 'sklep sam z siebie',
  stranger: 'ktoś przed zalogowaniem',
};
/** What was wrong when somebody tried to come in. */
export const steps = { password: 'hasło', factor: 'drugi składnik' };
export const nothing = 'Nie ma takich wpisów.';
export const everything = 'Pokaż cały dziennik';
export const older = 'Starsze wpisy';
export const was = 'było';
export const is = 'jest';
export const nought = 'brak';
export const yes = 'tak';
export const no = 'nie';
export const piece = (code: string, quantity: string) => `${code} × ${quantity}`;

/** Rows the owner sets up. */
export const ownedVerbs: Record<OwnedVerb, string> = {
  created: 'Dodanie',
  changed: 'Zmiana',
  removed: 'Usunięcie',
  moved: 'Zmiana kolejności',
};

export const actions: Record<OtherAction, string> = {
  'bulk-change.started': 'Zmiana wielu produktów',
  'bulk-change.undone': 'Cofnięcie zmiany wielu produktów',
  'catalogue.import-stopped': 'Zatrzymanie importu',
  'catalogue.import-undone': 'Cofnięcie importu',
  'catalogue.imported': 'Import towaru',
  'closed-day.removed': 'Usunięcie',
  'closed-day.saved': 'Zapisanie',
  'complaint.moved': 'Zmiana stanu',
  'complaint.refunded': 'Oddanie pieniędzy',
  'complaint.replied': 'Odpowiedź klientowi',
  'complaint.shipped': 'Wysłanie towaru',
  'customer.exported': 'Pobranie danych klienta',
  'customer.forgotten': 'Usunięcie konta i danych',
  'customer.note-added': 'Notatka',
  'customer.points-corrected': 'Korekta punktów',
  'gift-card.blocked': 'Zablokowanie',
  'gift-card.issued': 'Wydanie',
  'gift-card.unblocked': 'Odblokowanie',
  'job.retried': 'Ponowienie',
  'mail-server.changed': 'Zmiana serwera poczty',
  'opinion.answered': 'Odpowiedź sklepu',
  'opinion.published': 'Opublikowanie',
  'opinion.rejected': 'Odrzucenie',
  'opinion.waiting': 'Cofnięcie do przeczytania',
  'order.changed': 'Zmiana przed spakowaniem',
  'order.moved': 'Zmiana stanu',
  'order.note-added': 'Notatka',
  'order.paid-back-by-hand': 'Ręczny zwrot pieniędzy',
  'order.payment-booked': 'Zapisanie wpłaty',
  'order.refund-asked': 'Zlecenie zwrotu pieniędzy',
  'order.refund-sent-again': 'Ponowne zlecenie zwrotu pieniędzy',
  'order.taken-by-phone': 'Przyjęcie przez telefon',
  'orders.exported': 'Pobranie pliku z zamówieniami',
  'page.saved': 'Zapisanie tekstu',
  'points.earning-set': 'Zmiana naliczania punktów',
  'points.imported': 'Wczytanie punktów odbioru',
  'product.archived': 'Odłożenie do archiwum',
  'product.changed': 'Zmiana',
  'product.counted': 'Zmiana stanów w sklepach',
  'product.created': 'Dodanie',
  'product.duplicated': 'Powielenie',
  'product.fetched-back': 'Wyjęcie z archiwum',
  'product.gives-set': 'Zmiana tego, co daje produkt wirtualny',
  'product.hidden': 'Ukrycie w sklepie',
  'product.photos-changed': 'Zmiana zdjęć',
  'product.priced': 'Zmiana ceny',
  'product.shown': 'Pokazanie w sklepie',
  'product.stocked': 'Zmiana stanu magazynu',
  'provider-keys.changed': 'Zmiana kluczy płatności online',
  'question.answered': 'Odpowiedź',
  'question.rejected': 'Odrzucenie',
  'reduction.begun': 'Początek obniżki',
  'reduction.cancelled': 'Odwołanie obniżki',
  'reduction.planned': 'Zaplanowanie obniżki',
  'redirect.added': 'Dodanie przekierowania',
  'redirect.removed': 'Usunięcie przekierowania',
  'return.accepted': 'Przyjęcie towaru',
  'return.cancelled': 'Odwołanie',
  'return.draft': 'Cofnięcie do szkicu',
  'return.filed': 'Zgłoszenie',
  'return.received': 'Odbiór paczki',
  'return.refunded': 'Oddanie pieniędzy',
  'return.refused': 'Odmowa',
  'settings.changed': 'Zmiana ustawień',
  'shop.closed': 'Zamknięcie sklepu',
  'shop.opened': 'Otwarcie sklepu',
  'staff.access-renewed': 'Nowe hasło i drugi składnik',
  'staff.authenticator-set': 'Nowa aplikacja uwierzytelniająca',
  'staff.invitation-cancelled': 'Wycofanie zaproszenia',
  'staff.invited': 'Zaproszenie',
  'staff.joined': 'Dołączenie do zaplecza',
  'staff.owner-set-up': 'Założenie konta właściciela',
  'staff.passkey-added': 'Dodanie klucza dostępu',
  'staff.passkey-removed': 'Usunięcie klucza dostępu',
  'staff.password-changed': 'Zmiana hasła',
  'staff.password-reset': 'Nowe hasło z linku',
  'staff.recovery-code-used': 'Użycie kodu zapasowego',
  'staff.recovery-codes-made': 'Nowe kody zapasowe',
  'staff.reset-sent': 'Link do odzyskania dostępu',
  'staff.role-changed': 'Zmiana roli',
  'staff.sign-in-failed': 'Nieudane logowanie',
  'staff.signed-in': 'Zalogowanie',
  'staff.signed-out': 'Wylogowanie',
  'staff.switched-off': 'Wyłączenie dostępu',
  'staff.switched-on': 'Przywrócenie dostępu',
  'withdrawal.refunded': 'Oddanie pieniędzy',
};

export const objects: Record<AuditObject, string> = {
  courier: 'Sposób dostawy',
  location: 'Sklep stacjonarny',
  'payment-method': 'Metoda płatności',
  rebate: 'Kod rabatowy',
  gift: 'Gratis',
  picture: 'Obraz',
  'bulk-change': 'Zmiana wielu produktów',
  'news-item': 'Aktualność',
  'blog-entry': 'Wpis na blogu',
  banner: 'Banner',
  'home-block': 'Blok strony głównej',
  snippet: 'Wstawka',
  'search-rule': 'Reguła wyszukiwarki',
  category: 'Kategoria',
  'closed-day': 'Dzień bez wysyłki',
  complaint: 'Reklamacja',
  customer: 'Klient',
  'gift-card': 'Karta podarunkowa',
  import: 'Import',
  invitation: 'Zaproszenie',
  job: 'Zadanie',
  opinion: 'Opinia',
  order: 'Zamówienie',
  page: 'Strona',
  product: 'Produkt',
  question: 'Pytanie',
  redirect: 'Przekierowanie',
  reduction: 'Planowana obniżka',
  return: 'Zwrot',
  settings: 'Ustawienia',
  shop: 'Sklep',
  staff: 'Osoba',
  withdrawal: 'Odstąpienie',
};

/** What changed, where the screen of the object has no word for it. */
export const fields: Record<string, string> = {
  active: 'Dostęp',
  added: 'Nowe',
  network: 'Adres sieci',
  step: 'Nie zgadza się',
  addresses: 'Adresy',
  amount: 'Kwota',
  answer: 'Odpowiedź',
  author: 'Autor',
  balance: 'Saldo',
  blocked: 'Zablokowana',
  body: 'Treść',
  changed: 'Zmienione',
  created: 'Nowe',
  date: 'Dzień',
  day: 'Dzień',
  delivery: 'Dostawa',
  deliveryCost: 'Koszt dostawy',
  email: 'E-mail',
  file: 'Plik',
  files: 'Załączniki',
  gives: 'Daje',
  hasPassword: 'Hasło',
  ids: 'Numery',
  isOpen: 'Otwarty',
  kind: 'Rodzaj',
  lastError: 'Ostatni błąd',
  lead: 'Wstęp',
  name: 'Nazwa',
  note: 'Notatka',
  number: 'Numer',
  off: 'Wyłączone',
  perZloty: 'Punktów za złoty',
  phone: 'Telefon',
  photo: 'Zdjęcie',
  pieces: 'Sztuki',
  photos: 'Zdjęcia',
  place: 'Miejsce',
  points: 'Punkty',
  position: 'Kolejność',
  products: 'Produkty',
  price: 'Cena',
  regularPrice: 'Cena przed obniżką',
  reason: 'Powód',
  restock: 'Wraca do sprzedaży',
  restocked: 'Wraca do sprzedaży',
  byHand: 'Przelewem',
  claim: 'Sprawa',
  role: 'Rola',
  size: 'Rozmiar',
  sizes: 'Rozmiary',
  state: 'Stan',
  status: 'Sprzedaż',
  startsAt: 'Od kiedy',
  endsAt: 'Do kiedy',
  percent: 'Procent',
  value: 'Wartość',
  stock: 'Stan magazynu',
  target: 'Nowy adres',
  text: 'Tekst',
  title: 'Tytuł',
  total: 'Do zapłaty',
  trackingNumber: 'Numer przesyłki',
  unchanged: 'Bez zmian',
  way: 'Sposób zwrotu',
};

export const ways: Record<string, string> = {
  'same-way': 'tak, jak zapłacono',
  transfer: 'przelew',
  balance: 'bon sklepu',
  other: 'inaczej',
};

export const resetKinds: Record<string, string> = { password: 'hasło', access: 'hasło i drugi składnik' };

/** `courier.created` as people say it; the code itself for an action nobody does any more. */
export function actionName(action: string): string {
  const word = Object.entries(actions).find(([known]) => known === action)?.[1];
  const verb = Object.entries(ownedVerbs).find(([known]) => action.endsWith(`.${known}`))?.[1];
  return word ?? verb ?? action;
}

/** Of some there is only one, and its number says nothing. */
export function isNamed(objectKind: string): boolean {
  return objectKind !== 'shop' && objectKind !== 'settings';
}
