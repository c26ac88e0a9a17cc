import { packColumns, submenuHeight } from '#platform/menu/rules/menu-columns.ts';
import type { MenuEntry, MenuNode } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { Submenu } from '#storefront/shell/submenu.tsx';
import { useMenuTree } from '#storefront/shell/use-menu-tree.ts';

/** The opened category: at most five columns (S9.60), each up to 320 px high (S9.58), inside 30 px of padding (S9.59). */
export default function MenuPanel({ entry, id }: { entry: MenuEntry; id: string }) {
  const node = useMenuTree([entry]).find(({ link }) => link === entry.link);
  if (!node) return null;
  const columns = packColumns(node.children, (child) => submenuHeight(child.children.length));
  return (
    <div id={id} data-open className="menu-panel border-y border-line bg-surface p-[30px]">
      {/* Ten pixels more bring the columns under the edge of the page. */}
      <div className="mx-auto flex max-w-[calc(var(--container-page)-3.75rem)] gap-6 px-2.5">
        <div className="min-w-0 flex-1">
          <a
            href={node.link}
            className="mb-4 flex min-h-6 items-center border-b border-line pb-3 font-semibold text-brand underline underline-offset-4 hover:decoration-2"
          >
            {node.wholeName ?? shellTexts.menuPanel.all}
          </a>
          <div className="flex flex-wrap">
            {columns.map((column) => (
              <div key={column[0]?.link} className="menu-column max-h-80 max-w-72 flex-1 overflow-y-auto">
                {column.map((child) => (
                  <Submenu key={child.link} node={child} />
                ))}
              </div>
            ))}
          </div>
        </div>
        {/* The columns come first: five of them leave no room for a picture on a narrower desktop. */}
        {node.photo && <Picture node={node} className={columns.length < 5 ? 'xl:block' : 'min-[85rem]:block'} />}
      </div>
    </div>
  );
}

/** The department in a picture, in the same place for all of them: as high as the columns. */
function Picture({ node, className }: { node: MenuNode; className: string }) {
  return (
    <a
      href={node.link}
      className={`menu-picture relative hidden min-h-56 w-80 shrink-0 overflow-hidden max-[88.9375rem]:w-64 rounded-lg bg-surface-2 ${className}`}
    >
      <img
        src={node.photo}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="absolute bottom-3 left-3 rounded-md bg-surface px-3 py-1.5 font-semibold text-ink">
        {node.name}
      </span>
    </a>
  );
}
