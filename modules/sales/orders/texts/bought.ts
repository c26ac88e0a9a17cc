import { endSentence } from '#modules/catalogue/availability/texts/units.ts';

export const title = 'Kupione produkty';
export const intro = 'Zaznacz to, czego znowu potrzebujesz, i włóż wszystko do koszyka jednym przyciskiem.';

export const empty = {
  title: 'Nie masz jeszcze kupionych produktów',
  text: 'Gdy złożysz pierwsze zamówienie, łatwo kupisz stąd to samo jeszcze raz.',
  link: 'Zobacz, co mamy',
};

export const boughtAt = (date: string, quantity: string) => `Ostatnio ${date}, ${endSentence(quantity)}`;
export const order = 'Zamówienie';
export const tick = 'Zaznacz';
export const tickOf = (name: string) => `Zaznacz: ${name}`;
export const buy = 'Kup ponownie';
export const buyOf = (name: string) => `Kup ponownie: ${name}`;
export const addSelected = 'Dodaj zaznaczone do koszyka';
export const nothingTicked = 'Zaznacz przynajmniej jeden produkt.';
