/** What the click on a buy button says before the words of all outcomes are there. */

export const adding = 'Dodajemy…';
export const addingFailed = 'Nie udało się dodać produktu do koszyka. Spróbuj jeszcze raz.';
