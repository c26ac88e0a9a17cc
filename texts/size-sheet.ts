/** The sheet in which a size is chosen from a card. */
export const sizeSheetTexts = {
  otherVersions: 'Inne wersje',
  left: (quantity: string) => `zostało: ${quantity}`,
  available: 'dostępny',
  gone: 'niedostępny',
  help: 'Nie wiesz, który wybrać? Opis i wymiary są na stronie produktu.',
};
