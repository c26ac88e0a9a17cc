import { expect, it } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

it.each([
  ['Jan@Example.PL ', 'jan@example.pl'],
  ['jan+7@example.pl', 'jan@example.pl'],
  ['j.an+sklep@gmail.com', 'jan@gmail.com'],
  ['j.a.n@googlemail.com', 'jan@gmail.com'],
  ['j.an@example.pl', 'j.an@example.pl'],
  ['nobody', 'nobody'],
  ['', ''],
])('X.43 %s is the mailbox %s', (typed, mailbox) => {
  expect(mailboxKey(typed)).toBe(mailbox);
});
