import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { findCharacters } from './find-characters.ts';

/** Signs that neither font has: the browser takes them from the system, or shows nothing for them. */
const WITHOUT_GLYPH = '\n→↶↷\u00ad\u2060';

const locate = (file: string) => path.join(repositoryRoot, file);
const styles = (range: string) => `@font-face { src: url("./fonts/a.woff2"); unicode-range: ${range}; }`;
const fontStyles = readFileSync(locate('platform/ui/fonts.css'), 'utf8');

it('a font holds the single letters and stretches that its face names', () => {
  expect(findCharacters(styles('U+41-43, U+0142'), 'a')).toEqual([0x41, 0x42, 0x43, 0x142]);
  expect(() => findCharacters(styles('U+4?'), 'a')).toThrow('U+4?');
  expect(() => findCharacters(styles('U+41'), 'b')).toThrow('what b holds');
});

it.each(['figtree-polish', 'figtree-polish-ext', 'bricolage-polish', 'bricolage-polish-ext'])(
  '%s has the letters that the style sheet says of it',
  (file) => {
    const font = create(readFileSync(locate(`platform/ui/fonts/${file}.woff2`)));
    if (!('characterSet' in font)) throw new Error('a collection of fonts');
    const missing = findCharacters(fontStyles, file).filter((letter) => !font.characterSet.includes(letter));
    expect(missing).toEqual([]);
  },
);

it.each(['figtree', 'bricolage'])('the small files of %s hold every letter of the shop’s own texts', (font) => {
  const held = ['polish', 'polish-ext'].flatMap((part) => findCharacters(fontStyles, `${font}-${part}`));
  const texts = sourceFiles(['texts/**/*.ts']).map((file) => readFileSync(locate(file), 'utf8'));
  const written = texts
    .join('')
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const missing = [...new Set(written)].filter(
    (letter) => !WITHOUT_GLYPH.includes(letter) && !held.includes(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});
