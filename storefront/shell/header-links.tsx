import type { ReactNode } from 'react';
import { type OwnLink, type OwnPlace, ownLinks } from '#platform/personal/storefront/own-links.ts';
import { emptyPersonal } from '#platform/personal/storefront/personal.ts';
import { BasketIcon, CompareIcon, HeartIcon, UserIcon } from '#platform/ui/icons/shopping.tsx';

/** The shopper's own places, as the page is for everybody; `show-own-links.ts` writes what the visitor has there. */
export function HeaderLinks() {
  const { account, compare, favourites, basket } = ownLinks(emptyPersonal);
  return (
    <div className="flex items-center md:gap-1">
      <HeaderLink place="account" link={account} icon={<UserIcon />} />
      <HeaderLink place="compare" link={compare} icon={<CompareIcon />} className="hidden md:flex" />
      <HeaderLink place="favourites" link={favourites} icon={<HeartIcon />} />
      {/* On classes 3 and 4 what is inside opens below it: `start-basket-widget.ts`. */}
      <div id="menu_basket" className="relative">
        <HeaderLink place="basket" link={basket} icon={<BasketIcon />} />
        <noscript>
          {/* The page is the same for everybody: without script this brings the counter. */}
          <link rel="stylesheet" href="/koszyk/licznik.css" />
        </noscript>
      </div>
    </div>
  );
}

interface HeaderLinkProps {
  place: OwnPlace;
  link: OwnLink;
  icon: ReactNode;
  className?: string;
}

/** An icon with its counter; an empty counter shows nothing. */
function HeaderLink({ place, link: { to, label, name }, icon, className = '' }: HeaderLinkProps) {
  return (
    <a
      href={to}
      data-own={place}
      aria-label={name}
      className={`header-link relative flex h-12 min-w-11 flex-col items-center justify-center rounded-md px-1.5 text-ink hover:bg-surface-2 ${className}`}
    >
      <span className="relative">
        {icon}
        <span
          data-count
          className="figures absolute -top-2 left-5 min-w-5 rounded-full max-md:-right-2.5 max-md:left-auto bg-accent px-1 text-center text-xs leading-5 font-bold text-accent-ink empty:hidden"
        />
      </span>
      <span className="header-label max-w-28 truncate text-xs leading-4" aria-hidden="true">
        {label}
      </span>
    </a>
  );
}
