import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FifoStore } from './fifo-store.ts';

const LIMIT = 1000;

/** The store, and next to it what it must hold. */
class Watched {
  readonly held = new Map<string, number>();
  readonly store = new FifoStore<number>((key) => this.held.delete(key));

  readonly steps: Record<string, (key: string, bytes: number) => void> = {
    set: (key, bytes) => {
      this.held.set(key, bytes);
      this.store.set(key, bytes, bytes);
    },
    get: (key) => expect(this.store.get(key) !== undefined).toBe(this.held.has(key)),
    delete: (key) => {
      this.held.delete(key);
      this.store.delete(key);
    },
    resize: (key, bytes) => {
      if (this.held.has(key)) this.held.set(key, bytes);
      this.store.resize(key, bytes);
    },
  };

  get bytes(): number {
    return [...this.held.values()].reduce((sum, one) => sum + one, 0);
  }
}

const step = fc.record({
  what: fc.constantFrom('set', 'set', 'set', 'get', 'get', 'get', 'delete', 'resize'),
  key: fc.nat(40),
  bytes: fc.nat(120),
});

describe('a bounded store', () => {
  it('never holds more than its limit, counts its content, and reports everything it drops', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const watched = new Watched();
        for (const { what, key, bytes } of steps) {
          watched.steps[what]?.(`/${key}`, bytes);
          watched.store.shrinkTo(LIMIT);
          expect(watched.store.bytes).toBeLessThanOrEqual(LIMIT);
          expect(watched.store.size).toBe(watched.held.size);
          expect(watched.store.bytes).toBe(watched.bytes);
        }
      }),
    );
  });

  it('stores requested values while a crawler visits everything, however often', () => {
    const store = new FifoStore<true>(() => undefined);
    const visit = (key: string) => {
      const found = store.get(key) !== undefined;
      if (!found) store.set(key, true, 10);
      store.shrinkTo(LIMIT);
      return found;
    };
    const popular = Array.from({ length: 50 }, (_, n) => `/popular/${n}`);
    for (let n = 0; n < 3; n += 1) for (const key of popular) visit(key);
    let found = 0;
    const crawled = 5000;
    for (let n = 0; n < 3 * crawled; n += 1) {
      visit(`/crawled/${n % crawled}`);
      found += visit(popular[n % popular.length] ?? '') ? 1 : 0;
    }
    expect(found / (3 * crawled)).toBeGreaterThan(0.99);
  });

  it('takes in what comes back soon after it was dropped unasked', () => {
    const store = new FifoStore<true>(() => undefined);
    const fill = (name: string) => {
      for (let n = 0; n < 200; n += 1) {
        store.set(`/${name}/${n}`, true, 10);
        store.shrinkTo(LIMIT);
      }
    };
    store.set('/wanted', true, 10);
    fill('first');
    expect(store.peek('/wanted')).toBeUndefined();
    store.set('/wanted', true, 10);
    fill('second');
    expect(store.peek('/wanted')).toBe(true);
  });
});
