import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PurgeLog } from './purge-log.ts';

describe('what was purged', () => {
  it('makes untrue every page begun before the purge was over, and no other', () => {
    const log = new PurgeLog();
    log.advance(100);
    log.receive(['product:1'], 90);
    expect(log.isTrue(['product:1', 'menu'], 91)).toBe(true);
    expect(log.isTrue(['product:1', 'menu'], 90)).toBe(false);
    expect(log.isTrue(['product:2'], 90)).toBe(true);
    log.receive(['*'], 95);
    expect(log.isTrue(['product:2'], 95)).toBe(false);
    expect(log.isTrue(['product:2'], 96)).toBe(true);
  });

  it('trusts nothing while it knows nothing, and no number from the future', () => {
    const log = new PurgeLog();
    expect(log.isTrue([], 0)).toBe(false);
    log.advance(100);
    expect(log.isTrue([], 101)).toBe(false);
  });

  it('of an unknown number makes everything untrue that was begun before the next look', () => {
    const log = new PurgeLog();
    log.advance(100);
    log.receive(['product:1']);
    expect(log.isTrue(['menu'], 100)).toBe(false);
    log.advance(110);
    expect(log.isTrue(['menu'], 109)).toBe(false);
    expect(log.isTrue(['menu'], 110)).toBe(true);
  });

  it('may forget the tags of too many purges, but never that there were any', () => {
    const purge = fc.record({ tag: fc.nat(300_000), transaction: fc.integer({ min: 1, max: 1000 }) });
    fc.assert(
      fc.property(fc.array(purge, { minLength: 1, maxLength: 20 }), (purges) => {
        const log = new PurgeLog();
        log.advance(1001);
        for (const { tag, transaction } of purges) log.receive([`product:${tag}`], transaction);
        const many = Array.from({ length: 200_001 }, (_, n) => `category:${n}`);
        log.receive(many, 1);
        for (const { tag, transaction } of purges) expect(log.isTrue([`product:${tag}`], transaction)).toBe(false);
      }),
      { numRuns: 5 },
    );
  });
});
