import type { BuyingDecision } from '../rules/decide-buying.ts';
import type { SizeStatus } from '../rules/size-status.ts';

const STATUSES: Record<SizeStatus, string> = {
  enable: 'Produkt dostępny',
  order: 'Na zamówienie',
  disable: 'Produkt niedostępny',
};

const REFUSALS: Record<NonNullable<BuyingDecision['refusal']>, string> = {
  unavailable: 'Produkt niedostępny',
  phone_price: 'Cena na telefon. Skontaktuj się ze sprzedawcą.',
  points_only: 'Ten produkt jest dostępny tylko w programie lojalnościowym, za punkty.',
};

export const status = (status: SizeStatus) => STATUSES[status];
export const refusal = (refusal: NonNullable<BuyingDecision['refusal']>) => REFUSALS[refusal];
export const noStock = 'Brak na magazynie';
export const soldOut = 'Wyprzedane';
export const inStock = (amount: string) => `W magazynie: ${amount}`;

/** The way to the form of those who wait for a size. */
export const notify = 'Powiadom, gdy będzie dostępny';
export const notifyOf = (product: string, size: string | null) =>
  size ? `Powiadom, gdy będzie dostępny: ${product}, rozmiar ${size}` : `Powiadom, gdy będzie dostępny: ${product}`;
