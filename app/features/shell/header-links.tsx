import { HeaderLink } from '#app/features/platform/frame/header-link.tsx';
import { usePersonal } from '#app/features/platform/personal/use-personal.ts';
import { BasketWidget } from '#app/features/selling/basket-widget/basket-widget.tsx';
import { CompareIcon, HeartIcon, UserIcon } from '#app/ui/icons/shopping.tsx';
import * as shellTexts from '#texts/platform/shell.ts';

/** The shopper's own places. */
export function HeaderLinks() {
  const { basket, favourites, compared } = usePersonal();
  const user = basket?.user;

  return (
    <div className="flex items-center md:gap-1">
      <HeaderLink
        to={user?.loggedIn ? '/konto' : '/logowanie'}
        label={user?.loggedIn ? user.firstName || shellTexts.account.label : shellTexts.account.label}
        name={user?.loggedIn ? shellTexts.account.of(user.firstName ?? '') : shellTexts.account.signIn}
        icon={<UserIcon />}
      />
      <HeaderLink
        to="/porownanie"
        label={shellTexts.compare.label}
        name={compared.length > 0 ? shellTexts.compare.count(compared.length) : undefined}
        icon={<CompareIcon />}
        count={compared.length}
        className="hidden md:flex"
      />
      <HeaderLink
        to="/ulubione"
        label={shellTexts.favourites.label}
        name={favourites > 0 ? shellTexts.favourites.count(favourites) : undefined}
        icon={<HeartIcon />}
        count={favourites}
      />
      <BasketWidget basket={basket} />
    </div>
  );
}
