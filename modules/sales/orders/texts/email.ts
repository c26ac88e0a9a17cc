export const link = {
  subject: (number: string) => `Link do zamówienia nr ${number}`,
  title: 'Otwórz swoje zamówienie',
  preview: 'Link pokaże wszystkie dane zamówienia.',
  text: 'Ktoś, kto zna numer zamówienia, poprosił o link do niego. Jeśli to Ty, kliknij przycisk: zobaczysz wszystkie dane, a zamówienie możesz anulować, zwrócić lub zareklamować.',
  open: 'Otwórz zamówienie',
  note: 'Jeśli to nie Ty, nic nie musisz robić. Nie przekazuj tego linku nikomu: otwiera zamówienie bez hasła.',
};

export const mails = {
  placed: {
    subject: (number: string) => `Przyjęliśmy Twoje zamówienie nr ${number}`,
    title: 'Dziękujemy za zamówienie',
    lead: 'Zamówienie już u nas jest. Poniżej znajdziesz jego szczegóły.',
    toPay: (amount: string) => `Do zapłaty pozostało ${amount}. Paczkę wyślemy, gdy wpłata do nas dotrze.`,
    toPayPickup: (amount: string) =>
      `Do zapłaty pozostało ${amount}. Zamówienie przygotujemy do odbioru, gdy wpłata do nas dotrze.`,
    toPayOnline: (amount: string) =>
      `Do zapłaty pozostało ${amount}. Zamówienie zrealizujemy, gdy wpłata do nas dotrze.`,
    toPayDigital: (amount: string) =>
      `Do zapłaty pozostało ${amount}. Karty i pliki przyślemy e-mailem zaraz po wpłacie.`,
    onDelivery: (amount: string) => `Za przesyłkę zapłacisz przy odbiorze: ${amount}.`,
    inShop: (amount: string) => `Za zamówienie zapłacisz w sklepie, przy odbiorze: ${amount}.`,
  },
  reminder: {
    subject: (number: string) => `Zamówienie nr ${number} czeka na wpłatę`,
    title: 'Czekamy na Twoją wpłatę',
    lead: 'Twoje zamówienie jest gotowe do realizacji, brakuje tylko wpłaty. Jeśli pieniądze są już w drodze, nic nie rób.',
    pay: 'Zapłać za zamówienie',
  },
  released: {
    subject: (number: string) => `Zamówienie nr ${number} zostało anulowane`,
    title: 'Zamówienie anulowane',
    lead: 'Nie dostaliśmy wpłaty na czas, więc anulowaliśmy zamówienie, a produkty wróciły do sprzedaży. Jeśli pieniądze są już w drodze, oddamy je. Kody, punkty i karty podarunkowe, którymi opłacono część zamówienia, znów są do wykorzystania.',
    paused: 'Subskrypcja, z której pochodzi to zamówienie, jest teraz wstrzymana. Wznowisz ją na stronie zamówienia.',
    stopped: 'Subskrypcja, do której należy to zamówienie, jest zakończona. Kolejnych paczek nie zamówimy.',
  },
  payLink: {
    subject: (number: string) => `Link do płatności za zamówienie nr ${number}`,
    title: 'Zapłać za zamówienie',
    lead: 'Dziękujemy za zamówienie przez telefon. Zapłacisz za nie, klikając przycisk poniżej.',
  },
  renewed: {
    subject: (number: string) => `Kolejna paczka z subskrypcji: zamówienie nr ${number}`,
    title: 'Kolejna paczka z subskrypcji',
    lead: 'Przyszedł termin kolejnej paczki z Twojej subskrypcji, więc zamówiliśmy dla Ciebie kolejną paczkę. Poniżej znajdziesz jej szczegóły.',
    unpaid:
      'Jeśli nie zapłacisz w tym czasie, anulujemy to zamówienie i wstrzymamy subskrypcję. Nic Cię to nie kosztuje.',
  },
  paid: {
    subject: (number: string) => `Mamy wpłatę za zamówienie nr ${number}`,
    title: 'Wpłata dotarła',
    lead: 'Dziękujemy, zamówienie jest opłacone. Zabieramy się do pakowania.',
    leadPickup: 'Dziękujemy, zamówienie jest opłacone. Przygotowujemy je do odbioru.',
    leadOnline: 'Dziękujemy, zamówienie jest opłacone. Zabieramy się do jego realizacji.',
  },
  sent: {
    subject: (number: string) => `Zamówienie nr ${number} jest w drodze`,
    title: 'Paczka wyruszyła',
    lead: 'Twoje zamówienie opuściło nasz magazyn.',
  },
  cancelled: {
    subject: (number: string) => `Zamówienie nr ${number} zostało anulowane`,
    title: 'Zamówienie anulowane',
    lead: 'Zgodnie z prośbą anulowaliśmy zamówienie. Jeśli było już opłacone, pieniądze wrócą tą samą drogą.',
  },
  cancelledByShop: {
    subject: (number: string) => `Anulowaliśmy zamówienie nr ${number}`,
    title: 'Zamówienie anulowane przez sklep',
    lead: 'Przepraszamy, nie możemy zrealizować tego zamówienia i musieliśmy je anulować. Jeśli było już opłacone, pieniądze wrócą tą samą drogą. Masz pytania? Napisz do nas albo zadzwoń.',
  },
};

export const toShop = {
  subject: (number: string, total: string) => `Nowe zamówienie nr ${number}: ${total}`,
  title: (number: string) => `Nowe zamówienie nr ${number}`,
  person: 'Kupujący',
  email: 'E-mail',
  phone: 'Telefon',
  remarks: 'Uwagi do zamówienia',
  deliveryRemarks: 'Uwagi dla kuriera',
  open: 'Otwórz w zapleczu',
};

export const changed = {
  subject: (number: string) => `Zmieniliśmy zamówienie nr ${number}`,
  title: 'Zamówienie po zmianach',
  lead: 'Zmieniliśmy Twoje zamówienie tak, jak ustaliliśmy. Poniżej znajdziesz je w całości.',
  toPay: (amount: string) => `Do zapłaty pozostało ${amount}.`,
  toGet: (amount: string) => `Oddamy Ci ${amount}, bo zamówienie kosztuje teraz mniej.`,
};

export const payBy = (date: string) => `Na wpłatę czekamy do ${date}.`;

export const number = 'Numer zamówienia';
export const delivery = 'Dostawa';
export const place = 'Miejsce odbioru';
export const tracking = 'Numer przesyłki';
export const payment = 'Płatność';
export const terms = 'Regulamin sklepu';
export const withdrawal = 'Odstąpienie od umowy: termin, formularz i zwrot pieniędzy';
export const transfer = 'Dane do przelewu';
export const account = 'Numer konta';
export const transferTitle = 'Tytuł przelewu';
export const products = 'Produkty';
export const gift = 'gratis';
export const rebate = 'Rabat';
export const deliveryCost = 'Koszt dostawy';
export const paymentCost = 'Koszt płatności';
export const vat = 'Podatek VAT';
export const total = 'Razem';
export const open = 'Zobacz zamówienie';
export const preview = (total: string) => `Wartość zamówienia: ${total}`;
