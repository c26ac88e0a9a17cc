import { describe, expect, it, vi } from 'vitest';
import { StoredAnswer } from '../stored-answer.ts';
import { LastPages } from './last-pages.ts';
import { PageCache } from './page-cache.ts';
import type { MadePage } from './page-store.ts';

const page = (text: string, status = 200): MadePage => ({
  answer: new StoredAnswer(status, [], Buffer.from(text)),
  keep: status === 200 ? { tags: ['t'], freshSeconds: 60, staleSeconds: 600 } : undefined,
});
const text = ({ answer }: MadePage) => answer.get('identity')?.toString();
const broken = () => Promise.reject(new Error('no database'));

/** A page was kept, then purges were not received any more. */
async function cutOff() {
  const cache = new PageCache(1e6);
  await cache.make('/a', async () => page('kept'));
  cache.keeping = false;
  cache.forget();
  return cache;
}

describe('while purges are not received', () => {
  it('a page that cannot be made is answered as it was last known, one that can is made anew', async () => {
    const cache = await cutOff();
    expect(text(await cache.orLast('/a', async () => page('new')))).toBe('new');
    expect(text(await cache.orLast('/a', async () => page('error', 500)))).toBe('new');
    expect(text(await (await cutOff()).orLast('/a', broken))).toBe('kept');
    await expect(cache.orLast('/b', broken)).rejects.toThrow('no database');
  });

  it('a page that is gone does not come back, and no cache stores an old one', async () => {
    const cache = await cutOff();
    const { answer } = await cache.orLast('/a', broken);
    expect((await answer.toResponse(new Headers())).headers.get('Cache-Control')).toBe('no-store');
    const now = await cutOff();
    expect(text(await now.orLast('/a', async () => page('gone', 404)))).toBe('gone');
    await expect(now.orLast('/a', broken)).rejects.toThrow('no database');
  });

  it('no request waits again for a page that has just failed', async () => {
    const cache = await cutOff();
    await cache.orLast('/a', broken);
    const make = vi.fn(broken);
    expect(text(await cache.orLast('/a', make))).toBe('kept');
    expect(make).not.toHaveBeenCalled();
  });

  it('no request waits for ever for a page that does not come', async () => {
    const last = new LastPages({ timeoutMs: 1 });
    const { answer } = page('kept');
    const times = { freshUntil: 0, staleUntil: Number.POSITIVE_INFINITY, refreshFrom: 0, visits: 0, writtenAt: 0 };
    last.add([['/a', { answer, tags: [], ...times }]]);
    expect(text(await last.insteadOf('/a', () => new Promise(() => {})))).toBe('kept');
  });

  it('it is over when they are received again: possibly old pages are gone', async () => {
    const cache = await cutOff();
    cache.keeping = true;
    await expect(cache.orLast('/a', broken)).rejects.toThrow('no database');
  });
});
