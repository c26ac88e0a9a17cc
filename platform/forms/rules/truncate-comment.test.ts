import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMMENT_LENGTH, truncateComment } from './truncate-comment.ts';

it('S9.48 character 256 is not kept', () => {
  expect(truncateComment('a'.repeat(255))).toEqual({ text: 'a'.repeat(255), truncated: false });
  expect(truncateComment(`${'a'.repeat(255)}b`)).toEqual({ text: 'a'.repeat(255), truncated: true });
});

it('S5.25 of 300 characters 255 remain', () => {
  const { text, truncated } = truncateComment('ż'.repeat(300));
  expect(Array.from(text)).toHaveLength(255);
  expect(truncated).toBe(true);
});

it('counts a line break once, as the shopper sees it', () => {
  const typed = 'a\r\n'.repeat(127);
  expect(truncateComment(typed)).toEqual({ text: 'a\n'.repeat(127), truncated: false });
});

it('a carriage return alone is a line break too', () => {
  expect(truncateComment('a\rb').text).toBe('a\nb');
});

it('never cuts a character in half and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (comment) => {
      const { text } = truncateComment(comment);
      expect(Array.from(text).length).toBeLessThanOrEqual(COMMENT_LENGTH);
      expect(truncateComment(text)).toEqual({ text, truncated: false });
    }),
  );
});
