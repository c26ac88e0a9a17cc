import { describe, expect, it } from 'vitest';
import { StoredAnswer } from '../stored-answer.ts';
import { PageStore } from './page-store.ts';

const page = (size: number, ...tags: string[]) => ({
  answer: new StoredAnswer(200, [], Buffer.alloc(size)),
  tags,
  freshUntil: 1_000,
  staleUntil: 100_000,
  refreshFrom: 50_000,
  visits: 0,
  writtenAt: 0,
});

describe('cached pages', () => {
  it('take at most so many bytes; those not requested again go first', () => {
    const store = new PageStore(100_000);
    for (let n = 0; n < 10; n += 1) store.set(`/${n}`, page(8_000));
    expect(store.size).toBe(10);
    store.get('/0', 5_000);
    for (let n = 10; n < 14; n += 1) store.set(`/${n}`, page(8_000));
    expect(store.bytes).toBeLessThanOrEqual(100_000);
    expect(store.get('/0', 6_000)).toBeDefined();
    expect(store.get('/1', 6_000)).toBeUndefined();
    expect(store.evictions).toBe(14 - store.size);
  });

  it('of endless searches take a quarter at most, and push out each other instead of plain pages', () => {
    const store = new PageStore(100_000);
    for (let n = 0; n < 7; n += 1) store.set(`/${n}`, page(8_000));
    for (let n = 0; n < 500; n += 1) store.set(`/szukaj?text=x${n}`, page(6_000));
    for (let n = 0; n < 7; n += 1) expect(store.get(`/${n}`, 0)).toBeDefined();
    expect(store.get('/szukaj?text=x499', 0)).toBeDefined();
    expect(store.size).toBe(7 + 3);
    store.clear();
    for (let n = 0; n < 3; n += 1) store.set(`/szukaj?text=y${n}`, page(6_000));
    expect(store.size).toBe(3);
  });

  it('refuse a page so large that it would push out most others', () => {
    const store = new PageStore(100_000);
    store.set('/small', page(1_000));
    store.set('/large', page(50_000));
    expect(store.get('/large', 0)).toBeUndefined();
    expect(store.get('/small', 0)).toBeDefined();
  });

  it('count compressed forms that come later', () => {
    const store = new PageStore(100_000);
    const one = page(8_000);
    store.set('/', one);
    const before = store.bytes;
    one.answer.add('gzip', Buffer.alloc(2_000));
    expect(store.bytes).toBeGreaterThanOrEqual(before + 2_000);
  });

  it('are found by any of their tags and purged', () => {
    const store = new PageStore(100_000);
    store.set('/a', page(10, 'product:1', 'category:2'));
    store.set('/b', page(10, 'category:2'));
    store.set('/c', page(10, 'product:3'));
    expect(store.purge(['category:2', 'product:1'])).toBe(2);
    expect(store.size).toBe(1);
    expect(store.purge(['category:2'])).toBe(0);
    store.clear();
    expect(store).toMatchObject({ bytes: 0, size: 0 });
  });

  it('are gone when even their stale time is over', () => {
    const store = new PageStore(100_000);
    store.set('/a', page(10));
    expect(store.get('/a', 100_001)).toBeUndefined();
    expect(store.bytes).toBe(0);
  });

  it('leave no bytes behind when a page is replaced many times', () => {
    const store = new PageStore(100_000);
    for (let n = 0; n < 100; n += 1) store.set('/a', page(n, 't'));
    expect(store.size).toBe(1);
    store.purge(['t']);
    expect(store.bytes).toBe(0);
  });
});
