export const addressFields = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  companyName: 'Nazwa firmy',
  taxNumber: 'NIP',
  street: 'Ulica i numer',
  zipcode: 'Kod pocztowy',
  city: 'Miejscowość',
  country: 'Kraj',
  phone: 'Telefon',
};

export const countries = {
  PL: 'Polska',
  CZ: 'Czechy',
  DE: 'Niemcy',
  LT: 'Litwa',
  SK: 'Słowacja',
  AT: 'Austria',
  BE: 'Belgia',
  DK: 'Dania',
  FR: 'Francja',
  NL: 'Holandia',
  SE: 'Szwecja',
} as Record<string, string>;

export const invoiceCompanyHint = 'Zostaw puste, jeśli faktura jest na osobę prywatną.';
