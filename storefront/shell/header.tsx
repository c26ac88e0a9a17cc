import type { SearchBoxProps } from '#modules/catalogue/search/storefront/search-box/search-box.tsx';
import { island } from '#platform/islands/storefront/island.tsx';
import type { MenuEntry, ShellData } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { CloseIcon, SearchIcon } from '#platform/ui/icons/signs.tsx';
import { HeaderLinks } from '#storefront/shell/header-links.tsx';
import { Logo } from '#storefront/shell/logo.tsx';
import { MenuButton, MenuDrawer } from '#storefront/shell/menu-drawer.tsx';

const BAR_LINK =
  'flex h-11 shrink-0 items-center rounded-sm px-2 font-semibold hover:underline hover:underline-offset-4';
const ROUND = 'header-touch flex shrink-0 items-center justify-center rounded-md hover:bg-surface-2 md:hidden';

const SearchBox = island<SearchBoxProps>('search-box', 'touch');
const MainMenu = island<{ menu: MenuEntry[] }>('main-menu', 'touch');

/**
 * Rendered by the server alone; interactive parts are islands. The menu and, on a phone, the search open by their buttons' own
 * attributes, before any script.
 */
export function Header({ shell, searched }: { shell: ShellData; searched: string }) {
  const { name, brandFolder } = shell.settings;
  return (
    <header className="site-header bg-paper">
      <div className="header-row page-width flex h-16 items-center gap-1 md:h-20 md:gap-4 lg:grid lg:gap-6">
        <div className="-ml-2.5 md:-ml-3 lg:hidden">
          <MenuButton />
        </div>
        <a
          href="/"
          aria-label={shellTexts.logo(name)}
          className="site-logo flex min-h-11 min-w-0 items-center rounded-sm lg:justify-self-start"
        >
          <Logo name={name} brandFolder={brandFolder} wordmark={shell.frame?.wordmark} />
        </a>
        <div id="header-search" popover="auto" className="header-search">
          <SearchBox found={searched} className="mx-auto w-full max-w-xl flex-1" />
          <button
            type="button"
            popoverTarget="header-search"
            popoverTargetAction="hide"
            aria-label={shellTexts.search.close}
            className={ROUND}
          >
            <CloseIcon />
          </button>
        </div>
        <div className="-mr-2.5 flex shrink-0 items-center max-md:ml-auto md:-mr-3 md:gap-0.5 lg:justify-self-end min-[64rem]:-mr-1.5">
          <button
            type="button"
            popoverTarget="header-search"
            popoverTargetAction="show"
            aria-label={shellTexts.search.open}
            className={ROUND}
          >
            <SearchIcon />
          </button>
          <HeaderLinks />
        </div>
      </div>
      <nav aria-label={shellTexts.menu.label} className="hidden border-t border-line lg:block">
        <div className="page-width flex items-center [&>:last-child]:-mr-2">
          <div className="-ml-3">
            <MenuButton />
          </div>
          <MainMenu menu={shell.menu} />
          {shell.frame?.menu.map(({ label, address }, at) => (
            <a key={address} href={address} className={`${BAR_LINK} ${at === 0 ? 'text-sale' : 'text-brand'}`}>
              {label}
            </a>
          ))}
        </div>
      </nav>
      <MenuDrawer menu={shell.menu} links={shell.frame?.menu ?? []} />
    </header>
  );
}
