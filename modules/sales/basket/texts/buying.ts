/** Texts of a click on a buy button, before the texts of all outcomes are loaded. */

export const adding = 'Dodajemy…';
export const addingFailed = 'Nie udało się dodać produktu do koszyka. Spróbuj jeszcze raz.';
