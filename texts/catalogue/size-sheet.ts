/** The window of sizes; apart from the words of a card, which every listing carries. */
export const sizeSheetTexts = {
  forBasket: 'Wybierz rozmiar – do koszyka',
  forList: 'Wybierz rozmiar – na listę',
  otherVersions: 'Inne wersje',
  left: (quantity: string) => `zostało: ${quantity}`,
  available: 'dostępny',
  gone: 'niedostępny',
  help: 'Nie wiesz, który wybrać? Opis i wymiary są na stronie produktu.',
};
