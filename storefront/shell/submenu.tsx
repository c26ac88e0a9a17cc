import { splitEntries } from '#platform/menu/rules/menu-entries.ts';
import type { MenuNode } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';

/** A category of the second level with those below it: one block of a menu column, 200 px wide (S9.62). */
export function Submenu({ node }: { node: MenuNode }) {
  const { shown, more } = splitEntries(node.children);
  return (
    <section className="menu-submenu w-50 pr-5 pb-4">
      <a
        href={node.link}
        className="flex min-h-8 items-center rounded-sm leading-6 font-semibold text-ink hover:text-brand hover:underline hover:underline-offset-4"
      >
        {node.name}
      </a>
      <ul>
        {shown.map((entry) => (
          <SubmenuEntry key={entry.link} node={entry} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="group">
          <summary className="flex min-h-6 items-center rounded-sm text-sm font-semibold text-brand hover:underline">
            <span className="group-open:hidden">{shellTexts.menuPanel.more(more.length)}</span>
            <span className="hidden group-open:inline">{shellTexts.menuPanel.less}</span>
          </summary>
          <ul>
            {more.map((entry) => (
              <SubmenuEntry key={entry.link} node={entry} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function SubmenuEntry({ node }: { node: MenuNode }) {
  return (
    <li>
      <a
        href={node.link}
        className="flex min-h-6 items-center rounded-sm text-[0.9375rem] leading-6 text-ink hover:text-brand hover:underline hover:underline-offset-4"
      >
        <span className="truncate">{node.name}</span>
      </a>
    </li>
  );
}
