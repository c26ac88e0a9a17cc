/** X.26 */
export const correctionTexts = {
  didYouMean: 'Czy chodziło Ci o',
  corrected: (typed: string) =>
    `Nie mamy produktów dla „${typed}”, dlatego pokazujemy wyniki dla poprawionego zapytania.`,
};
