import { plural } from '#rules/text/plural.ts';

export const productCardTexts = {
  flags: { isNew: 'Nowość', isPromotion: 'Promocja', isBestseller: 'Bestseller' },
  soldOut: 'Produkt niedostępny',
  sizes: 'Rozmiary',
  sizeSoldOut: (name: string) => `${name} – niedostępny`,
  colours: (count: number) =>
    `${count} ${plural(count, { one: 'kolor', few: 'kolory', many: 'kolorów', fraction: 'koloru' })}`,
  noPhoto: 'Zdjęcie w przygotowaniu',
  rating: (average: number, count: number) =>
    `Ocena ${average.toFixed(1).replace('.', ',')} na 5, ${count} ${plural(count, { one: 'opinia', few: 'opinie', many: 'opinii', fraction: 'opinii' })}`,
  ratingShort: (average: number) => average.toFixed(1).replace('.', ','),
};
