import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';

export interface AccountPlace {
  to: string;
  label: string;
  /** What belongs to it besides what is below its own address. */
  around?: string;
}

/** Everything a customer may go to; what has no screen is not shown. */
export const ACCOUNT_PLACES: readonly { title: string; links: readonly AccountPlace[] }[] = [
  {
    title: accountTexts.groups.shopping,
    links: [
      { to: '/konto/zamowienia', label: accountTexts.places.orders },
      { to: '/konto/subskrypcje', label: accountTexts.places.subscriptions },
      { to: '/zwroty', label: accountTexts.places.returns },
      { to: '/reklamacje/lista', label: accountTexts.places.complaints, around: '/reklamacje' },
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

export const OVERVIEW: AccountPlace = { to: '/konto', label: accountTexts.places.overview };

const ALL_PLACES = ACCOUNT_PLACES.flatMap(({ links }) => links);

/** The place of the menu that the page at this address belongs to. */
export function placeAt(pathname: string): AccountPlace | undefined {
  if (pathname === OVERVIEW.to) return OVERVIEW;
  return ALL_PLACES.find(({ to, around = to }) => `${pathname}/`.startsWith(`${around}/`));
}
