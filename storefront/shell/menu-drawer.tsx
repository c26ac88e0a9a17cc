import { island } from '#platform/islands/storefront/island.tsx';
import type { FrameLink } from '#platform/settings/rules/setting-values.ts';
import type { MenuEntry } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { CompareIcon, HeartIcon, UserIcon } from '#platform/ui/icons/shopping.tsx';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import { ListIcon, MenuIcon } from '#platform/ui/icons/views.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';

const ID = 'menu-drawer';
const TITLE = 'menu-drawer-title';
const Branches = island<{ menu: MenuEntry[] }>('menu-branches', 'touch');

const LINK = 'flex min-h-12 items-center rounded-sm font-semibold focus-visible:-outline-offset-2';

const OWN = [
  { to: '/konto', label: shellTexts.account.label, Icon: UserIcon },
  { to: '/ulubione', label: shellTexts.favourites.label, Icon: HeartIcon },
  { to: '/listy', label: shellTexts.lists, Icon: ListIcon },
  { to: '/porownanie', label: shellTexts.compare.label, Icon: CompareIcon },
];

/** Opens the drawer by its own attributes; no script takes part. */
export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={ID}
      aria-haspopup="dialog"
      aria-label={shellTexts.menu.open}
      className="header-touch flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md font-semibold text-ink hover:bg-surface-2 lg:px-3"
    >
      <MenuIcon />
      <span className="hidden lg:inline">{shellTexts.menu.button}</span>
    </button>
  );
}

/**
 * The categories within reach of the thumb: the first level as it comes, all three once its script is there. Not a modal
 * dialog: that makes the whole page inert, and every element of it is matched anew before the drawer is seen. The veil
 * next to it takes every other press, `start-shell.ts` keeps the focus inside.
 */
export function MenuDrawer({ menu, links }: { menu: MenuEntry[]; links: readonly FrameLink[] }) {
  return (
    <div id={ID} popover="auto" role="dialog" aria-modal="true" aria-labelledby={TITLE} className="menu-drawer">
      <button
        type="button"
        popoverTarget={ID}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
        className="menu-veil"
      />
      <div className="flex h-full flex-col">
        <div className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-5 md:pl-6">
          <h2 id={TITLE} className="py-2 type-sub">
            {shellTexts.menu.label}
          </h2>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: where the focus goes when the drawer opens
            autoFocus
            aria-label={uiTexts.close}
            className={buttonLook({ look: 'quiet', square: true })}
          >
            <CloseIcon />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 md:px-6">
          <nav aria-label={shellTexts.menuPanel.whole} className="-mt-3">
            {links.length > 0 && (
              <ul className="flex flex-wrap gap-x-6 border-b border-line">
                {links.map(({ address, label }, at) => (
                  <li key={address}>
                    <a href={address} className={`${LINK} ${at === 0 ? 'text-sale' : 'text-brand'}`}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <Branches menu={menu} />
            <a href="/kategorie" className={`${LINK} hover:text-brand`}>
              {shellTexts.menuPanel.whole}
            </a>
          </nav>
        </div>
        <ul className="grid grid-cols-4 border-t border-line px-2 py-1">
          {OWN.map(({ to, label, Icon }) => (
            <li key={to}>
              <a
                href={to}
                className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-sm text-center text-xs hover:text-brand focus-visible:-outline-offset-2"
              >
                <Icon className="size-5 text-ink-soft" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
