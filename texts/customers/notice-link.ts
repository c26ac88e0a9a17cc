/** The way to ask, on every product that is sold out. */

export const link = 'Powiadom, gdy będzie dostępny';
export const linkOf = (product: string, size: string | null) =>
  size ? `Powiadom, gdy będzie dostępny: ${product}, rozmiar ${size}` : `Powiadom, gdy będzie dostępny: ${product}`;
