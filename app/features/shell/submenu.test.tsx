import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { MenuNode } from '#app/features/platform/frame/shell-data.tsx';
import { Submenu } from '#app/features/shell/submenu.tsx';
import * as shellTexts from '#texts/platform/shell.ts';

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

function draw(count: number) {
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
  const { html, open, behind } = draw(13);
  expect(open).toHaveLength(10);
  expect(behind).toEqual(['Dział 11', 'Dział 12', 'Dział 13']);
  expect(html).toContain(shellTexts.menuPanel.more(3));
});

it('S9.61 ten entries need no show-more', () => {
  expect(draw(10)).toMatchObject({ open: expect.objectContaining({ length: 10 }), behind: null });
});
