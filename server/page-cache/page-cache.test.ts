import { describe, expect, it, vi } from 'vitest';
import { StoredAnswer } from '../stored-answer.ts';
import { PageCache, SecondVisit } from './page-cache.ts';
import type { MadePage } from './page-store.ts';

const made = (text: string, tags: string[] = ['t'], fresh = 60, stale = 600): MadePage => ({
  answer: new StoredAnswer(200, [], Buffer.from(text)),
  keep: { tags, freshSeconds: fresh, staleSeconds: stale },
});
const never = () => Promise.reject(new Error('no refresh expected'));
const text = (answer: StoredAnswer | undefined) => answer?.get('identity')?.toString();

function later<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('page cache', () => {
  it('makes a page once for all who ask at the same time', async () => {
    const cache = new PageCache(1e6);
    const page = later<MadePage>();
    const produce = vi.fn(() => page.promise);
    const asked = [cache.make('/a', produce), cache.make('/a', produce), cache.make('/a', produce)];
    page.resolve(made('one'));
    expect((await Promise.all(asked)).map((one) => text(one.answer))).toEqual(['one', 'one', 'one']);
    expect(produce).toHaveBeenCalledTimes(1);
    expect(text(cache.find('/a', never))).toBe('one');
    expect(cache).toMatchObject({ hits: 1, misses: 1 });
  });

  it('keeps only what its loader offered', async () => {
    const cache = new PageCache(1e6);
    await cache.make('/a', async () => ({ ...made('one'), keep: undefined }));
    expect(cache.find('/a', never)).toBeUndefined();
  });

  it('tries again after a failure', async () => {
    const cache = new PageCache(1e6);
    await expect(cache.make('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await cache.make('/a', async () => made('one'));
    expect(text(cache.find('/a', never))).toBe('one');
  });

  it('serves a stale page at once while one new page is made', async () => {
    let now = 0;
    const cache = new PageCache(1e6, { now: () => now });
    await cache.make('/a', async () => made('old'));
    now = 61_000;
    const page = later<MadePage>();
    const refresh = vi.fn(() => page.promise);
    expect(text(cache.find('/a', refresh))).toBe('old');
    expect(text(cache.find('/a', refresh))).toBe('old');
    page.resolve(made('new'));
    await vi.waitFor(() => expect(text(cache.find('/a', refresh))).toBe('new'), 60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('keeps the stale page when the new one cannot be made', async () => {
    let now = 0;
    const cache = new PageCache(1e6, { now: () => now });
    await cache.make('/a', async () => made('old'));
    now = 61_000;
    expect(text(cache.find('/a', never))).toBe('old');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(text(cache.find('/a', never))).toBe('old');
    now = 700_000;
    expect(cache.find('/a', never)).toBeUndefined();
  });

  it.each([
    ['is gone', 404],
    ['has moved', 301],
    ['became personal', 200],
  ])('drops a stale page that %s', async (_what, status) => {
    let now = 0;
    const cache = new PageCache(1e6, { now: () => now });
    await cache.make('/a', async () => made('old'));
    now = 61_000;
    const refresh = vi.fn(async () => ({ answer: new StoredAnswer(status, [], Buffer.from('')), keep: undefined }));
    expect(text(cache.find('/a', refresh))).toBe('old');
    await vi.waitFor(() => expect(cache.find('/a', refresh)).toBeUndefined(), 60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(cache.size).toBe(0);
  });

  it.each([
    ['answers 500', async () => ({ answer: new StoredAnswer(500, [], Buffer.from('')), keep: undefined })],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('keeps a stale page whose successor %s, and tries again only after some seconds', async (_what, fail) => {
    let now = 0;
    const cache = new PageCache(1e6, { now: () => now });
    await cache.make('/a', async () => made('old'));
    now = 61_000;
    const refresh = vi.fn<() => Promise<MadePage>>(fail);
    expect(text(cache.find('/a', refresh))).toBe('old');
    await vi.waitFor(() => expect(cache.isMaking('/a')).toBe(false), 60_000);
    now = 65_000;
    expect(text(cache.find('/a', refresh))).toBe('old');
    expect(cache.isMaking('/a')).toBe(false);
    now = 72_000;
    expect(text(cache.find('/a', refresh))).toBe('old');
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2), 60_000);
  });

  it('purges by tag, and everything at once', async () => {
    const cache = new PageCache(1e6);
    await cache.make('/a', async () => made('a', ['product:1']));
    await cache.make('/b', async () => made('b', ['product:2']));
    cache.purge(['product:1']);
    expect(cache.find('/a', never)).toBeUndefined();
    expect(text(cache.find('/b', never))).toBe('b');
    cache.purge(['*']);
    expect(cache.find('/b', never)).toBeUndefined();
  });

  it.each([
    ['its tag', ['product:1'], undefined],
    ['everything', ['*'], undefined],
    ['something else', ['product:2'], 'old price'],
  ])('of a page during whose making %s was purged keeps only what is still true', async (_what, tags, kept) => {
    const cache = new PageCache(1e6);
    const old = later<MadePage>();
    const first = cache.make('/a', () => old.promise);
    await Promise.resolve();
    cache.purge(tags);
    old.resolve(made('old price', ['product:1']));
    expect(text((await first).answer)).toBe('old price');
    expect(text(cache.find('/a', never))).toBe(kept);
  });

  it.each([
    ['before', 'first'],
    ['after', 'last'],
  ])(
    'lets no request join a page begun before a purge, and stores the newer page when the older is ready %s it',
    async (_, old) => {
      const cache = new PageCache(1e6);
      const [older, newer] = [later<MadePage>(), later<MadePage>()];
      const first = cache.make('/a', () => older.promise);
      await Promise.resolve();
      cache.purge(['product:1']);
      const second = cache.make('/a', () => newer.promise);
      const finish = [
        async () => {
          older.resolve(made('old price', ['product:1']));
          expect(text((await first).answer)).toBe('old price');
        },
        async () => {
          newer.resolve(made('new price', ['product:1']));
          expect(text((await second).answer)).toBe('new price');
        },
      ];
      for (const one of old === 'first' ? finish : finish.reverse()) await one();
      expect(text(cache.find('/a', never))).toBe('new price');
    },
  );

  it('caches nothing while purges cannot be received', async () => {
    const cache = new PageCache(1e6);
    cache.keeping = false;
    await cache.make('/a', async () => made('a'));
    expect(cache.find('/a', never)).toBeUndefined();
  });

  it('stores the compressed form alone, and serves clients without compression the same page', async () => {
    const cache = new PageCache(1e6);
    const text = '<p>Ala ma kota</p>'.repeat(500);
    const { answer } = await cache.make('/a', async () => made(text));
    expect(answer.has('br')).toBe(true);
    expect(answer.has('identity')).toBe(false);
    expect(cache.bytes).toBeLessThan(text.length / 4);
    const response = await answer.toResponse(new Headers());
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Content-Length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
    expect(answer.has('identity')).toBe(false);
  });

  it('stores gzip too from the first client without better compression, and counts it', async () => {
    const cache = new PageCache(1e6);
    const { answer } = await cache.make('/a', async () => made('<p>Ala ma kota</p>'.repeat(500)));
    const before = cache.bytes;
    const asked = new Headers({ 'Accept-Encoding': 'gzip' });
    const [response] = await Promise.all([answer.toResponse(asked), answer.toResponse(asked)]);
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(cache.bytes).toBe(before + (answer.get('gzip')?.length ?? 0));
  });

  it('compresses as well as it can what many ask for', async () => {
    let now = 0;
    const cache = new PageCache(1e6, { now: () => now });
    const words = Array.from({ length: 3000 }, (_, n) => `<p>produkt ${(n * 7919) % 1009}</p>`).join('');
    const { answer } = await cache.make('/a', async () => made(words));
    const first = answer.get('br')?.length ?? 0;
    for (let n = 0; n < 100; n += 1) cache.find('/a', never);
    await vi.waitFor(() => expect(answer.get('br')?.length).toBeLessThan(first), 60_000);
    expect((await answer.plain()).toString()).toBe(words);
    // Made anew and the same as before: nothing is compressed again.
    now = 61_000;
    cache.find('/a', async () => made(words));
    await vi.waitFor(() => expect(cache.isMaking('/a')).toBe(false), 60_000);
    const next = cache.find('/a', never);
    expect(next).not.toBe(answer);
    expect(next?.get('br')).toBe(answer.get('br'));
  });
});

it('lets plain addresses in at once and those with parameters at their second visit', () => {
  const filter = new SecondVisit();
  expect(filter.admits('/produkt/1')).toBe(true);
  expect(filter.admits('/kategoria/1?counter=1')).toBe(false);
  expect(filter.admits('/kategoria/1?counter=1')).toBe(true);
});

it('forgets the oldest of too many', () => {
  const filter = new SecondVisit();
  filter.admits('/a?first');
  for (let n = 0; n < 5000; n += 1) filter.admits(`/a?filter_q=${n}`);
  expect(filter.admits('/a?first')).toBe(false);
  expect(filter.admits('/a?filter_q=4999')).toBe(true);
});
