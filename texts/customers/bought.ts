import { endSentence } from '#texts/platform/units.ts';

export const boughtTexts = {
  title: 'Kupione produkty',
  intro: 'Zaznacz to, czego znowu potrzebujesz, i włóż wszystko do koszyka jednym przyciskiem.',
  empty: {
    title: 'Nie masz jeszcze kupionych produktów',
    text: 'Gdy złożysz pierwsze zamówienie, łatwo kupisz stąd to samo jeszcze raz.',
    link: 'Zobacz, co mamy',
  },
  boughtAt: (date: string, quantity: string) => `Ostatnio ${date}, ${endSentence(quantity)}`,
  order: 'Zamówienie',
  tick: 'Zaznacz',
  tickOf: (name: string) => `Zaznacz: ${name}`,
  buy: 'Kup ponownie',
  buyOf: (name: string) => `Kup ponownie: ${name}`,
  addSelected: 'Dodaj zaznaczone do koszyka',
  nothingTicked: 'Zaznacz przynajmniej jeden produkt.',
};
