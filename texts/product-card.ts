import { plural } from '#rules/text/plural.ts';

export const productCardTexts = {
  flags: { isNew: 'Nowość', isPromotion: 'Promocja', isBestseller: 'Bestseller' },
  soldOut: 'Produkt niedostępny',
  buy: 'Do koszyka',
  buyOf: (name: string) => `Dodaj do koszyka: ${name}`,
  choose: 'Wybierz rozmiar',
  chooseOf: (name: string) => `Wybierz rozmiar i dodaj do koszyka: ${name}`,
  see: 'Zobacz produkt',
  seeOf: (name: string) => `Zobacz produkt: ${name}`,
  list: 'Dodaj do listy',
  listOf: (name: string) => `Dodaj do listy zakupowej: ${name}`,
  otherVersions: 'Inne wersje',
  keepOf: (name: string) => `Dodaj do ulubionych: ${name}`,
  keptOf: (name: string) => `W ulubionych, usuń: ${name}`,
  unkept: (name: string) => `Usunęliśmy z ulubionych: ${name}.`,
  sizeLeft: (quantity: string) => `zostało: ${quantity}`,
  sizeAvailable: 'dostępny',
  sizeGone: 'niedostępny',
  chooseHelp: 'Nie wiesz, który wybrać? Opis i wymiary są na stronie produktu.',
  sizes: 'Rozmiary',
  sizeSoldOut: (name: string) => `${name} – niedostępny`,
  noPhoto: 'Zdjęcie w przygotowaniu',
  rating: (average: number, count: number) =>
    `Ocena ${average.toFixed(1).replace('.', ',')} na 5, ${count} ${plural(count, { one: 'opinia', few: 'opinie', many: 'opinii', fraction: 'opinii' })}`,
  ratingShort: (average: number) => average.toFixed(1).replace('.', ','),
};
