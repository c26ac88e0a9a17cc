import { signInTexts } from '#texts/sign-in.ts';
import { pageMeta } from '../../features/seo/page-meta.ts';
import { shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { loadAccount, receiveSignOut } from './load.server.ts';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [{ label: signInTexts.account }],
  noIndex: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return loadAccount(context);
}

export function action({ context }: Route.ActionArgs) {
  return receiveSignOut(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: signInTexts.account, shopName: shopName(matches) });
}

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <h1>{signInTexts.greeting(loaderData.name)}</h1>
      <p className="mt-2 text-ink-soft">{signInTexts.accountIntro}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/koszyk">{signInTexts.basket}</ButtonLink>
        <ButtonLink to="/konto/zamowienia" look="secondary">
          {signInTexts.orders}
        </ButtonLink>
        <ButtonLink to="/ulubione" look="secondary">
          {signInTexts.favourites}
        </ButtonLink>
        {/* A full page load: every trace of the customer leaves the page with the session. */}
        <form method="post">
          <Button type="submit" look="quiet">
            {signInTexts.signOut}
          </Button>
        </form>
      </div>
    </div>
  );
}
