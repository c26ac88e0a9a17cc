import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '#app/features/platform/frame/shell-data.ts';
import { loadMenuTree } from '#app/features/shell/use-menu-tree.ts';
import { MenuIcon } from '#app/ui/icons/signs.tsx';
import * as shellTexts from '#texts/platform/shell.ts';

const loadDialog = () => import('#app/features/shell/menu-dialog.tsx');
const MenuDialog = lazy(loadDialog);

function prepare() {
  void loadDialog();
  void loadMenuTree();
}

const look =
  'flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md font-semibold text-ink hover:bg-surface-2 lg:px-3';

/** Opens the whole category tree as a dialog; without scripts a link leads to the page of all categories. */
export function MenuButton({ menu }: { menu: MenuEntry[] }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const { key } = useLocation();
  const close = () => setState((now) => (now === 'open' ? 'closed' : now));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [key]);

  return (
    <>
      <a href="/kategorie" aria-label={shellTexts.menu.label} className={`without-js ${look}`}>
        <MenuIcon />
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={shellTexts.menu.open}
        className={`needs-js ${look}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState('open')}
      >
        <MenuIcon />
        <span className="hidden lg:inline">{shellTexts.menu.button}</span>
      </button>
      {state !== 'unused' && (
        <Suspense>
          <MenuDialog menu={menu} open={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
