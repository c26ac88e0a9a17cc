import * as shellTexts from '#platform/shell/texts/shell.ts';
import type { Personal } from './personal.ts';

export type OwnPlace = 'account' | 'compare' | 'favourites' | 'basket';

/** The text of a header link to one of the customer's own pages. */
export interface OwnLink {
  to: string;
  /** Seen next to the icon from 1024 px on. */
  label: string;
  /** Read by screen readers instead of the label. */
  name: string;
  /** Nothing is shown of 0. */
  count: number;
}

export function ownLinks({ basket, favourites, compared }: Personal): Record<OwnPlace, OwnLink> {
  const user = basket?.user;
  return {
    account: user?.loggedIn
      ? {
          to: '/konto',
          label: user.firstName || shellTexts.account.label,
          name: shellTexts.account.of(user.firstName ?? ''),
          count: 0,
        }
      : { to: '/logowanie', label: shellTexts.account.label, name: shellTexts.account.signIn, count: 0 },
    compare: counted('/porownanie', shellTexts.compare, compared.length),
    favourites: counted('/ulubione', shellTexts.favourites, favourites),
    basket: counted('/koszyk', shellTexts.basket, basket?.productsCounter ?? 0),
  };
}

function counted(
  to: string,
  { label, count: countOf }: { label: string; count(count: number): string },
  count: number,
): OwnLink {
  return { to, label, name: count > 0 ? countOf(count) : label, count };
}
