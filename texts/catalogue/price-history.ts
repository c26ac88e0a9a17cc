export const priceHistoryTexts = {
  link: 'Historia ceny',
  title: 'Historia ceny',
  titleOf: (product: string) => `Historia ceny: ${product}`,
  days: (days: number) => `Ceny obowiązujące w ciągu ostatnich ${days} dni`,
  chart: ({ size, first, last, lowest, highest }: Record<'size' | 'first' | 'last' | 'lowest' | 'highest', string>) =>
    `Wykres ceny${size && `, rozmiar ${size}`}, od ${first} do ${last}: najniższa ${lowest}, najwyższa ${highest}`,
  size: (name: string) => `Rozmiar ${name}`,
  since: 'Od dnia',
  price: 'Cena',
  lowest: (price: string) => `Najniższa cena z 30 dni przed obniżką: ${price}`,
  empty: 'Nie pokazujemy historii cen tego produktu.',
  back: 'Wróć do produktu',
};
