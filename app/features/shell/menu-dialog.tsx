import { Link } from 'react-router';
import { Dialog } from '#app/ui/dialog.tsx';
import { ChevronDownIcon } from '#app/ui/icons/chevron-down.tsx';
import { shellTexts } from '#texts/shell.ts';
import { AccountLinks } from './account-links.tsx';
import type { MenuEntry, MenuNode } from './shell-data.ts';
import { useMenuTree } from './use-menu-tree.ts';

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
          {tree.map((node) => (
            <Branch key={node.link} node={node} level={1} onGo={onClose} />
          ))}
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

function Branch({ node, level, onGo }: { node: MenuNode; level: number; onGo(): void }) {
  const link = 'flex min-h-11 items-center rounded-sm px-2 hover:text-brand focus-visible:-outline-offset-2';
  if (node.children.length === 0) {
    return (
      <li>
        <Link to={node.link} className={`${link} text-ink-soft`} onClick={onGo}>
          {node.name}
        </Link>
      </li>
    );
  }
  return (
    <li className={level === 1 ? 'border-b border-line' : undefined}>
      <details className={level === 1 ? 'group/one' : 'group/two'}>
        <summary className={`${link} justify-between gap-3 ${level === 1 ? 'min-h-14 font-semibold' : ''}`}>
          {node.name}
          <ChevronDownIcon
            className={`size-5 text-ink-soft transition-transform ${level === 1 ? 'group-open/one:rotate-180' : 'group-open/two:rotate-180'}`}
          />
        </summary>
        <ul className="mb-2 ml-2 border-l border-line pl-2">
          {node.children.map((child) => (
            <Branch key={child.link} node={child} level={level + 1} onGo={onGo} />
          ))}
          <li>
            <Link to={node.link} className={`${link} font-semibold text-brand`} onClick={onGo}>
              {shellTexts.menuPanel.all(node.name)}
            </Link>
          </li>
        </ul>
      </details>
    </li>
  );
}
