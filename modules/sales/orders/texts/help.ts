import { WITHDRAWAL_DAYS } from '#platform/settings/rules/setting-values.ts';

export const title = 'Inna sprawa?';
export const ask = 'Nie wiesz, co wybrać? Podpowiemy.';
export const write = 'Napisz do nas';

export const ways = {
  order: { to: '/zamowienie/sprawdz', name: 'Stan zamówienia', text: 'Sprawdzisz, gdzie jest paczka.' },
  return: { to: '/zwroty', name: 'Zwrot', text: 'Odsyłasz to, co się nie sprawdziło.' },
  complaint: { to: '/reklamacje', name: 'Reklamacja', text: 'Produkt ma wadę albo przestał działać.' },
  withdrawal: {
    to: '/odstapienie',
    name: 'Odstąpienie od umowy',
    text: `Masz na to ${WITHDRAWAL_DAYS} dni, bez podawania przyczyny.`,
  },
} as const;

export type HelpWay = keyof typeof ways;
