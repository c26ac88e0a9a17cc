import type { TermPromise } from '../rules/shipping-term.ts';

/** Cached pages show these on a Sunday too: they must not contradict the day that the server answers. */
const TERMS: Record<Exclude<TermPromise['kind'], 'working_days'>, string> = {
  immediately: 'Gotowe do wysyłki',
  within_24h: 'Wysyłka w ciągu 24 h w dni robocze',
  within_48h: 'Wysyłka w ciągu 48 h w dni robocze',
};

export const term = (promise: TermPromise) =>
  promise.kind === 'working_days' ? `Wysyłka w ciągu ${promise.days} dni roboczych` : TERMS[promise.kind];
export const costs = 'Koszty i czas dostawy';
/** For goods that no courier carries. */
export const individual =
  'Nasi kurierzy tego nie przewiozą. Napisz do nas: przyjmiemy zamówienie i ustalimy koszt dostawy.';
export const ask = 'Zapytaj o dostawę';
export const unknownDelivery =
  'Termin dostawy tego produktu nie jest jeszcze znany. Damy Ci znać, gdy tylko go ustalimy.';
export const freeDelivery = 'Darmowa dostawa';
export const cheapest = (amount: string, freeFrom: string | 0 | null) =>
  freeFrom ? `Dostawa od ${amount}, za darmo od ${freeFrom}` : `Dostawa od ${amount}`;
