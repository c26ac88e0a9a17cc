/** Separate from the texts of a card, which every listing loads. */

export const forBasket = 'Wybierz rozmiar – do koszyka';
/** Of a gift card. */
export const amountForBasket = 'Wybierz kwotę – do koszyka';
export const forList = 'Wybierz rozmiar – na listę';
export const otherVersions = 'Inne wersje';
export const left = (quantity: string) => `zostało: ${quantity}`;
export const available = 'dostępny';
export const gone = 'niedostępny';
export const notify = 'powiadom mnie';
export const help = 'Nie wiesz, który wybrać? Opis i wymiary są na stronie produktu.';
