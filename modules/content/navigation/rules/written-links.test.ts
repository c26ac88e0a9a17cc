import { expect, it } from 'vitest';
import { keepWritten } from './written-links.ts';

const link = (address: string) => ({ label: address, address });

it('a link to an unwritten text is neither in the menu nor in the footer', () => {
  const links = ['/regulamin', '/dostawa#koszty', '/blog', 'https://example.com/dostawa'].map(link);
  const given = { menu: links, footer: [{ title: 'Zakupy', links }] };
  const kept = [link('/regulamin'), link('/blog'), link('https://example.com/dostawa')];
  expect(keepWritten(given, ['/regulamin'])).toEqual({ menu: kept, footer: [{ title: 'Zakupy', links: kept }] });
  expect(keepWritten(given, ['/regulamin', '/dostawa'])).toEqual(given);
});
