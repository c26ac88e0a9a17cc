import { Outlet, useLocation } from 'react-router';
import { accountTexts } from '#texts/customers/account.ts';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down.tsx';
import type { Route } from './+types/layout.ts';
import { AccountMenu } from './account-menu.tsx';
import { placeAt } from './account-places.ts';
import { loadFrame } from './load-frame.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadFrame(context);
}

/**
 * Around every page a customer has: the menu, beside the page where there is room and folded above it where not. Some of
 * these pages serve guests too, who have no account to go about. Pages lay themselves out by the room they are left.
 */
export default function AccountLayout({ loaderData: { signedIn } }: Route.ComponentProps) {
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
        {/* Each page starts with its menu folded: the way there was what it was opened for. */}
        <details key={pathname} className="group rounded-lg border border-line bg-surface lg:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold">
            {accountTexts.menu}
            {place && <span className="min-w-0 truncate font-normal text-ink-soft">{place}</span>}
            <ChevronDownIcon className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-t border-line p-3">
            <AccountMenu />
          </div>
        </details>
        <div className="sticky top-36 hidden lg:block">
          <AccountMenu />
        </div>
      </nav>
      <div className="@container min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
