import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComplaintFacts, type ComplaintMoney, leftForComplaint, paidForGivenUp } from './complaint-money.ts';
import { lineRefund } from './refund-amount.ts';

const LINE = 1;
const OTHER = 2;

interface Case {
  bought?: number;
  complained: number;
  paid: number;
  givenUp: number;
}

/** One line of pieces that cost 100 zł each, with one complaint about it. */
const facts = ({ bought = 3, complained, paid, givenUp }: Case): ComplaintFacts => ({
  lines: [{ lineId: LINE, bought, paid: bought * 10_000 }],
  complaints: [{ id: 1, pieces: [{ lineId: LINE, quantity: complained }], paid }],
  givenUp: [{ lineId: LINE, quantity: givenUp }],
});

describe('money that a complaint shares with a withdrawal or return', () => {
  it.each([
    ['nothing is given up', { complained: 3, paid: 3_000, givenUp: 0 }, 0, 27_000, false],
    ['the complaint was not paid', { complained: 3, paid: 0, givenUp: 3 }, 0, 0, true],
    ['all its pieces are given up', { complained: 3, paid: 3_000, givenUp: 3 }, 3_000, 0, true],
    ['only other pieces are given up', { complained: 1, paid: 4_000, givenUp: 2 }, 0, 6_000, false],
    ['one of its pieces is given up', { complained: 3, paid: 3_000, givenUp: 1 }, 0, 17_000, true],
    ['it paid more than the kept pieces cost', { complained: 3, paid: 25_000, givenUp: 1 }, 5_000, 0, true],
    ['it paid the whole price', { complained: 3, paid: 30_000, givenUp: 3 }, 30_000, 0, true],
    ['it paid beyond the price', { complained: 1, paid: 12_000, givenUp: 3 }, 10_000, 0, true],
  ] as const)('S1.11 %s', (_what, given, taken, left, isShared) => {
    expect(paidForGivenUp(facts(given))).toBe(taken);
    expect(leftForComplaint(facts(given), 1)).toEqual({ left, isShared });
  });

  it('S1.11 counts the money of a complaint about two lines for the line that is kept', () => {
    const lines = [LINE, OTHER].map((lineId) => ({ lineId, bought: 1, paid: 10_000 }));
    const pieces = [LINE, OTHER].map((lineId) => ({ lineId, quantity: 1 }));
    const of = (paid: number, ...givenUp: number[]) => ({
      lines,
      complaints: [{ id: 1, pieces, paid }],
      givenUp: givenUp.map((lineId) => ({ lineId, quantity: 1 })),
    });
    expect(paidForGivenUp(of(6_000, LINE))).toBe(0);
    expect(leftForComplaint(of(6_000, LINE), 1)).toEqual({ left: 4_000, isShared: true });
    expect(paidForGivenUp(of(13_000, LINE))).toBe(3_000);
    expect(paidForGivenUp(of(13_000, LINE, OTHER))).toBe(13_000);
  });

  it('S1.11 leaves nothing for a complaint that is not known', () => {
    expect(leftForComplaint(facts({ complained: 1, paid: 0, givenUp: 0 }), 2)).toEqual({ left: 0, isShared: false });
  });

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('complain' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('pay' as const), which: fc.nat(3), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('give-up' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constantFrom('decide' as const, 'cancel' as const, 'refuse' as const), which: fc.nat(3) }),
  );

  it('S1.11 in whatever order they come and go, all together pay the price once and never more', () => {
    const price = fc.integer({ min: 1, max: 50_000 });
    const many = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(price, many, fc.array(step, { maxLength: 16 }), (paid, bought, steps) => {
        const line = new Line(bought, paid);
        for (const one of steps) {
          line.take(one);
          expect(line.back).toBeLessThanOrEqual(paid);
          expect(line.back).toBe(line.due);
        }
        line.giveUp(line.kept);
        while (line.open.length > 0) line.decide(0);
        expect(line.back).toBe(paid);
      }),
      { numRuns: 500 },
    );
  });
});

type Step =
  | { kind: 'complain' | 'give-up'; quantity: number }
  | { kind: 'pay'; which: number; percent: number }
  | { kind: 'decide' | 'cancel' | 'refuse'; which: number };

/** A line of an order with the money that went back for it. */
class Line {
  back = 0;
  kept: number;
  /** How many pieces each return holds whose refund is not decided. */
  open: number[] = [];
  #decided = 0;
  #complaints: ComplaintMoney[] = [];
  readonly #bought: number;
  readonly #paid: number;

  constructor(bought: number, paid: number) {
    this.#bought = bought;
    this.kept = bought;
    this.#paid = paid;
  }

  take(step: Step) {
    switch (step.kind) {
      case 'complain':
        return this.complain(step.quantity);
      case 'give-up':
        return this.giveUp(step.quantity);
      case 'pay':
        return this.pay(step.which, step.percent);
      case 'decide':
        return this.decide(step.which);
      default:
        return this.release(step.which);
    }
  }

  /** For the pieces whose refund is decided, and of complaints. */
  get due(): number {
    const worth = lineRefund({ paid: this.#paid, bought: this.#bought, before: 0, quantity: this.#decided });
    const byComplaints = this.#complaints.reduce((sum, { paid }) => sum + paid, 0);
    return worth - paidForGivenUp(this.#facts(this.#decided)) + byComplaints;
  }

  #facts(givenUp: number): ComplaintFacts {
    const lines = [{ lineId: LINE, bought: this.#bought, paid: this.#paid }];
    return { lines, complaints: this.#complaints, givenUp: [{ lineId: LINE, quantity: givenUp }] };
  }

  complain(quantity: number) {
    const held = this.#complaints.reduce((sum, { pieces }) => sum + (pieces[0]?.quantity ?? 0), 0);
    if (quantity > this.kept - held) return;
    const pieces = [{ lineId: LINE, quantity }];
    this.#complaints = [...this.#complaints, { id: this.#complaints.length + 1, pieces, paid: 0 }];
  }

  giveUp(quantity: number) {
    if (quantity === 0 || quantity > this.kept) return;
    this.open = [...this.open, quantity];
    this.kept -= quantity;
  }

  decide(which: number) {
    const quantity = this.#close(which);
    const before = this.#decided;
    const worth = lineRefund({ paid: this.#paid, bought: this.#bought, before, quantity });
    this.back += worth - paidForGivenUp(this.#facts(before + quantity)) + paidForGivenUp(this.#facts(before));
    this.#decided += quantity;
  }

  release(which: number) {
    this.kept += this.#close(which);
  }

  #close(which: number): number {
    const quantity = this.open[which] ?? 0;
    this.open = this.open.filter((_quantity, index) => index !== which);
    return quantity;
  }

  pay(id: number, percent: number) {
    const chosen = this.#complaints.find((one) => one.id === id);
    const amount = Math.floor((leftForComplaint(this.#facts(this.#bought - this.kept), id).left * percent) / 100);
    if (!chosen || amount === 0) return;
    this.back += amount;
    const now = { ...chosen, paid: chosen.paid + amount };
    const inPlace = this.#complaints.map((one) => (one.id === id ? now : one));
    const rest = this.#complaints.filter((one) => one.id !== id);
    // The first money of a complaint puts it after those that were paid before.
    const moved = [...rest.filter((one) => one.paid > 0), now, ...rest.filter((one) => one.paid === 0)];
    this.#complaints = chosen.paid > 0 ? inPlace : moved;
  }
}
