export const filed = 'Zgłoszenie dotarło. Potwierdzenie wysłaliśmy e-mailem.';
export const filedWithoutMethod =
  'Zgłoszenie dotarło, ale nie dopisaliśmy, jak chcesz ją załatwić. Napisz o tym w wiadomości poniżej.';
export const sent = 'Wiadomość wysłana. Odpowiemy tutaj i e-mailem.';
export const thread = 'Rozmowa';
export const empty = 'Nie ma jeszcze wiadomości. Odpowiemy tutaj i e-mailem.';

export const authors = {
  client: 'Ty',
  shop: 'Sklep',
};

export const refresh = 'Odśwież';
export const refreshFailed = 'Nie udało się pobrać nowych wiadomości. Widzisz poprzednie.';
export const message = 'Twoja wiadomość';
export const send = 'Wyślij wiadomość';
export const over = 'Ta reklamacja jest zakończona, więc nie można już dopisywać wiadomości.';
export const tooOften = 'Za dużo wiadomości w krótkim czasie. Spróbuj za godzinę.';
export const full = 'Ta rozmowa jest już bardzo długa. Zadzwoń do nas, dokończymy ją przez telefon.';
export const givenUp: Record<'return' | 'withdrawal', (name: string, goods: string) => string> = {
  withdrawal: (name, goods) => `Odstąpienie od umowy ${name} obejmuje też: ${goods}.`,
  return: (name, goods) => `Zwrot ${name} obejmuje też: ${goods}.`,
};
export const paidOnce =
  'Reklamacja i odstąpienie lub zwrot nie wykluczają się, ale pieniądze za te same sztuki oddajemy tylko raz.';
export const products = 'Produkty';
export const details = 'Szczegóły zgłoszenia';
export const timeline = 'Historia reklamacji';
export const pdf = 'Pobierz potwierdzenie PDF';
export const contact = 'Kontakt';
export const download = (name: string) => `Pobierz plik ${name}`;
export const open = (name: string) => `Otwórz zdjęcie ${name}`;
