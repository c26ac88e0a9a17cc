import { accountTexts } from '#texts/customers/account.ts';

const { places, groups } = accountTexts;

/** Everything a customer may go to; what has no screen is not shown. */
export const ACCOUNT_PLACES = [
  {
    title: groups.shopping,
    links: [
      { to: '/konto/zamowienia', label: places.orders },
      { to: '/zwroty', label: places.returns },
      { to: '/reklamacje/lista', label: places.complaints },
      { to: '/kupione', label: places.bought },
    ],
  },
  {
    title: groups.kept,
    links: [
      { to: '/listy', label: places.lists },
      { to: '/ulubione', label: places.favourites },
      { to: '/rabaty', label: places.points },
      { to: '/konto/powiadomienia', label: places.notices },
    ],
  },
  {
    title: groups.settings,
    links: [
      { to: '/konto/dane', label: places.data },
      { to: '/konto/bezpieczenstwo', label: places.security },
      { to: '/konto/prywatnosc', label: places.privacy },
    ],
  },
];

const ALL_PLACES = ACCOUNT_PLACES.flatMap(({ links }) => links);

/** What the menu calls the page at this address. */
export function placeAt(pathname: string): string | undefined {
  if (pathname === '/konto') return places.overview;
  return ALL_PLACES.find(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.label;
}
