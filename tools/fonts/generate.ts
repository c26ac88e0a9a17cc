import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { findCharacters } from './find-characters.ts';

/**
 * Cuts the fonts down to what a Polish shop writes: `node tools/fonts/generate.ts`, after a change of `platform/ui/fonts.css` or of the packages.
 * Which letters a file holds is what the style sheet says of it; other characters come from the complete files of the packages.
 */
const SOURCES: Record<string, { from: string; weights: { min: number; max: number } }> = {
  'figtree-polish': { from: 'figtree/files/figtree-latin-wght-normal', weights: { min: 400, max: 700 } },
  'figtree-polish-ext': { from: 'figtree/files/figtree-latin-ext-wght-normal', weights: { min: 400, max: 700 } },
  'bricolage-polish': {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal',
    weights: { min: 600, max: 800 },
  },
  'bricolage-polish-ext': {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal',
    weights: { min: 600, max: 800 },
  },
};

const root = path.join(import.meta.dirname, '../..');
const styles = await readFile(path.join(root, 'platform/ui/fonts.css'), 'utf8');

for (const [name, { from, weights }] of Object.entries(SOURCES)) {
  const complete = await readFile(path.join(root, 'node_modules/@fontsource-variable', `${from}.woff2`));
  const letters = findCharacters(styles, name).map((code) => String.fromCodePoint(code));
  const cut = await subsetFont(complete, letters.join(''), { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(path.join(root, 'platform/ui/fonts', `${name}.woff2`), cut);
  console.log(`${name}: ${complete.length} → ${cut.length} bytes`);
}
