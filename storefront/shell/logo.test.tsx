import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from './logo.tsx';

it('writes the name of a shop without a wordmark', () => {
  const html = renderToStaticMarkup(<Logo name="Gawra" brandFolder="/brand" wordmark={null} />);
  expect(html).toContain('>Gawra</span>');
  expect(html).not.toContain('<svg');
});

it('renders the wordmark in the colour of the text, with the name for screen readers', () => {
  const wordmark = { path: 'M0 0h9v100H0z', width: 317 };
  const html = renderToStaticMarkup(<Logo name="Polana" brandFolder="/brand" wordmark={wordmark} />);
  expect(html).toContain('aria-label="Polana"');
  expect(html).toContain('viewBox="0 0 317 100"');
  expect(html).toContain('<path fill="currentColor" d="M0 0h9v100H0z"></path>');
  expect(html).not.toContain('>Polana<');
});
