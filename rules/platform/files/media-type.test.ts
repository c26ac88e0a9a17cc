import { expect, it } from 'vitest';
import { fileAddress, fileEnding, mediaType } from './media-type.ts';

it.each([
  ['demo/pliki/hamak.webm', 'video/webm'],
  ['INSTRUKCJA.PDF', 'application/pdf'],
  ['strona.html', undefined],
  ['skrypt.js', undefined],
  ['pdf', undefined],
  ['', undefined],
])('the file %s is given away as %s', (file, type) => {
  expect(mediaType(file)).toBe(type);
});

it('reads the ending of a name and writes an address that survives any name', () => {
  expect(fileEnding('a.b/Karta Gwarancyjna.Pdf')).toBe('pdf');
  expect(fileAddress('demo/karta żółta #1.pdf')).toBe('/plik/demo/karta%20%C5%BC%C3%B3%C5%82ta%20%231.pdf');
});
