import { expect, it } from 'vitest';
import { categoryTag, HOME_TAG, MENU_TAG, producerTag, productTag, seriesTag } from './cache-tags.ts';

it('tags of different rows differ', () => {
  const tags = [7, 8].flatMap((id) => [productTag(id), categoryTag(id), producerTag(id), seriesTag(id)]);
  expect(new Set([...tags, HOME_TAG, MENU_TAG, '']).size).toBe(11);
});
