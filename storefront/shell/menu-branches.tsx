import { splitEntries } from '#platform/menu/rules/menu-entries.ts';
import type { MenuEntry, MenuNode } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { useMenuTree } from '#storefront/shell/use-menu-tree.ts';

const link = 'flex min-h-11 items-center gap-3 rounded-sm hover:text-brand focus-visible:-outline-offset-2';

interface MenuBranchesProps {
  nodes: readonly MenuNode[];
  level: number;
}

/** The whole tree, as far as it has arrived. */
export function MenuTree({ menu }: { menu: MenuEntry[] }) {
  return (
    <ul>
      <MenuBranches nodes={useMenuTree(menu)} level={1} />
    </ul>
  );
}

/** One level of the tree in the drawer: ten entries, and those after them behind show-more (S9.61). */
export function MenuBranches({ nodes, level }: MenuBranchesProps) {
  const { shown, more } = splitEntries(nodes);
  return (
    <>
      {shown.map((node) => (
        <Branch key={node.link} node={node} level={level} />
      ))}
      {more.length > 0 && (
        <li>
          <details className="group/more" data-more>
            <summary className={`${link} font-semibold text-brand`}>
              <span className="group-open/more:hidden">{shellTexts.menuPanel.more(more.length)}</span>
              <span className="hidden group-open/more:inline">{shellTexts.menuPanel.less}</span>
            </summary>
            <ul>
              {more.map((node) => (
                <Branch key={node.link} node={node} level={level} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </>
  );
}

function Branch({ node, level }: Omit<MenuBranchesProps, 'nodes'> & { node: MenuNode }) {
  if (node.children.length === 0) {
    return (
      <li className={level === 1 ? 'border-b border-line' : undefined}>
        <a href={node.link} className={`${link} ${level === 1 ? 'min-h-14 font-semibold' : 'text-ink-soft'}`}>
          {node.name}
          <Thumbnail node={node} />
        </a>
      </li>
    );
  }
  return (
    <li className={level === 1 ? 'border-b border-line' : undefined}>
      <details>
        <summary className={`${link} chevron ${level === 1 ? 'min-h-14 font-semibold' : ''}`}>
          {node.name}
          <Thumbnail node={node} />
        </summary>
        <ul className="mb-2 ml-1 border-l border-line pl-4">
          <MenuBranches nodes={node.children} level={level + 1} />
          <li>
            <a href={node.link} className={`${link} font-semibold text-brand`}>
              {node.wholeName ?? shellTexts.menuPanel.all}
            </a>
          </li>
        </ul>
      </details>
    </li>
  );
}

/** At the end of the row: the names stay where they are when it comes. */
function Thumbnail({ node: { thumbnail } }: { node: MenuNode }) {
  return (
    thumbnail && (
      <img
        src={thumbnail}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
        className="menu-thumbnail size-10 rounded-sm bg-surface-2 object-cover"
      />
    )
  );
}
