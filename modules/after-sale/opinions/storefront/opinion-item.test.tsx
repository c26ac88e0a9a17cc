import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpinionItem } from './opinion-item.tsx';

it('the day of an opinion is written as people write it, and for programs', () => {
  const opinion = {
    id: 1,
    rating: 5,
    content: 'Grzeje.',
    author: 'Ola',
    date: '2026-05-06',
    confirmed: true,
    photo: null,
    answer: '',
    answerDate: '',
    scorePositive: 0,
    scoreNegative: 0,
  };
  const html = renderToStaticMarkup(<OpinionItem opinion={opinion} voteAddress="/opinie" />);
  expect(html).toContain('<time dateTime="2026-05-06">6 maja 2026</time>');
});
