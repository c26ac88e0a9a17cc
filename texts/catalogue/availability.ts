import type { BuyingDecision } from '#rules/catalogue/availability/decide-buying.ts';
import type { SizeStatus } from '#rules/catalogue/availability/size-status.ts';

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

export const availabilityTexts = {
  status: (status: SizeStatus) => STATUSES[status],
  refusal: (refusal: NonNullable<BuyingDecision['refusal']>) => REFUSALS[refusal],
  noStock: 'Brak na magazynie',
  soldOut: 'Wyprzedane',
  inStock: (amount: string) => `W magazynie: ${amount}`,
};
