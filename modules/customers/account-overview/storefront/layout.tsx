import { Outlet, useLocation } from 'react-router';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import { Link } from '#platform/ui/link.tsx';
import { ACCOUNT_PLACES, type AccountPlace, OVERVIEW, placeAt } from './account-places.ts';
import { loadFrame } from './load.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadFrame(context);
}

export default function AccountLayout({ loaderData: { signedIn } }: Route.ComponentProps<typeof loader>) {
  const { pathname } = useLocation();
  const place = placeAt(pathname);
  if (!signedIn) {
    return (
      <div className="@container">
        <Outlet />
      </div>
    );
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 print:block">
      <nav aria-label={accountTexts.menu} className="print:hidden">
        {/* The menu is folded on every new page. */}
        <details key={pathname} className="group rounded-lg border border-line bg-surface lg:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold">
            <span className="shrink-0">{accountTexts.menu}</span>
            {place && <span className="min-w-0 truncate font-normal text-ink-soft">{place.label}</span>}
            <ChevronDownIcon className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-t border-line p-3">
            <AccountMenu here={place} />
          </div>
        </details>
        <div className="sticky top-36 hidden lg:block">
          <AccountMenu here={place} />
        </div>
      </nav>
      <div className="@container min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

function AccountMenu({ here }: { here: AccountPlace | undefined }) {
  return (
    <>
      <Place place={OVERVIEW} here={here} />
      {ACCOUNT_PLACES.map(({ title, links }) => (
        <div key={title} className="mt-3">
          <p className="px-3 py-1 text-sm font-semibold text-ink-soft">{title}</p>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Place place={link} here={here} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {/* A full page load removes all customer data from the page. */}
      <form method="post" action="/konto" className="mt-4 px-3">
        <Button type="submit" look="secondary" size="sm">
          {accountTexts.signOut}
        </Button>
      </form>
    </>
  );
}

function Place({ place, here }: { place: AccountPlace; here: AccountPlace | undefined }) {
  const isHere = place === here;
  return (
    <Link
      to={place.to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-md px-3 hover:bg-surface-2',
        isHere && 'bg-brand-soft font-semibold text-ink',
      )}
    >
      {place.label}
    </Link>
  );
}
