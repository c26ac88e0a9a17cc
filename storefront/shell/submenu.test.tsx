import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { MenuNode } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { Submenu } from '#storefront/shell/submenu.tsx';

const node = (count: number): MenuNode => ({
  name: 'Kurtki',
  wholeName: null,
  link: '/kategoria/110',
  children: Array.from({ length: count }, (_, place) => ({
    name: `Dział ${place + 1}`,
    wholeName: null,
    link: `/kategoria/${111 + place}`,
    children: [],
  })),
});

function renderSubmenu(count: number) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Submenu node={node(count)} />
    </MemoryRouter>,
  );
  const [open = '', behind] = html.split('<details');
  const named = (part: string) => [...part.matchAll(/>(Dział \d+)</g)].map(([, name]) => name);
  return { html, open: named(open), behind: behind === undefined ? null : named(behind) };
}

it('S9.61 the eleventh entry and those after it are behind show-more', () => {
  const { html, open, behind } = renderSubmenu(13);
  expect(open).toHaveLength(10);
  expect(behind).toEqual(['Dział 11', 'Dział 12', 'Dział 13']);
  expect(html).toContain(shellTexts.menuPanel.more(3));
});

it('S9.61 ten entries need no show-more', () => {
  expect(renderSubmenu(10)).toMatchObject({ open: expect.objectContaining({ length: 10 }), behind: null });
});
