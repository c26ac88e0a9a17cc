import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';

export interface AccountPlace {
  to: string;
  label: string;
  around?: string;
}

export const ACCOUNT_PLACES: readonly { title: string; links: readonly AccountPlace[] }[] = [
  {
    title: accountTexts.groups.shopping,
    links: [
      { to: '/konto/zamowienia', label: accountTexts.pages.orders },
      { to: '/konto/subskrypcje', label: accountTexts.pages.subscriptions },
      { to: '/zwroty', label: accountTexts.pages.returns },
      { to: '/reklamacje/lista', label: accountTexts.pages.complaints, around: '/reklamacje' },
      { to: '/kupione', label: accountTexts.pages.bought },
    ],
  },
  {
    title: accountTexts.groups.kept,
    links: [
      { to: '/listy', label: accountTexts.pages.lists },
      { to: '/ulubione', label: accountTexts.pages.favourites },
      { to: '/rabaty', label: accountTexts.pages.points },
      { to: '/konto/powiadomienia', label: accountTexts.pages.notices },
    ],
  },
  {
    title: accountTexts.groups.settings,
    links: [
      { to: '/konto/dane', label: accountTexts.pages.data },
      { to: '/konto/bezpieczenstwo', label: accountTexts.pages.security },
      { to: '/konto/prywatnosc', label: accountTexts.pages.privacy },
    ],
  },
];

export const OVERVIEW: AccountPlace = { to: '/konto', label: accountTexts.pages.overview };

const ALL_PLACES = ACCOUNT_PLACES.flatMap(({ links }) => links);

export function placeAt(pathname: string): AccountPlace | undefined {
  if (pathname === OVERVIEW.to) return OVERVIEW;
  return ALL_PLACES.find(({ to, around = to }) => `${pathname}/`.startsWith(`${around}/`));
}
