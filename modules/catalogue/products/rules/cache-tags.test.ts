import { expect, it } from 'vitest';
import { categoryTag, HOME_TAG, MENU_TAG, producerTag, productTag, seriesTag } from './cache-tags.ts';

it('what is kept of one thing is told apart from what is kept of another', () => {
  const tags = [7, 8].flatMap((id) => [productTag(id), categoryTag(id), producerTag(id), seriesTag(id)]);
  expect(new Set([...tags, HOME_TAG, MENU_TAG, '']).size).toBe(11);
});
