/** The link on cards and product pages. */
export const compareLinkTexts = {
  add: 'Porównaj',
  compared: 'W porównaniu',
  addOf: (name: string) => `Porównaj: ${name}`,
  comparedOf: (name: string) => `W porównaniu, usuń: ${name}`,
};
