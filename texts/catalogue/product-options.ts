import { formatQuantity } from '#rules/catalogue/quantity/check-quantity.ts';

/** What only some products ask: parts of a bundle, the configurator, a subscription. */
export const productOptionTexts = {
  parts: 'W zestawie',
  chooseVersion: 'Wybierz wersję',
  collection: 'Wybierz części kolekcji',
  part: (quantity: number, name: string) => (quantity === 1 ? name : `${formatQuantity(quantity)}\u00a0× ${name}`),
  partGone: 'Tej części nie ma już w ofercie',
  partVersion: (name: string) => `Wersja: ${name}`,
  partSize: (name: string) => `Rozmiar: ${name}`,
  partPrice: (price: string) => `Osobno ${price}/szt.`,
  surcharge: (label: string, price: string) => `${label} (+${price})`,
  lettersLeft: (left: number) => `Zostało znaków: ${left}`,
  answerMissing: 'Wypełnij to pole, abyśmy mogli przygotować produkt',
  subscription: {
    heading: 'Jak chcesz kupić?',
    once: 'Jednorazowo',
    again: 'W subskrypcji',
    cheaper: (percent: number) => `Taniej o ${percent}%, rezygnujesz, kiedy chcesz`,
    period: 'Jak często dostarczać w subskrypcji',
    days: (days: number) => `co ${days} dni`,
  },
};
