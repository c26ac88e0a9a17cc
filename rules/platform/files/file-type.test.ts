import { expect, it } from 'vitest';
import { detectFileType, isDisguised } from './file-type.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))));

it.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png'],
  ['a WebP', bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 '), 'image/webp'],
  ['a GIF', bytes('GIF89a'), 'image/gif'],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['a page', bytes('<!doctype html>'), null],
  ['a drawing with scripts', bytes('<svg xmlns='), null],
  ['nothing', bytes(), null],
])('%s is known by its content', (_, content, type) => {
  expect(detectFileType(content)).toBe(type);
});

it.each([
  ['zdjęcie.jpg', 'image/jpeg', false],
  // A picture under the name of another kind of picture is still found by whoever looks for a picture.
  ['zdjęcie.JPEG', 'image/png', false],
  ['obraz.webp ', 'image/gif', false],
  ['umowa.pdf', 'application/pdf', false],
  ['bez-końcówki', 'application/pdf', false],
  ['umowa.pdf.txt', 'image/png', false],
  ['zdjęcie.png', 'application/pdf', true],
  ['UMOWA.PDF', 'image/jpeg', true],
  ['umowa.pdf ', 'image/webp', true],
  ['umowa.pdf.jpg', 'application/pdf', true],
] as const)('%s that is %s: disguised is %s', (name, type, disguised) => {
  expect(isDisguised(name, type)).toBe(disguised);
});
