import { lazy, Suspense, useEffect, useRef } from 'react';
import type { MenuEntry } from '#platform/shell/storefront/shell-data.tsx';
import { useOpenPanel } from '#platform/shell/storefront/use-open-panel.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { loadMenuTree } from '#storefront/shell/use-menu-tree.ts';

const loadPanel = () => import('#storefront/shell/menu-panel.tsx');
const MenuPanel = lazy(loadPanel);

function prepare() {
  void loadPanel();
  void loadMenuTree();
}

/** The category bar of classes 3 and 4. Entries that do not fit its one row stay out of reach; the full tree is in the menu dialog. */
export function MainMenu({ menu }: { menu: MenuEntry[] }) {
  const { open, panelProps, toggle } = useOpenPanel();
  const bar = useRef<HTMLUListElement>(null);
  useSingleRow(bar);

  return (
    <ul
      ref={bar}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="flex h-12 min-w-0 flex-1 flex-wrap overflow-hidden"
    >
      {menu.map((entry) => {
        const panelId = `menu-${entry.link.split('/')[2]}`;
        const isOpen = open === entry.link;
        return (
          <li
            key={entry.link}
            className={classNames('menu-branch flex h-12 items-center', isOpen && 'is-open')}
            {...panelProps(entry.link)}
          >
            <a
              href={entry.link}
              className="flex h-11 items-center rounded-sm pl-2 font-medium whitespace-nowrap text-ink hover:text-brand focus-visible:-outline-offset-2 aria-[current=page]:text-brand"
            >
              {entry.name}
            </a>
            {entry.hasChildren && (
              <>
                <button
                  type="button"
                  aria-label={shellTexts.menu.openBranch(entry.name)}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? panelId : undefined}
                  className="chevron needs-js flex h-11 w-6 items-center justify-center rounded-sm focus-visible:-outline-offset-2"
                  onClick={() => toggle(entry.link)}
                />
                {isOpen && (
                  <Suspense>
                    <MenuPanel entry={entry} id={panelId} />
                  </Suspense>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Entries that wrapped out of the row are not focusable either. */
function useSingleRow(bar: { current: HTMLUListElement | null }) {
  useEffect(() => {
    const list = bar.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const top = list.firstElementChild?.getBoundingClientRect().top ?? 0;
      for (const item of list.children) item.toggleAttribute('inert', item.getBoundingClientRect().top > top + 1);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [bar]);
}
