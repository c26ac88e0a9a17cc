import type { TermPromise } from '../rules/shipping-term.ts';

/** Cached pages say it on a Sunday too: nothing here may contradict the day the shop names a moment later. */
const TERMS: Record<Exclude<TermPromise['kind'], 'working_days'>, string> = {
  immediately: 'Gotowe do wysyłki',
  within_24h: 'Wysyłka w ciągu 24 h w dni robocze',
  within_48h: 'Wysyłka w ciągu 48 h w dni robocze',
};

export const term = (promise: TermPromise) =>
  promise.kind === 'working_days' ? `Wysyłka w ciągu ${promise.days} dni roboczych` : TERMS[promise.kind];
export const costs = 'Koszty i czas dostawy';
/** No courier carries it: the order is taken by the shop's people, never by the form. */
export const individual =
  'Nasi kurierzy tego nie przewiozą. Napisz do nas: przyjmiemy zamówienie i ustalimy koszt dostawy.';
export const ask = 'Zapytaj o dostawę';
export const unknownDelivery =
  'Termin dostawy tego produktu nie jest jeszcze znany. Damy Ci znać, gdy tylko go ustalimy.';
export const freeDelivery = 'Darmowa dostawa';
/** The bar at the top says from which sum it is free: both are one answer. */
export const cheapest = (amount: string, freeFrom: string | 0 | null) =>
  freeFrom ? `Dostawa od ${amount}, za darmo od ${freeFrom}` : `Dostawa od ${amount}`;
