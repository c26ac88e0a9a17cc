/** The developers' page on viewport classes. */

export const title = 'Klasy okna';
export const intro = 'Co robi strona, gdy okno zmienia klasę. Zmień szerokość okna i patrz.';
export const firstPlace = 'Pierwsze miejsce';
export const slot = 'Miejsce w widoku mobilnym';
export const moving = 'Wędrująca część';
export const runs = (runs: readonly number[]) => `Uruchomienia w klasach: ${runs.join(', ') || 'brak'}`;
