import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { QuickFind } from '#modules/back-office/overview/panel/find/quick-find.tsx';
import { HOME } from '#modules/back-office/staff/panel/access.ts';
import * as texts from '#platform/panel-ui/texts/frame.ts';
import { Button } from '#platform/ui/button.tsx';
import { ChevronRightIcon } from '#platform/ui/icons/directions.tsx';
import { GridIcon, ListIcon, MenuIcon } from '#platform/ui/icons/views.tsx';
import type { FrameData } from './load-frame.server.ts';
import type { MenuEntry } from './menu.ts';

const PLACES = 'panel-places';
/** Between the present place and the menu's edge. */
const MARGIN_PX = 16;
const DAILY: Record<string, typeof GridIcon> = { [HOME]: GridIcon, '/zaplecze/zamowienia': ListIcon };

/**
 * Next to the screen in a window. On a phone a bar under the thumb: the two links of every day, the search, and the way to all
 * others, which open above it as the browser's own popover, without a script.
 */
export function PanelMenu({ frame }: { frame: FrameData }) {
  const menuRef = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // In a low window the place one is at may be below the others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason
  useEffect(() => showPlace(menuRef.current), [key]);

  // A place was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason
  useEffect(() => {
    if (menuRef.current?.matches(':popover-open')) menuRef.current.hidePopover();
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
      <nav
        ref={menuRef}
        id={PLACES}
        popover="auto"
        aria-label={texts.menu}
        className="panel-menu"
        onToggle={() => showPlace(menuRef.current)}
      >
        <Places frame={frame} />
      </nav>
    </header>
  );
}

/** By the menu's own scrolling: `scrollIntoView` would also move the place from which the keyboard goes on. */
function showPlace(menu: HTMLElement | null): void {
  const place = menu?.querySelector('[aria-current=page]');
  if (!menu || !place) return;
  const hidden = place.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
  if (hidden > 0) menu.scrollTop += hidden + MARGIN_PX;
}

/** The first group is always open; of the others the one with the current screen. */
function Places({ frame: { menu, staff, shopName } }: { frame: FrameData }) {
  const { pathname } = useLocation();
  const isHere = ({ to }: MenuEntry) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <>
      {menu.map(({ label, entries }, at) =>
        at === 0 ? (
          <PlaceList key={label} entries={entries} />
        ) : (
          <details key={label} open={entries.some(isHere)}>
            <summary>
              {label}
              <ChevronRightIcon className="size-4" />
            </summary>
            <PlaceList entries={entries} />
          </details>
        ),
      )}
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

function PlaceList({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to}>{label}</NavLink>
        </li>
      ))}
    </ul>
  );
}
