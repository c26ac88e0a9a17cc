import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Questions } from './questions.tsx';

const asked = { id: 1, question: 'Czy grzeje?', answer: 'Tak.', date: '2026-05-06' };

it.each([
  ['Ola', 'Ola, <time dateTime="2026-05-06">6 maja 2026</time>'],
  ['', '<p class="text-sm text-ink-soft"><time dateTime="2026-05-06">6 maja 2026</time>'],
])('a question shows its author and date: %j', (author, shown) => {
  const html = renderToStaticMarkup(<Questions link="/produkt/1/koc" items={[{ ...asked, author }]} />);
  expect(html).toContain(shown);
});
