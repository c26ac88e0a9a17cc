/** The sign-in service that lives in the shop's own process, for development and tests. */
export const localIdentityTexts = {
  names: { kluczyk: 'Kluczyk', brzoza: 'Brzoza ID', listonosz: 'Listonosz', sasiad: 'Sąsiad' },
  title: (name: string) => `Zaloguj się przez ${name}`,
  asks: (shop: string) => `${shop} prosi o Twoje imię i adres e-mail.`,
  email: 'Adres e-mail',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  verified: 'Adres e-mail jest potwierdzony',
  allow: 'Zgadzam się',
  deny: 'Nie zgadzam się',
  fault: 'Zepsuj odpowiedź',
  test: 'To usługa próbna. Wpisz dowolną osobę, aby sprawdzić logowanie.',
  wrong: 'Tej prośby o zalogowanie nie można spełnić.',
};
