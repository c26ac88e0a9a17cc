/**
 * The question below an opinion, whether it helped, and what came of the answer; and that more opinions did not come. A file of its own:
 * scripts of product pages say these and take nothing else from the words about opinions.
 */

export const helpful = 'Czy ta opinia jest pomocna?';

/** The buttons, with how often each was pressed. */
export const yes = (count: number) => `Tak (${count})`;
export const no = (count: number) => `Nie (${count})`;

export const voted = 'Dziękujemy za głos.';
export const notVoted = 'Nie udało się zapisać głosu. Spróbuj ponownie.';

export const notLoaded = 'Nie udało się wczytać opinii. Spróbuj ponownie.';
