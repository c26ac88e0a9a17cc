import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as drawings from './drawings.tsx';

const root = join(import.meta.dirname, '..');

it('every drawing is its own and hidden from those who listen', () => {
  const drawn = Object.values(drawings).map((Drawing) => renderToStaticMarkup(<Drawing />));
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const html of drawn) expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/);
});

it('no two kinds of list share the drawing of their emptiness', () => {
  const screens = globSync('screens/**/*.tsx', { cwd: root });
  const used = screens.flatMap((file) => {
    const names = readFileSync(join(root, file), 'utf8').match(/Drawing=\{\w+\}|<\w+Drawing \/>/g) ?? [];
    return names.map((name) => ({ name: name.replace(/Drawing=\{|[<}/\s>]/g, ''), file }));
  });
  const byName = Map.groupBy(used, ({ name }) => name);
  // One list and all lists are one kind; an empty search and a rebate without products both found nothing.
  byName.delete('NotebookDrawing');
  byName.delete('MapDrawing');
  for (const [name, places] of byName) expect(places, name).toHaveLength(1);
  expect(byName.size + 2).toBe(Object.keys(drawings).length);
});
