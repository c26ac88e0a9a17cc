import type { MenuEntry } from '#app/features/platform/frame/shell-data.tsx';
import { Submenu } from '#app/features/shell/submenu.tsx';
import { useMenuTree } from '#app/features/shell/use-menu-tree.ts';
import { packColumns, submenuHeight } from '#rules/platform/menu/menu-columns.ts';
import * as shellTexts from '#texts/platform/shell.ts';

/** The opened category: at most five columns (S9.60), each up to 320 px high (S9.58), inside 30 px of padding (S9.59). */
export default function MenuPanel({ entry, id }: { entry: MenuEntry; id: string }) {
  const node = useMenuTree([entry]).find(({ link }) => link === entry.link);
  if (!node) return null;
  const columns = packColumns(node.children, (child) => submenuHeight(child.children.length));
  return (
    <div id={id} data-open className="menu-panel border-y border-line bg-surface p-[30px] shadow-soft">
      {/* Ten pixels more bring the columns under the edge of the page. */}
      <div className="mx-auto max-w-[1300px] px-2.5">
        <div className="flex flex-wrap">
          {columns.map((column) => (
            <div key={column[0]?.link} className="menu-column max-h-[320px] overflow-y-auto">
              {column.map((child) => (
                <Submenu key={child.link} node={child} />
              ))}
            </div>
          ))}
        </div>
        <a
          href={node.link}
          className="inline-flex min-h-6 items-center rounded-sm font-semibold text-brand underline underline-offset-4 hover:decoration-2"
        >
          {node.wholeName ?? shellTexts.menuPanel.all}
        </a>
      </div>
    </div>
  );
}
