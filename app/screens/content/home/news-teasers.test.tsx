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

it('tells news in words alone: their scenes are those of the departments on the same page', () => {
  const html = renderToStaticMarkup(<NewsTeasers news={[item]} />);
  expect(html).toContain('href="/aktualnosci/1/serwis-namiotow"');
  expect(html).toContain(item.lead);
  expect(html).not.toContain('<img');
});
