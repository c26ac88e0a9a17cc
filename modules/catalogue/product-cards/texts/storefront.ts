export { buy, buyOf, choose, chooseOf, see, seeOf } from '#modules/catalogue/products/texts/product-cards.ts';

export const flags = { isNew: 'Nowość', isBestseller: 'Bestseller', isBundle: 'Zestaw' };
export const soldOut = 'Produkt niedostępny';
/** Of a gift card. */
export const chooseAmount = 'Wybierz kwotę';
export const chooseAmountOf = (name: string) => `Wybierz kwotę i dodaj do koszyka: ${name}`;
export const list = 'Dodaj do listy';
export const listOf = (name: string) => `Dodaj do listy zakupowej: ${name}`;
export const keepOf = (name: string) => `Dodaj do ulubionych: ${name}`;
export const storedOf = (name: string) => `W ulubionych, usuń: ${name}`;
export const sizes = 'Rozmiary';
export const colourOf = (product: string, colour: string, available: boolean) =>
  `${product}: kolor ${colour}${available ? '' : ' – niedostępny'}`;
export const moreColours = (count: number) => `+${count}`;
export const sizeSoldOut = ' – niedostępny';
export const noPhoto = 'Zdjęcie w przygotowaniu';
