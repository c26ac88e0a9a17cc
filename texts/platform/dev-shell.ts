/** The developers' page on viewport classes. */
export const devShellTexts = {
  title: 'Klasy okna',
  intro: 'Co robi strona, gdy okno zmienia klasę. Zmień szerokość okna i patrz.',
  firstPlace: 'Pierwsze miejsce',
  slot: 'Miejsce w widoku mobilnym',
  moving: 'Wędrująca część',
  runs: (runs: readonly number[]) => `Uruchomienia w klasach: ${runs.join(', ') || 'brak'}`,
};
