import { expect, it } from 'vitest';
import {
  detectFileType,
  EXTENSIONS,
  fileAddress,
  fileEnding,
  isDisguised,
  mediaType,
  shortenFileName,
  uploadHeaders,
} from './file-type.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))));

it.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png'],
  ['a WebP', bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 '), 'image/webp'],
  ['a GIF', bytes('GIF89a'), 'image/gif'],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['a film', bytes(0, 0, 0, 24, 'ftypisom'), 'video/mp4'],
  ['a film of a camera', bytes(0, 0, 0, 24, 'ftypmp42'), 'video/mp4'],
  ['a photo of a telephone', bytes(0, 0, 0, 24, 'ftypheic'), null],
  ['a film for the web', bytes(0x1a, 0x45, 0xdf, 0xa3), 'video/webm'],
  ['a sound with a title', bytes('ID3', 3), 'audio/mpeg'],
  ['a sound', bytes(0xff, 0xfb, 0x90), 'audio/mpeg'],
  ['an Ogg', bytes('OggS'), 'audio/ogg'],
  ['a Wave', bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt '), 'audio/wav'],
  ['a page', bytes('<!doctype html>'), null],
  ['an SVG with scripts', bytes('<svg xmlns='), null],
  ['nothing', bytes(), null],
])('%s is known by its content', (_, content, type) => {
  expect(detectFileType(content)).toBe(type);
});

it.each([
  ['zdjęcie.jpg', 'image/jpeg', false],
  // A picture with the ending of another picture format is harmless.
  ['zdjęcie.JPEG', 'image/png', false],
  ['obraz.webp ', 'image/gif', false],
  ['umowa.pdf', 'application/pdf', false],
  ['bez-końcówki', 'application/pdf', false],
  ['umowa.pdf.txt', 'image/png', false],
  ['zdjęcie.png.txt', 'application/pdf', false],
  ['zdjęcie.png', 'application/pdf', true],
  ['UMOWA.PDF', 'image/jpeg', true],
  ['umowa.pdf ', 'image/webp', true],
  ['umowa.pdf.jpg', 'application/pdf', true],
  ['film.mp4', 'video/webm', false],
  ['film.mp4', 'audio/mpeg', true],
  ['nagranie.mp3', 'image/jpeg', true],
] as const)('%s that is %s: disguised is %s', (name, type, disguised) => {
  expect(isDisguised(name, type)).toBe(disguised);
});

it.each([
  ['demo/pliki/hamak.webm', 'video/webm'],
  ['INSTRUKCJA.PDF', 'application/pdf'],
  ['a.mp4', 'video/mp4'],
  ['a.mp3', 'audio/mpeg'],
  ['a.ogg', 'audio/ogg'],
  ['a.wav', 'audio/wav'],
  ['a.zip', 'application/zip'],
  ['a.gpx', 'application/gpx+xml'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.constructor', undefined],
  ['strona.html', undefined],
  ['skrypt.js', undefined],
  ['pdf', undefined],
  ['', undefined],
])('the file %s is given away as %s', (file, type) => {
  expect(mediaType(file)).toBe(type);
});

it('reads the ending of a name and writes an address that survives any name', () => {
  expect(fileEnding('a.b/Karta Gwarancyjna.Pdf')).toBe('pdf');
  expect(fileEnding('karta')).toBe('');
  expect(Object.values(EXTENSIONS)).toEqual(['jpg', 'png', 'webp', 'gif', 'pdf', 'mp4', 'webm', 'mp3', 'ogg', 'wav']);
  expect(fileAddress('demo/karta żółta #1.pdf')).toBe('/plik/demo/karta%20%C5%BC%C3%B3%C5%82ta%20%231.pdf');
});

it('S9.72 shows 25 characters in full and shortens 26', () => {
  const longestName = `${'a'.repeat(21)}.jpg`;
  expect(longestName).toHaveLength(25);
  expect(shortenFileName(longestName)).toBe(longestName);
  expect(shortenFileName(`${'a'.repeat(22)}.jpg`)).toBe(`${'a'.repeat(15)}…${'a'.repeat(5)}.jpg`);
});

it('S9.72 keeps the ending and does not split surrogate pairs', () => {
  const short = shortenFileName('zdjęcie-pękniętej-podeszwy-prawego-buta.jpeg');
  expect(short).toBe('zdjęcie-pęknięt…uta.jpeg'.replace('uta', 'buta'));
  expect(Array.from(short)).toHaveLength(25);
  expect(shortenFileName('🥾'.repeat(30))).toBe(`${'🥾'.repeat(15)}…${'🥾'.repeat(9)}`);
});

it('nothing in an uploaded file may run, and no cache stores a private one', () => {
  const guarded = {
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  expect(uploadHeaders({ type: 'image/png', originalName: 'but żółty.png', isPublic: true })).toEqual({
    ...guarded,
    'Content-Type': 'image/png',
    'Content-Disposition': "inline; filename*=UTF-8''but%20%C5%BC%C3%B3%C5%82ty.png",
    'Cache-Control': 'public, max-age=86400',
  });
  expect(uploadHeaders({ type: 'application/pdf', originalName: 'a.pdf', isPublic: false })).toEqual({
    ...guarded,
    'Content-Type': 'application/pdf',
    'Content-Disposition': "attachment; filename*=UTF-8''a.pdf",
    'Cache-Control': 'private, no-store',
  });
});
