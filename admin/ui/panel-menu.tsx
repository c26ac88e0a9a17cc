import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { GridIcon, ListIcon, MenuIcon } from '#app/ui/icons/views.tsx';
import * as texts from '#texts/panel/frame.ts';
import { HOME } from '../access.ts';
import type { FrameData } from '../load-frame.server.ts';
import { QuickFind } from './quick-find.tsx';

const PLACES = 'panel-places';
const DAILY: Record<string, typeof GridIcon> = { [HOME]: GridIcon, '/zaplecze/zamowienia': ListIcon };

/**
 * Beside the screen in a window. On a phone a bar under the thumb: the two places of every day, the search, and the way to all
 * others, which open above it as the browser's own popover, without a script.
 */
export function PanelMenu({ frame }: { frame: FrameData }) {
  const places = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // In a low window the place one is at may be below the others. Scrolled to, it would be where the next Tab begins: its box is moved.
  useEffect(() => {
    const here = places.current?.querySelector('[aria-current=page]');
    if (!places.current || !here) return;
    const below = here.getBoundingClientRect().bottom - places.current.getBoundingClientRect().bottom;
    if (below > 0) places.current.scrollTop += below;
  }, []);

  // A place was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason
  useEffect(() => {
    if (places.current?.matches(':popover-open')) places.current.hidePopover();
  }, [key]);

  return (
    <header className="panel-side">
      <p className="hidden truncate px-6 pt-5 pb-3 font-semibold lg:block">{frame.shopName}</p>
      <div className="panel-thumb">
        {frame.menu
          .flatMap(({ entries }) => entries)
          .map(({ to, label }) => {
            const Icon = DAILY[to];
            return (
              Icon && (
                <NavLink key={to} to={to} className="panel-thumb-place lg:hidden">
                  <Icon />
                  {label}
                </NavLink>
              )
            );
          })}
        <QuickFind />
        <button type="button" popoverTarget={PLACES} className="panel-thumb-place lg:hidden">
          <MenuIcon />
          {texts.openMenu}
        </button>
      </div>
      <nav ref={places} id={PLACES} popover="auto" aria-label={texts.menu} className="panel-menu">
        <Places frame={frame} />
      </nav>
    </header>
  );
}

function Places({ frame: { menu, staff, shopName } }: { frame: FrameData }) {
  return (
    <>
      {menu.map(({ label, entries }) => (
        <div key={label} className="mt-4 first:mt-0">
          <p className="px-3 pb-1 font-semibold text-ink-soft text-xs">{label}</p>
          <ul>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-4 border-line border-t pt-3">
        <NavLink to="/zaplecze/konto">{staff?.name}</NavLink>
        <a href="/">
          {texts.toShop}
          <span className="truncate text-ink-soft lg:hidden">{shopName}</span>
        </a>
        <form method="post" action="/zaplecze/wyloguj">
          <Button type="submit" name="intent" value="leave" look="quiet" size="sm" className="px-3">
            {texts.signOut}
          </Button>
        </form>
      </div>
    </>
  );
}
