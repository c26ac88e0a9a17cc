import { REFUND_DAYS } from '../rules/legal-clock.ts';

/** Of a withdrawal or return whose goods are in a complaint as well. */
export const complained = (number: string, goods: string) =>
  `W reklamacji ${number} są też: ${goods}. Pieniądze za te same sztuki oddajemy raz: od zwrotu odejmujemy to, co oddaliśmy już za nie w reklamacji.`;

/** The legal deadline of the refund, for withdrawals and their returns. */
export const refund = {
  alone: `Pieniądze oddamy najpóźniej ${REFUND_DAYS} dni od złożenia oświadczenia.`,
  goods: `Pieniądze oddamy najpóźniej ${REFUND_DAYS} dni od złożenia oświadczenia o odstąpieniu; możemy poczekać, aż produkty do nas wrócą lub dostaniemy dowód ich nadania.`,
};
