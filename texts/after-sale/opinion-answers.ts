/** What is said after something was done with the opinions of a page. */

export const voted = 'Dziękujemy za głos.';
export const notVoted = 'Nie udało się zapisać głosu. Spróbuj ponownie.';
export const notLoaded = 'Nie udało się wczytać opinii. Spróbuj ponownie.';
