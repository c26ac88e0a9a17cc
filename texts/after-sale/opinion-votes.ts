/**
 * The question below an opinion, whether it helped, and what came of the answer. A file of its own: a script of product pages writes
 * the scores anew and takes nothing else from the words about opinions.
 */

export const helpful = 'Czy ta opinia jest pomocna?';

/** The buttons, with how often each was pressed. */
export const yes = (count: number) => `Tak (${count})`;
export const no = (count: number) => `Nie (${count})`;

export const voted = 'Dziękujemy za głos.';
export const notVoted = 'Nie udało się zapisać głosu. Spróbuj ponownie.';
