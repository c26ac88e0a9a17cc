import { expect, it } from 'vitest';
import { ratio, reportTouch, seconds } from './report-touch.ts';
import { BARE, type ClickFigures, median, SOON } from './touch-figures.ts';

it.each([
  { values: [3], middle: 3 },
  { values: [9, 1, 4], middle: 4 },
  { values: [1, 2, 10, 3], middle: 2.5 },
  { values: [0.2, Number.POSITIVE_INFINITY, 0.4], middle: 0.4 },
])('$middle is the median of $values', ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

it('a tap that was mostly not answered is reported as such and has no figure', () => {
  const never = median([1200, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  expect(seconds(never)).toBe('none in 15 s');
  expect(ratio(never, 110)).toBe('∞');
  expect(seconds(1234)).toBe('1.23 s');
  expect(ratio(330, 110)).toBe('3.0×');
});

it('buying is compared by when its button says that it is at work; the way to it and what the shop took have rows of their own', () => {
  const press = {
    firstPaint: 500,
    way: 250,
    answerSinceNavigation: 0,
    suggestions: 0,
    taps: 1,
    visitor: 'newcomer',
    moment: SOON,
  } as const;
  const clicks: ClickFigures[] = [
    { ...press, page: BARE, touch: 'menu', answer: 100, bought: 100 },
    { ...press, page: 'main', touch: 'buy', answer: 120, bought: 900 },
  ];
  const blocked = { total: 0, script: 0, style: 0, layout: 0, other: 0 };
  const visits = [{ page: BARE, firstPaint: 500, blocked, scriptBytes: 0 }];
  expect(reportTouch({ visits, clicks }).slice(-3)).toEqual([
    '| main: buy | 0.12 s, 1.2× |',
    '| main: buy, the way there (no bar) | 0.25 s |',
    '| main: buy, bought (no bar) | 0.90 s, 1.6 round trips |',
  ]);
});
