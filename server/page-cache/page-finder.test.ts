import { expect, it } from 'vitest';
import { StoredAnswer } from '../stored-answer.ts';
import { PageCache } from './page-cache.ts';
import { PageFinder } from './page-finder.ts';

it('finds a cached page with any parameters it does not read, and leaves fragments and other paths to their handlers', async () => {
  const cache = new PageCache(1_000_000, { now: () => 0 });
  const answer = new StoredAnswer(200, [], Buffer.from('strona'));
  const keep = { tags: [], freshSeconds: 60, staleSeconds: 60 };
  await cache.make('/produkt/44/kurtka', async () => ({ answer, keep }));
  const finder = new PageFinder(cache, () => Promise.reject(new Error('not asked for')), []);
  for (const address of ['/produkt/44/kurtka', '/produkt/44/kurtka?text=x1&filter_x=2']) {
    expect(finder.find(address)).toBe(answer);
  }
  expect(cache.size).toBe(1);
  for (const query of ['?set_render=content,head', '?a=1?set_render=content']) {
    expect(finder.find(`/produkt/44/kurtka${query}`)).toBeUndefined();
  }
  for (const path of ['/produkt/44/kurtka/', '/produkt//44/kurtka', '/produkt/44/kurtka/?a=1']) {
    expect(finder.find(path)).toBeUndefined();
  }
});
