/** The sign-in service that lives in the shop's own process, for development and tests. */

export const names = { kluczyk: 'Kluczyk', brzoza: 'Brzoza ID', listonosz: 'Listonosz', sasiad: 'Sąsiad' };
export const title = (name: string) => `Zaloguj się przez ${name}`;
export const asks = (shop: string) => `${shop} prosi o Twoje imię i adres e-mail.`;
export const email = 'Adres e-mail';
export const firstName = 'Imię';
export const lastName = 'Nazwisko';
export const verified = 'Adres e-mail jest potwierdzony';
export const allow = 'Zgadzam się';
export const deny = 'Nie zgadzam się';
export const fault = 'Zepsuj odpowiedź';
export const test = 'To usługa próbna. Wpisz dowolną osobę, aby sprawdzić logowanie.';
export const wrong = 'Tej prośby o zalogowanie nie można spełnić.';
