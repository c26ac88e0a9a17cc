/** Ways to buy a product from its card. */
export const buy = 'Do koszyka';
export const buyOf = (name: string) => `Dodaj do koszyka: ${name}`;
export const choose = 'Wybierz rozmiar';
export const chooseOf = (name: string) => `Wybierz rozmiar i dodaj do koszyka: ${name}`;
export const see = 'Zobacz produkt';
export const seeOf = (name: string) => `Zobacz produkt: ${name}`;
