import { expect, it } from 'vitest';
import { detectFileType } from './file-type.ts';

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
