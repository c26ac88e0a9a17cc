import type { RefundFault, RefundWay } from '#rules/after-sale/returns/refund.ts';
import type { ReturnMethod } from '#rules/after-sale/returns/return-method.ts';
import type { ReturnObstacle } from '#rules/after-sale/returns/return-obstacle.ts';
import type { ReturnState } from '#rules/after-sale/returns/return-view.ts';
import { quantityAsObject, type UnitNames } from '#texts/platform/units.ts';

const states: Record<ReturnState, string> = {
  draft: 'W przygotowaniu',
  filed: 'Zgłoszony',
  received: 'Dotarł do nas',
  accepted: 'Przyjęty',
  refunded: 'Rozliczony',
  refused: 'Odrzucony',
  cancelled: 'Odwołany',
};

const events: Record<ReturnState, string> = {
  draft: '',
  filed: 'Zwrot zgłoszony',
  received: 'Paczka dotarła do nas',
  accepted: 'Sprawdziliśmy produkty i przyjęliśmy zwrot',
  refunded: 'Oddaliśmy pieniądze',
  refused: 'Nie mogliśmy przyjąć zwrotu',
  cancelled: 'Zwrot odwołany',
};

const obstacles: Record<ReturnObstacle, string> = {
  'not-sent': 'Tego zamówienia jeszcze nie wysłaliśmy. Jeśli chcesz z niego zrezygnować, anuluj je.',
  over: 'To zamówienie jest już zakończone.',
  'too-late': 'Czas na zwrot tego zamówienia minął. Jeśli produkt ma wadę, możesz złożyć reklamację.',
  claimed: 'Wszystko jest już w zwrocie, reklamacji lub odstąpieniu.',
  'no-goods': 'Tego nie da się odesłać: to produkt cyfrowy lub usługa.',
  personalised: 'Zrobiliśmy to specjalnie dla Ciebie, więc nie możemy przyjąć zwrotu.',
  digital: 'To treść cyfrowa, którą już dostarczyliśmy za Twoją zgodą.',
  service: 'Ta usługa została już wykonana za Twoją zgodą.',
  perishable: 'To produkt o krótkim terminie przydatności, nie możemy przyjąć zwrotu.',
};

/** Name, description and the parameter a shopper confirms; `confirm` is asked in the window (S5.41). */
const methods: Record<ReturnMethod, { name: string; detail: string; parameter: string; confirm: string }> = {
  point: {
    name: 'Oddam w sklepie',
    detail: 'Bezpłatnie. Wybierzesz sklep w następnym kroku.',
    parameter: 'Przyniosę produkty razem z kodem zwrotu',
    confirm:
      'Bez kodu zwrotu obsługa sklepu nie przyjmie produktów. Masz go w e-mailu i na dokumencie PDF. Potwierdzasz?',
  },
  courier: {
    name: 'Kurier odbierze paczkę',
    detail: 'Koszt odejmiemy od zwracanej kwoty.',
    parameter: 'Paczka będzie spakowana i gotowa do odbioru',
    confirm:
      'Kurier nie pakuje produktów i nie czeka. Jeśli paczka nie będzie gotowa, odbiór trzeba zamówić ponownie. Potwierdzasz?',
  },
  own: {
    name: 'Wyślę we własnym zakresie',
    detail: 'Wybierasz przewoźnika i opłacasz przesyłkę.',
    parameter: 'Nie wyślę paczki za pobraniem',
    confirm: 'Paczek wysłanych za pobraniem nie odbieramy: wrócą do nadawcy na jego koszt. Potwierdzasz?',
  },
  locker: {
    name: 'Nadam w automacie paczkowym',
    detail: 'Kod do skrytki przyślemy SMS-em. Koszt odejmiemy od zwracanej kwoty.',
    parameter: 'Paczka zmieści się w skrytce 41 × 38 × 64 cm i waży do 25 kg',
    confirm:
      'Większej lub cięższej paczki automat nie przyjmie, a kod będzie trzeba wygenerować od nowa. Potwierdzasz?',
  },
};

/** What the shopper does after filing; `where` is the shop they chose, or the address of the company. */
const nextSteps: Record<ReturnMethod, (where: string) => string> = {
  point: (where) => `Przynieś produkty do sklepu: ${where}.`,
  courier: () => 'Spakuj produkty razem z kodem. Kurier zadzwoni przed odbiorem.',
  own: (where) => `Wyślij paczkę z kodem na adres: ${where}.`,
  locker: () => 'Kod do skrytki przyjdzie SMS-em w ciągu godziny. Nadaj paczkę w dowolnym automacie.',
};

