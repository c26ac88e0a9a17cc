import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CorrectedText } from './corrected-text.tsx';

it('X.26 of a long text the beginning is said; the link still searches for all of it', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CorrectedText typed={'namoit '.repeat(100)} corrected={'namiot'.repeat(100)} />
    </MemoryRouter>,
  );
  const words = html.replace(/<[^>]*>/g, '');
  expect(words.length).toBeLessThan(300);
  expect(html).toContain(`text=${'namiot'.repeat(100)}"`);
});
