import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CarriedOutcome, LINE_CODES, outcomeTone, parseOutcomeNote, writeOutcomeNote } from './line-outcome.ts';

it('tells done, done differently and not done apart', () => {
  const toned = (tone: string) => LINE_CODES.filter((code) => outcomeTone(code) === tone);
  expect(toned('success')).toEqual([
    'added',
    'changed',
    'removed',
    'kept',
    'favourite-added',
    'favourite-kept',
    'gift-chosen',
    'gift-resigned',
    'file-added',
    'file-removed',
  ]);
  expect(toned('warning')).toEqual(['raised', 'lowered', 'comment-cut']);
});

const outcome = fc.record<CarriedOutcome>(
  {
    code: fc.constantFrom(...LINE_CODES.filter((code) => code !== 'kept')),
    productId: fc.nat(),
    size: fc.stringMatching(/^[\w-]{1,8}$/),
    quantity: fc.nat(100_000).map((thousandths) => thousandths / 1000),
    limit: fc.nat(999),
  },
  { requiredKeys: ['code', 'productId', 'size', 'quantity'] },
);

describe('note of outcomes', () => {
  it('comes back as it was written, in characters a cookie may hold', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 20 }), (outcomes) => {
        const note = writeOutcomeNote(outcomes);
        expect(note).toMatch(/^[\w.:|-]*$/);
        expect(parseOutcomeNote(note)).toEqual(outcomes);
      }),
    );
  });

  it('leaves out what did not change and sizes with odd characters', () => {
    const kept = { code: 'kept', productId: 1, size: 'M', quantity: 1 } as const;
    const odd = { code: 'added', productId: 2, size: 'a;b|c', quantity: 1 } as const;
    expect(parseOutcomeNote(writeOutcomeNote([kept, odd]))).toEqual([{ ...odd, size: '' }]);
  });

  it.each([undefined, null, '', 'x', 'added', 'added:1', 'hacked:1:M:1:', 'added:-1:M:1:', 'added:1:<b>:1:', '|||:::'])(
    'reads nothing from %s',
    (text) => expect(parseOutcomeNote(text)).toEqual([]),
  );

  it('never fails on a forged cookie', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseOutcomeNote(text))));
  });
});
