import { NavLink } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { MenuIcon } from '#app/ui/icons/views.tsx';
import * as texts from '#texts/panel/frame.ts';
import type { FrameData } from '../load-frame.server.ts';
import { QuickFind } from './quick-find.tsx';

/** Beside the screen in a window; folded away above it on a phone, without a script. */
export function PanelMenu({ frame }: { frame: FrameData }) {
  return (
    <header className="border-line border-b bg-surface lg:border-r lg:border-b-0">
      <div className="px-3 pt-3">
        <QuickFind />
      </div>
      <details className="lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold">
          <MenuIcon />
          {texts.openMenu}
          <span className="ml-auto truncate font-normal text-ink-soft">{frame.shopName}</span>
        </summary>
        <Places frame={frame} />
      </details>
      <div className="sticky top-0 hidden max-h-dvh overflow-y-auto lg:block">
        <p className="px-6 pt-5 font-semibold">{frame.shopName}</p>
        <Places frame={frame} />
      </div>
    </header>
  );
}

function Places({ frame: { menu, staff } }: { frame: FrameData }) {
  return (
    <nav aria-label={texts.menu} className="panel-menu px-3 pt-2 pb-6">
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
      <div className="mt-6 border-line border-t pt-4">
        <NavLink to="/zaplecze/konto">{staff?.name}</NavLink>
        <a href="/">{texts.toShop}</a>
        <form method="post" action="/zaplecze/wyloguj" className="px-1 pt-2">
          <Button type="submit" name="intent" value="leave" look="quiet" size="sm">
            {texts.signOut}
          </Button>
        </form>
      </div>
    </nav>
  );
}
