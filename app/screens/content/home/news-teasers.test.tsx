import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewsTeasers } from './news-teasers.tsx';

const item = {
  id: 1,
  title: 'Serwis namiotów',
  lead: 'Zszyjemy i zaimpregnujemy.',
  link: '/aktualnosci/1/serwis-namiotow',
  date: '2026-11-02',
  day: '2 listopada 2026',
  photo: 'demo/sceny/nocleg.webp',
};

it('shows the newest with its picture and tells the others in words alone', () => {
  const html = renderToStaticMarkup(<NewsTeasers news={[item, { ...item, id: 2, title: 'Nowa kawa' }]} />);
  expect(html).toContain('href="/aktualnosci/1/serwis-namiotow"');
  // No line ends with the one letter.
  expect(html).toContain('Zszyjemy i\u00a0zaimpregnujemy.');
  expect(html.split('Nowa kawa')[0]).toContain('nocleg.webp');
  expect(html.split('Nowa kawa')[1]).not.toContain('<img');
});
