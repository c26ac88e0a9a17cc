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

it('shows each with its picture, the newest first', () => {
  const html = renderToStaticMarkup(
    <NewsTeasers
      news={[
        item,
        { ...item, id: 2, title: 'Nowa kawa', photo: 'demo/sceny/stol.webp' },
        { ...item, id: 3, title: 'Bez zdjęcia', photo: null },
      ]}
    />,
  );
  expect(html).toContain('href="/aktualnosci/1/serwis-namiotow"');
  // A hard space follows a one-character word.
  expect(html).toContain('Zszyjemy i\u00a0zaimpregnujemy.');
  const [before = '', between = '', after = ''] = html.split(/Nowa kawa|Bez zdjęcia/);
  expect(before.indexOf('nocleg.webp')).toBeLessThan(before.indexOf('stol.webp'));
  expect(before).toContain('nocleg.webp');
  expect(between + after).not.toContain('<img');
});
