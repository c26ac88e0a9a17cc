export const priceHistoryTexts = {
  link: 'Historia ceny',
  title: 'Historia ceny',
  titleOf: (product: string) => `Historia ceny: ${product}`,
  days: (days: number) => `Ceny obowiązujące w ciągu ostatnich ${days} dni`,
  chart: (size: string, lowest: string, highest: string) =>
    `Wykres ceny${size && `, rozmiar ${size}`}: od ${lowest} do ${highest}`,
  size: (name: string) => `Rozmiar ${name}`,
  since: 'Od dnia',
  price: 'Cena',
  lowest: (price: string) => `Najniższa cena z 30 dni przed obniżką: ${price}`,
  empty: 'Nie pokazujemy historii cen tego produktu.',
  back: 'Wróć do produktu',
};
