import { Outlet } from 'react-router';
import { accountTexts } from '#texts/account.ts';
import { ChevronDownIcon } from '../../ui/icons/chevron-down.tsx';
import { AccountMenu } from './account-menu.tsx';

/** Around every page of the account: its menu, beside the page where there is room and folded above it where not. */
export default function AccountLayout() {
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <nav aria-label={accountTexts.menu}>
        <details className="group rounded-lg border border-line bg-surface lg:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-semibold">
            {accountTexts.menu}
            <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-t border-line p-3">
            <AccountMenu />
          </div>
        </details>
        <div className="sticky top-24 hidden lg:block">
          <AccountMenu />
        </div>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
