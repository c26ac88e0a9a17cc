import * as accountTexts from '#texts/customers/account.ts';

/** Everything a customer may go to; what has no screen is not shown. */
export const ACCOUNT_PLACES = [
  {
    title: accountTexts.groups.shopping,
    links: [
      { to: '/konto/zamowienia', label: accountTexts.places.orders },
      { to: '/zwroty', label: accountTexts.places.returns },
      { to: '/reklamacje/lista', label: accountTexts.places.complaints },
      { to: '/kupione', label: accountTexts.places.bought },
    ],
  },
  {
    title: accountTexts.groups.kept,
    links: [
      { to: '/listy', label: accountTexts.places.lists },
      { to: '/ulubione', label: accountTexts.places.favourites },
      { to: '/rabaty', label: accountTexts.places.points },
      { to: '/konto/powiadomienia', label: accountTexts.places.notices },
    ],
  },
  {
    title: accountTexts.groups.settings,
    links: [
      { to: '/konto/dane', label: accountTexts.places.data },
      { to: '/konto/bezpieczenstwo', label: accountTexts.places.security },
      { to: '/konto/prywatnosc', label: accountTexts.places.privacy },
    ],
  },
];

const ALL_PLACES = ACCOUNT_PLACES.flatMap(({ links }) => links);

/** What the menu calls the page at this address. */
export function placeAt(pathname: string): string | undefined {
  if (pathname === '/konto') return accountTexts.places.overview;
  return ALL_PLACES.find(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.label;
}
