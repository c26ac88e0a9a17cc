export const productRequestTexts = {
  title: 'Zapytaj o produkt',
  intro:
    'Nie ma u nas tego, czego szukasz? Napisz, co to jest. Sprawdzimy, czy możemy to sprowadzić albo polecić coś podobnego, i odpiszemy w ciągu dwóch dni roboczych.',
  product: 'Czego szukasz?',
  productHint: 'Nazwa, marka albo krótki opis',
  details: 'Szczegóły',
  detailsHint: 'Rozmiar, kolor, przeznaczenie – wszystko, co pomoże nam trafić',
  email: 'Twój adres e-mail',
  privacy: 'Użyjemy adresu tylko po to, żeby odpowiedzieć na to pytanie.',
  submit: 'Wyślij pytanie',
  sent: 'Dziękujemy! Dostaliśmy Twoje pytanie i odpiszemy na podany adres.',
  limit: 'Wysłano dziś z tej przeglądarki zbyt wiele pytań. Napisz jutro albo zadzwoń do nas.',
  goOn: 'Wróć do zakupów',
  /** On an empty listing. */
  invite: 'Nie ma tego, czego szukasz? Zapytaj – może sprowadzimy to dla Ciebie.',
};
