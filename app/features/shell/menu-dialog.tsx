import { Link } from 'react-router';
import type { MenuEntry } from '#app/features/platform/frame/shell-data.ts';
import { AccountLinks } from '#app/features/shell/account-links.tsx';
import { MenuBranches } from '#app/features/shell/menu-branches.tsx';
import { useMenuTree } from '#app/features/shell/use-menu-tree.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import * as shellTexts from '#texts/platform/shell.ts';

const FURTHER = [
  { to: '/promocje', label: shellTexts.menu.promotions, look: 'text-sale' },
  { to: '/nowosci', label: shellTexts.menu.newest, look: 'text-brand' },
  { to: '/kategorie', label: shellTexts.menuPanel.whole, look: 'hover:text-brand' },
];

interface MenuDialogProps {
  menu: MenuEntry[];
  open: boolean;
  onClose(): void;
}

/** The category tree within reach of the thumb, all three levels. */
export default function MenuDialog({ menu, open, onClose }: MenuDialogProps) {
  const tree = useMenuTree(menu);
  return (
    <Dialog open={open} onClose={onClose} title={shellTexts.menu.label} place="side-start">
      <nav aria-label={shellTexts.menuPanel.whole} className="-mx-2 -mt-3">
        <ul>
          <MenuBranches nodes={tree} level={1} onGo={onClose} />
          {FURTHER.map(({ to, label, look }) => (
            <li key={to}>
              <Link
                to={to}
                className={`flex min-h-12 items-center rounded-sm px-2 font-semibold focus-visible:-outline-offset-2 ${look}`}
                onClick={onClose}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 border-t border-line pt-4">
        <AccountLinks onGo={onClose} />
      </div>
    </Dialog>
  );
}
