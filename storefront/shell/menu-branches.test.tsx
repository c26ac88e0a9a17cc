import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MenuNode } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { MenuBranches } from '#storefront/shell/menu-branches.tsx';

const nodes = (count: number, children: MenuNode[] = []): MenuNode[] =>
  Array.from({ length: count }, (_, place) => ({
    name: `Dział ${place + 1}.`,
    wholeName: null,
    link: `/kategoria/${place}`,
    children,
  }));

function renderTree(tree: MenuNode[]) {
  const html = renderToStaticMarkup(
    <ul>
      <MenuBranches nodes={tree} level={1} />
    </ul>,
  );
  const [open = '', behind = ''] = html.split('data-more');
  const count = (part: string) => part.match(/Dział \d+\.</g)?.length ?? 0;
  return { html, open: count(open), behind: count(behind) };
}

it.each([
  [10, 10, 0],
  [11, 10, 1],
  [13, 10, 3],
])('S9.61 of %i departments in the drawer %i stand open and %i behind show-more', (all, open, behind) => {
  const rendered = renderTree(nodes(all));
  expect(rendered).toMatchObject({ open, behind });
  expect(rendered.html.includes(shellTexts.menuPanel.more(behind))).toBe(behind > 0);
});

it('S9.61 so it is one level deeper', () => {
  const tree = [{ name: 'Odzież', wholeName: null, link: '/kategoria/100', children: nodes(12) }];
  expect(renderTree(tree)).toMatchObject({ open: 10, behind: 2 });
});

it('the link to all of a category reads as the owner calls it, and plainly where nothing is said', () => {
  const odziez = { name: 'Odzież', wholeName: 'Cała odzież', link: '/kategoria/100', children: nodes(1) };
  expect(renderTree([odziez]).html).toContain('>Cała odzież<');
  expect(renderTree([{ ...odziez, wholeName: null }]).html).toContain(`>${shellTexts.menuPanel.all}<`);
});
