import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AlertRegion } from './alert-region.tsx';

it('renders one live region that waits for the reader and one that interrupts', () => {
  const regions = renderToStaticMarkup(<AlertRegion />).matchAll(/aria-live="(\w+)"/g);
  expect([...regions].map(([, politeness]) => politeness)).toEqual(['polite', 'assertive']);
});
