/** How what was searched differs from what was typed (X.26). */
export const searchNoteTexts = {
  didYouMean: 'Czy chodziło Ci o frazę',
  corrected: (typed: string) =>
    `Nie mamy produktów dla „${typed}”, dlatego pokazujemy wyniki dla poprawionego zapytania.`,
  leftOut: (words: readonly string[]) =>
    `Nie znaleźliśmy ${words.length === 1 ? 'słowa' : 'słów'} ${listOf(words)}, dlatego pokazujemy wyniki dla frazy`,
  partial:
    'Żaden produkt nie pasuje do wszystkich słów naraz, dlatego pokazujemy te, które pasują do niektórych z nich.',
  pages: 'Szukasz informacji? Zajrzyj tutaj:',
};

function listOf(words: readonly string[]): string {
  const quoted = words.map((word) => `„${word}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' i ');
}
