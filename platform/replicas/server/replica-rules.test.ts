import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AwaitedPurges } from './awaited-purges.ts';
import { PrimaryProgress } from './primary-progress.ts';
import { isVisible, parseShown, type ShownTransactions } from './shown-transactions.ts';

const shown = (text: string) => parseShown(text);

describe('what a server shows', () => {
  it('is everything below, and between the two what does not run any more', () => {
    const snapshot = shown('100:105:100,103');
    expect([99, 100, 101, 103, 104, 105].map((number) => isVisible(snapshot, number))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(shown('7:7:')).toEqual({ xmin: 7, xmax: 7, running: new Set() });
  });
});

describe('how late a replica is', () => {
  it('is the age of the first step it has not made; a primary at rest leaves no replica behind', () => {
    const progress = new PrimaryProgress();
    progress.see(10, 1000);
    progress.see(20, 2000);
    progress.see(30, 3000);
    progress.see(30, 9000);
    expect([30, 25, 10, 5].map((xmax) => progress.lagOf(xmax))).toEqual([0, 6000, 7000, 8000]);
  });

  it('begins anew when another server took over that knows fewer transactions', () => {
    const progress = new PrimaryProgress();
    progress.see(50, 1000);
    progress.see(40, 2000);
    expect(progress.lagOf(45)).toBe(0);
    expect(progress.lagOf(39)).toBe(0);
    progress.see(41, 5000);
    expect(progress.lagOf(40)).toBe(0);
    progress.see(41, 6000);
    expect(progress.lagOf(40)).toBe(1000);
  });
});

describe('O.47 what a replica must show before it is read again', () => {
  it('is every received purge, independent of transactions in between', () => {
    const number = fc.integer({ min: 1, max: 60 });
    const snapshot = fc
      .tuple(number, fc.nat(20), fc.uniqueArray(number))
      .map(([xmin, more, running]): ShownTransactions => {
        const xmax = xmin + more;
        return { xmin, xmax, running: new Set(running.filter((one) => one >= xmin && one < xmax)) };
      });
    fc.assert(
      fc.property(fc.array(number), fc.option(snapshot, { nil: undefined }), snapshot, (received, before, after) => {
        const awaited = new AwaitedPurges();
        for (const transaction of received) awaited.receive(transaction, before);
        const missing = received.filter((one) => !(before && isVisible(before, one)) && !isVisible(after, one));
        expect(awaited.areShown(after)).toBe(missing.length === 0);
      }),
    );
  });

  it('is every purge ever received, after it was away: a server that crashed may show less than before', () => {
    const awaited = new AwaitedPurges();
    awaited.receive(50, shown('60:60:'));
    expect(awaited.areShown(shown('60:60:'))).toBe(true);
    awaited.startOver();
    expect(awaited.areShown(shown('50:60:50'))).toBe(false);
    expect(awaited.areShown(shown('51:51:'))).toBe(true);
  });

  it('is what a look at the primary finds over, when a purge has no number', () => {
    const awaited = new AwaitedPurges();
    awaited.receive(undefined, shown('60:60:'));
    expect(awaited.areShown(shown('900:900:'))).toBe(false);
    awaited.advance(70);
    expect(awaited.areShown(shown('69:80:69'))).toBe(false);
    expect(awaited.areShown(shown('70:80:75'))).toBe(true);
  });

  it('is still all of them when they are too many to be remembered one by one', () => {
    const awaited = new AwaitedPurges();
    for (let transaction = 1; transaction <= 3000; transaction += 1) awaited.receive(transaction, undefined);
    expect(awaited.areShown(shown('3000:3001:3000'))).toBe(false);
    expect(awaited.areShown(shown('3001:3001:'))).toBe(true);
  });
});
