export const title = 'Historia ceny';
export const titleOf = (product: string) => `Historia ceny: ${product}`;
export const days = (days: number) => `Ceny obowiązujące w ciągu ostatnich ${days} dni`;
export const chart = ({
  size,
  first,
  last,
  lowest,
  highest,
}: Record<'size' | 'first' | 'last' | 'lowest' | 'highest', string>) =>
  `Wykres ceny${size && `, rozmiar ${size}`}, od ${first} do ${last}: najniższa ${lowest}, najwyższa ${highest}`;
export const size = (name: string) => `Rozmiar ${name}`;
export const since = 'Od dnia';
export const price = 'Cena';
export const lowest = (price: string) => `Najniższa cena z 30 dni przed obniżką: ${price}`;
export const empty = 'Nie pokazujemy historii cen tego produktu.';
export const back = 'Wróć do produktu';
