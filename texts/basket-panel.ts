/** Words of the basket that opens below its link in the header. */
export const basketPanelTexts = {
  label: 'Twój koszyk',
  worth: 'Wartość produktów',
  shipping: 'Dostawa',
  size: (name: string) => `Rozmiar: ${name}`,
  go: 'Przejdź do koszyka',
} as const;