const refunds: Record<RefundWay, { name: string; detail: string }> = {
  'same-way': {
    name: 'Tą samą drogą co płatność',
    detail: 'Na przykład z powrotem na kartę lub konto, z którego przyszły.',
  },
  transfer: { name: 'Przelew na konto', detail: 'Podaj numer konta, na które mamy przelać pieniądze.' },
  balance: { name: 'Saldo w sklepie', detail: 'Dostaniesz e-mailem bon na pełną kwotę, bez terminu ważności.' },
  other: { name: 'Inaczej', detail: 'Napisz, jak mamy oddać pieniądze.' },
};

const faults: Record<RefundFault, string> = {
  'no-way': 'Wybierz, jak mamy oddać pieniądze.',
  'bank-account': 'Wprowadzony numer konta bankowego jest nieprawidłowy.', // S5.44
  'note-too-short': 'Napisz, jak mamy oddać pieniądze: co najmniej 3 znaki.',
};

const reasons = {
  '': 'Nie chcę podawać',
  size: 'Zły rozmiar',
  look: 'Wygląda inaczej niż na zdjęciu',
  quality: 'Jakość mnie nie przekonała',
  wrong: 'To nie ten produkt',
  mind: 'Zmiana zdania',
};

export const returnsTexts = {
  title: 'Zwroty',
  intro: 'Odeślij to, co się nie sprawdziło. Zajmie Ci to około dwóch minut.',
  days: (days: number) => `Na zwrot masz ${days} dni od dostawy.`,
  guest: {
    title: 'Zwrot bez logowania',
    intro: 'Podaj numer zamówienia oraz e-mail lub telefon, który był w nim podany.',
    submit: 'Dalej',
  },
  how: {
    title: 'Jak to działa',
    steps: [
      'Wybierz produkty, sposób odesłania i to, jak oddać pieniądze.',
      'Włóż do paczki kod zwrotu albo pokaż go w sklepie.',
      'Sprawdzimy produkty i oddamy pieniądze, najpóźniej w ciągu 14 dni.',
    ],
  },
  interrupted:
    'Nie możemy otworzyć tego zwrotu: dostęp do zamówienia wygasł albo adres jest niepełny. Zaloguj się albo podaj numer zamówienia jeszcze raz – wybrane produkty i sposób odesłania czekają na Ciebie.',
  account: 'Masz konto? Po zalogowaniu wybierzesz zamówienie z listy.',
  signIn: 'Zaloguj się',
  orders: {
    title: 'Wybierz zamówienie',
    none: 'Nie masz teraz zamówień, które można zwrócić.',
    start: 'Zwróć produkty',
    resume: 'Dokończ zwrot',
    until: (date: string) => `Zwrot możliwy do ${date}`,
    open: 'Zwrot możliwy',
    other: 'Zwrot innego zamówienia',
  },
  mine: 'Twoje zwroty',
  order: (number: string) => `Zamówienie nr ${number}`,
  code: (code: string) => `Zwrot ${code}`,
  states,
  events,
  obstacles,
  steps: {
    label: 'Postęp zwrotu',
    names: ['Zamówienie', 'Produkty', 'Sposób zwrotu', 'Punkt', 'Pieniądze', 'Gotowe'],
    done: 'gotowe',
    skipped: 'pominięte',
    position: (step: number, name: string) => `Krok ${step} z 6: ${name}`,
  },
  back: 'Wstecz',
  next: 'Dalej',
  products: {
    title: 'Co chcesz zwrócić?',
    choose: (name: string) => `Zwracam: ${name}`,
    quantity: 'Ile',
    available: (most: string) => `z ${most}`,
    tooMany: (quantity: number, unit: UnitNames) => `Maksymalnie możesz zwrócić ${quantityAsObject(quantity, unit)}`,
    none: 'Wybierz produkty, które chcesz zwrócić.',
    comment: 'Uwagi do produktu',
    commentOpen: 'Dodaj uwagi',
    reason: 'Powód zwrotu',
    reasons,
    photos: 'Zdjęcia',
    photosHint: 'Do 4 zdjęć (JPG, PNG, WebP), każde do 5 MB, razem do 11 MB.',
    photoName: (at: number) => `Zdjęcie ${at}`,
    removePhoto: (at: number) => `Usuń zdjęcie ${at}`,
    unopened: 'Produkt zapieczętowany ze względów higienicznych. Przyjmiemy go tylko w nieotwartym opakowaniu.',
    photoFaults: {
      empty: 'Ten plik jest pusty.',
      'too-large': 'Zdjęcie jest za duże. Każde może mieć do 5 MB, a wszystkie razem do 11 MB.',
      'wrong-type': 'Ten plik nie jest zdjęciem JPG, PNG ani WebP.',
      'too-many-pixels': 'To zdjęcie ma zbyt dużą rozdzielczość.',
      unreadable: 'Nie udało się odczytać tego zdjęcia. Spróbuj wysłać inne.',
      'too-many': 'Możesz dodać najwyżej 4 zdjęcia.',
    },
    changed: 'W międzyczasie coś się zmieniło i nie wszystko da się jeszcze zwrócić. Sprawdź produkty i ilości.',
  },
  method: {
    title: 'Jak odeślesz paczkę?',
    legend: 'Sposób zwrotu',
    types: methods,
    delivery: 'Przesyłka',
    from: (cost: string) => `od ${cost}`,
    free: 'bezpłatnie',
    own: 'na własny koszt',
    noMethod: 'Wybierz sposób zwrotu.',
    noDelivery: 'Wybierz przesyłkę.',
    noParameter: 'Zaznacz potwierdzenie, bez niego nie przyjmiemy zwrotu.',
    noPhone: 'Ten sposób wymaga numeru telefonu w ustawieniach konta.',
    noPhoneGuest: 'Ten sposób wymaga numeru telefonu, a w zamówieniu go nie ma.',
    addPhone: 'Uzupełnij telefon w ustawieniach konta',
    confirm: { title: 'Potwierdź', yes: 'Potwierdzam', no: 'Nie potwierdzam' },
  },
  point: {
    title: 'Gdzie oddasz produkty?',
    legend: 'Sklep',
    none: 'Wybierz sklep, w którym oddasz produkty.',
    map: 'Mapa sklepów, w których oddasz produkty',
  },
  refund: {
    title: 'Jak oddać pieniądze?',
    legend: 'Forma zwrotu pieniędzy',
    ways: refunds,
    account: 'Numer konta',
    accountHint: '26 cyfr polskiego konta lub numer IBAN',
    note: 'Jak mamy oddać pieniądze?',
    faults,
    tooOften: 'Dziś nie przyjmiemy już więcej zwrotów tego zamówienia. Napisz do nas lub zadzwoń.',
    amount: 'Do zwrotu',
    returnCost: (cost: string) => `po odjęciu kosztu przesyłki zwrotnej ${cost}`,
    summary: 'Twój zwrot',
    submit: 'Zgłoś zwrot',
    needsLink:
      'Zamówienie otwarto numerem i kontaktem. Numer konta podasz po otwarciu linku, który wyślemy na adres e-mail z zamówienia: wrócisz nim do tego kroku.',
    linkSent:
      'Żeby podać, dokąd mają wrócić pieniądze, otwórz link, który właśnie wysłaliśmy na adres e-mail z zamówienia. Wrócisz nim do tego kroku, a wybrane produkty zostaną.',
    unpaid: 'Zamówienie nie jest opłacone, nie ma czego oddawać.',
  },
  status: {
    title: 'Zwrot zgłoszony',
    later: (code: string) => `Zwrot ${code}`,
    lead: 'Dziękujemy. Potwierdzenie wysłaliśmy na e-mail z zamówienia.',
    code: 'Kod zwrotu',
    codeHint: 'Wydrukuj dokument i włóż go do paczki albo napisz kod na kartce.',
    codeHintAtShop: 'Weź ze sobą wydrukowany dokument albo pokaż kod w telefonie.',
    pdf: 'Pobierz dokument zwrotu (PDF)',
    next: 'Co dalej',
    steps: nextSteps,
    refund: 'Pieniądze oddamy najpóźniej 14 dni po otrzymaniu paczki.',
    refundAtShop: 'Pieniądze oddamy najpóźniej 14 dni po tym, jak przyniesiesz produkty.',
    products: 'Produkty',
    reason: 'Powód',
    photos: 'Zdjęcia',
    method: 'Sposób zwrotu',
    delivery: 'Przesyłka',
    place: 'Punkt zwrotu',
    refundWay: 'Forma zwrotu pieniędzy',
    account: 'Numer konta',
    amount: 'Kwota do zwrotu',
    refunded: 'Oddana kwota',
    history: 'Historia zwrotu',
    reply: 'Wiadomość od sklepu',
    order: 'Zobacz zamówienie',
    all: 'Wszystkie zwroty',
  },
  cancel: {
    draft: 'Zrezygnuj ze zwrotu',
    draftText: 'Usuniemy to, co tu wybrano i wpisano. Zwrot możesz potem zacząć od nowa.',
    draftSubmit: 'Tak, porzuć zwrot',
    draftDone: 'Zwrot został porzucony.',
    title: 'Odwołaj zwrot',
    text: 'Produkty jeszcze do nas nie dotarły, więc możesz je zachować.',
    textWithdrawn: 'Odwołasz tylko ten sposób odesłania. Odstąpienie od umowy pozostaje w mocy.',
    submit: 'Tak, odwołaj zwrot',
    done: 'Zwrot został odwołany.',
    tooLate: 'Tego zwrotu nie można już odwołać.',
  },
  pdf: {
    title: (code: string) => `Zwrot ${code}`,
    to: 'Adresat',
    from: 'Nadawca',
    put: 'Włóż ten dokument do paczki.',
    bring: 'Pokaż ten dokument w sklepie.',
    date: (date: string) => `Zgłoszony ${date}`,
  },
};
