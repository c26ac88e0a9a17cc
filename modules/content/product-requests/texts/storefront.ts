export const title = 'Zapytaj o produkt';
export const intro =
  'Nie ma u nas tego, czego szukasz? Napisz, co to jest. Sprawdzimy, czy możemy to sprowadzić albo polecić coś podobnego, i odpiszemy w ciągu dwóch dni roboczych.';
export const product = 'Czego szukasz?';
export const productHint = 'Nazwa, marka albo krótki opis';
export const details = 'Szczegóły';
export const detailsHint = 'Rozmiar, kolor, przeznaczenie – wszystko, co pomoże nam trafić';
export const email = 'Twój adres e-mail';
export const privacy = 'Użyjemy adresu tylko po to, żeby odpowiedzieć na to pytanie.';
export const submit = 'Wyślij pytanie';
export const sent = 'Dziękujemy! Dostaliśmy Twoje pytanie i odpiszemy na podany adres.';
export const limit = 'Wysłano dziś z tej przeglądarki zbyt wiele pytań. Napisz jutro albo zadzwoń do nas.';
export const backToShopping = 'Wróć do zakupów';
export const invite = 'Nie ma tego, czego szukasz? Zapytaj – może sprowadzimy to dla Ciebie.';

export const mail = {
  subject: (product: string) => `Pytanie o produkt: ${product}`,
  title: 'Klient szuka produktu',
  product: 'Szukany produkt',
  details: 'Szczegóły',
  email: 'Adres e-mail',
  answer: 'Odpowiedź na tę wiadomość trafi prosto do klienta.',
};
