/** The link on cards and product pages; apart from the words of the comparison, which those pages do not need. */
export const compareLinkTexts = {
  add: 'Porównaj',
  compared: 'W porównaniu',
  addOf: (name: string) => `Porównaj: ${name}`,
  comparedOf: (name: string) => `W porównaniu, usuń: ${name}`,
};
