/** The window of sizes; apart from the words of a card, which every listing carries. */

export const forBasket = 'Wybierz rozmiar – do koszyka';
/** Of a gift card. */
export const amountForBasket = 'Wybierz kwotę – do koszyka';
export const forList = 'Wybierz rozmiar – na listę';
export const otherVersions = 'Inne wersje';
export const left = (quantity: string) => `zostało: ${quantity}`;
export const available = 'dostępny';
export const gone = 'niedostępny';
/** Below a size that is sold out. */
export const notify = 'powiadom mnie';
export const help = 'Nie wiesz, który wybrać? Opis i wymiary są na stronie produktu.';
