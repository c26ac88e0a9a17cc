/** The page of the local express checkout. */
export const expressTexts = {
  title: (provider: string) => `Szybki zakup: ${provider}`,
  intro: 'Sprawdź, co kupujesz. Na następnym kroku wybierzesz dostawę i płatność.',
  size: (name: string) => `Rozmiar: ${name}`,
  quantity: (quantity: string) => `Ilość: ${quantity}`,
  worth: 'Wartość',
  delivery: 'Dostawa',
  deliveryFrom: (cost: string) => `od ${cost}`,
  deliveryIndividual: 'tylko po uzgodnieniu z nami',
  deliveryNone: 'bez wysyłki',
  total: 'Razem z dostawą',
  confirm: 'Przejdź do zamówienia',
  back: 'Wróć do produktu',
  backToBasket: 'Wróć do koszyka',
};
