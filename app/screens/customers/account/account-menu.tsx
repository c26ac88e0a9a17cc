import { NavLink } from 'react-router';
import { useRouteExists } from '#app/features/platform/navigation/route-exists.ts';
import { accountTexts } from '#texts/customers/account.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ACCOUNT_PLACES } from './account-places.ts';

/** Every place of the account, and the way out. */
export function AccountMenu() {
  const exists = useRouteExists();
  return (
    <>
      <Place to="/konto" label={accountTexts.places.overview} />
      {ACCOUNT_PLACES.map(({ title, links }) => (
        <div key={title} className="mt-3">
          <p className="px-3 py-1 text-sm font-semibold text-ink-soft">{title}</p>
          <ul>
            {links
              .filter(({ to }) => exists(to))
              .map((link) => (
                <li key={link.to}>
                  <Place {...link} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {/* A full page load: every trace of the customer leaves the page with the session. */}
      <form method="post" action="/konto" className="mt-4 px-3">
        <Button type="submit" look="secondary" size="sm">
          {accountTexts.signOut}
        </Button>
      </form>
    </>
  );
}

function Place({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      end={to === '/konto'}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center rounded-md px-3 hover:bg-surface-2',
          isActive && 'bg-brand-soft font-semibold text-ink',
        )
      }
    >
      {label}
    </NavLink>
  );
}
