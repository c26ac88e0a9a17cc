import { expect, it } from 'vitest';
import { checkAttachments } from './check-attachments.ts';

const limits = { most: 2, maxBytes: 100, allBytes: 150 };
const file = (size: number, name = 'a.jpg') => ({ name, type: '', size });

it.each([
  ['none', [], { kind: 'ok' }],
  ['as many and as large as allowed', [file(100), file(50)], { kind: 'ok' }],
  ['one too many', [file(1), file(1), file(1)], { kind: 'too-many', most: 2 }],
  ['one too large', [file(1), file(101, 'b.jpg')], { kind: 'too-large', name: 'b.jpg', maxBytes: 100 }],
  ['a program', [file(1, 'b.exe')], { kind: 'blocked', name: 'b.exe' }],
  ['too large together', [file(100), file(51)], { kind: 'together-too-large', maxBytes: 150 }],
])('%s', (_, files, verdict) => {
  expect(checkAttachments(files, limits)).toEqual(verdict);
});
