import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

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
