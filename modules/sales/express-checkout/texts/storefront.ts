import { sizeLine } from '#modules/catalogue/products/texts/options.ts';

export const title = (provider: string) => `Szybki zakup: ${provider}`;
export const intro = 'Sprawdź, co kupujesz. Na następnym kroku wybierzesz dostawę i płatność.';
export const size = sizeLine;
export const quantity = (quantity: string) => `Ilość: ${quantity}`;
export const worth = 'Wartość';
export const delivery = 'Dostawa';
export const deliveryFrom = (cost: string) => `od ${cost}`;
export const deliveryIndividual = 'tylko po uzgodnieniu z nami';
export const deliveryNone = 'bez wysyłki';
export const confirm = 'Przejdź do zamówienia';
export const back = 'Wróć do produktu';
export const backToBasket = 'Wróć do koszyka';
