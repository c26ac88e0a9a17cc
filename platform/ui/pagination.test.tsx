import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Pagination, pageWindow } from './pagination.tsx';

const render = (page: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pagination page={page} pages={3} hrefFor={(to) => `/buty?counter=${to - 1}`} />
    </MemoryRouter>,
  );

it('marks the link to the next page as other scripts look for it, and has none on the last', () => {
  expect(render(1)).toMatch(
    /<span class="pagination__element --next contents"><a rel="next" class="[^"]* pagination__link next" href="\/buty\?counter=1"/,
  );
  expect(render(3)).not.toContain('--next');
});

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 gap 9'],
  [3, 9, '1 2 3 4 gap 9'],
  [4, 9, '1 2 3 4 5 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [6, 9, '1 gap 5 6 7 8 9'],
  [9, 9, '1 gap 8 9'],
  [2, 2, '1 2'],
])('page %i of %i shows %s', (page, pages, marks) => {
  expect(pageWindow(page, pages).join(' ')).toBe(marks);
});
