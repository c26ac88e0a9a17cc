import { memo, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SearchBox } from '#app/features/catalogue/search-box/search-box.tsx';
import type { ShellData } from '#app/features/platform/frame/shell-data.ts';
import { onScroll } from '#app/features/platform/viewport/on-scroll.ts';
import { HeaderLinks } from '#app/features/shell/header-links.tsx';
import { Logo } from '#app/features/shell/logo.tsx';
import { MainMenu } from '#app/features/shell/main-menu.tsx';
import { MenuButton } from '#app/features/shell/menu-button.tsx';
import { CloseIcon, SearchIcon } from '#app/ui/icons/signs.tsx';
import { scrollFix } from '#rules/platform/viewport/viewport.ts';
import * as shellTexts from '#texts/platform/shell.ts';

const BAR_LINK =
  'flex h-11 shrink-0 items-center rounded-sm px-2 font-semibold hover:underline hover:underline-offset-4';

export const Header = memo(function Header({ shell }: { shell: ShellData }) {
  const header = useRef<HTMLElement>(null);
  const [searching, setSearching] = useState(false);
  const { key } = useLocation();
  const { name, brandFolder } = shell.settings;
  useScrollFix(header);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the search
  useEffect(() => setSearching(false), [key]);
  useEffect(() => {
    if (searching) header.current?.querySelector('input')?.focus();
  }, [searching]);

  return (
    <header ref={header} data-searching={searching || undefined} className="site-header bg-paper">
      <div className="page-width flex h-16 items-center gap-2 md:h-20 md:gap-4 lg:gap-6">
        <div className="makes-room-for-search lg:hidden">
          <MenuButton menu={shell.menu} />
        </div>
        <Link
          to="/"
          aria-label={shellTexts.logo(name)}
          className="site-logo makes-room-for-search flex min-h-11 items-center rounded-sm"
        >
          <Logo name={name} brandFolder={brandFolder} />
        </Link>
        <SearchBox className="mx-auto w-full max-w-xl flex-1" />
        <div className="ml-auto flex items-center gap-0.5">
          <button
            type="button"
            aria-label={searching ? shellTexts.search.close : shellTexts.search.open}
            aria-expanded={searching}
            className="needs-js flex size-11 items-center justify-center rounded-md hover:bg-surface-2 md:hidden"
            onClick={() => setSearching(!searching)}
          >
            {searching ? <CloseIcon /> : <SearchIcon />}
          </button>
          <div className="makes-room-for-search">
            <HeaderLinks />
          </div>
        </div>
      </div>
      <nav aria-label={shellTexts.menu.label} className="hidden border-t border-line lg:block">
        <div className="page-width flex items-center gap-1">
          <div className="-ml-3">
            <MenuButton menu={shell.menu} />
          </div>
          <MainMenu menu={shell.menu} />
          <Link to="/promocje" prefetch="intent" className={`${BAR_LINK} text-sale`}>
            {shellTexts.menu.promotions}
          </Link>
          <Link to="/nowosci" prefetch="intent" className={`${BAR_LINK} text-brand max-xl:hidden`}>
            {shellTexts.menu.newest}
          </Link>
        </div>
      </nav>
    </header>
  );
});

/** Marks the header as fixed once the page has moved past it (S9.63); CSS keeps it in view and gives it its shadow. */
function useScrollFix(header: { current: HTMLElement | null }) {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    return onScroll(() => {
      const before = element.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      element.dataset.scrollFix = scrollFix(window.scrollY, Math.max(0, before + window.scrollY));
    });
  }, [header]);
}
