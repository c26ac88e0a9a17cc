import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BASKET_NOTE_COOKIE,
  basketNoteCookie,
  type CarriedOutcome,
  LINE_CODES,
  outcomeTone,
  parseOutcomeNote,
  writeOutcomeNote,
} from './line-outcome.ts';

it('distinguishes changes that were made, adjusted and refused', () => {
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
  expect(toned('error')).toHaveLength(LINE_CODES.length - toned('success').length - toned('warning').length);
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

  it('carries no more than a page shows', () => {
    const added = { code: 'added', productId: 1, size: 'M', quantity: 1 } as const;
    expect(writeOutcomeNote(Array.from({ length: 21 }, () => added)).split('|')).toHaveLength(20);
  });

  it('lives a minute where no script reads it, and an empty one ends at once', () => {
    expect(BASKET_NOTE_COOKIE).toBe('basket_note');
    const cookie = { name: 'basket_note', value: 'x', options: { maxAge: 60, httpOnly: true, sameSite: 'Lax' } };
    expect(basketNoteCookie('x')).toEqual(cookie);
    expect(basketNoteCookie('')).toEqual({ ...cookie, value: '', options: { ...cookie.options, maxAge: 0 } });
  });

  it('leaves out what did not change and sizes with odd characters', () => {
    const kept = { code: 'kept', productId: 1, size: 'M', quantity: 1 } as const;
    const odd = { code: 'added', productId: 2, size: 'a;b|c', quantity: 1 } as const;
    expect(parseOutcomeNote(writeOutcomeNote([kept, odd]))).toEqual([{ ...odd, size: '' }]);
  });

  it.each([
    undefined,
    null,
    '',
    'x',
    'added',
    'added:1',
    'hacked:1:M:1:',
    'added:-1:M:1:',
    'added:1:<b>:1:',
    '|||:::',
    'added:1:M:1x:',
    'added:1x:M:1:',
  ])('reads nothing from %s', (text) => expect(parseOutcomeNote(text)).toEqual([]));

  it('never fails on a forged cookie', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseOutcomeNote(text))));
  });
});
