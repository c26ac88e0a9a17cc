import type { ZoneKind } from '../rules/zones.ts';

export const titles = {
  bestsellers: 'Nasi klienci wybierają',
  new: 'Nowości',
  promoted: 'Taniej niż zwykle',
  recent: 'Ostatnio oglądane',
  same_category: 'Zobacz też podobne',
  bought_together: 'To też może się przydać',
} satisfies Record<ZoneKind, string>;

export const further = {
  title: 'Rozejrzyj się dalej',
  text: 'Zobacz, co przyszło ostatnio i co jest teraz taniej.',
  links: [
    { to: '/nowosci', label: 'Nowości' },
    { to: '/promocje', label: 'Promocje' },
  ],
} as const;

export const previous = 'Poprzednie produkty';
export const next = 'Następne produkty';
