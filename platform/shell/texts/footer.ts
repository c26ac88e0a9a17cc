/** Read by the server alone, which renders the footer. */

export const shopping = 'Zakupy';
export const help = 'Pomoc';
export const law = 'Informacje prawne';
export const about = 'O sklepie';
export const categories = 'Działy sklepu';
export const payments = 'Tak zapłacisz';
export const deliveries = 'Tak dostarczymy';
export const taxNumber = (number: string) => `NIP: ${number}`;

export const links = {
  contact: 'Napisz do nas',
  delivery: 'Dostawa i płatność',
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  accessibility: 'Deklaracja dostępności',
  returns: 'Zwroty',
  complaints: 'Reklamacje',
  withdrawal: 'Odstąp od umowy',
  openOrder: 'Sprawdź zamówienie',
  opinions: 'Opinie klientów',
  shopOpinions: 'Opinie o sklepie',
  stores: 'Nasze sklepy',
  blog: 'Blog',
  news: 'Aktualności',
  rebates: 'Rabaty',
  promotions: 'Promocje',
  newest: 'Nowości',
  productRequest: 'Zapytaj o produkt',
  allCategories: 'Wszystkie kategorie',
} as const;

export const newsletter = {
  title: 'Newsletter',
  lead: 'Nowe rzeczy i promocje prosto na Twój e-mail.',
  email: 'E-mail do newslettera',
  submit: 'Dołącz',
} as const;

export const desktopLayout = 'Pokaż wersję na komputer';
export const responsiveLayout = 'Wróć do wersji mobilnej';
export const cookies = 'Ustawienia plików cookie';
export const rights = (year: number, company: string) => `© ${year} ${company}`;
