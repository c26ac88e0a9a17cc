import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import documentStyles from '#storefront/documents.css?inline';
import allStyles from '#storefront/styles.css?inline';
import { parseImports } from '../modules/find-import-problems.ts';
import { importTarget } from '../modules/judge-import.ts';
import { isDocumentScreen, repositoryRoot, sourceFiles } from '../source/source-files.ts';

const textOf = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** The shell around ordering; no public document is enclosed. */
const AROUND_ORDERING = ['storefront/shell/enclosed-header.tsx', 'storefront/shell/enclosed-footer.tsx'];

/** Everything a public document may render, at once or on a tap: its screen, the shell, islands and windows. */
function renderedByDocuments(): string[] {
  const screens = sourceFiles(['{modules,storefront}/**/*route.tsx']).filter(isDocumentScreen);
  const waiting = [
    ...screens,
    'storefront/root.tsx',
    'storefront/islands.server.tsx',
    'storefront/windows.client.ts',
    'storefront/parts.client.ts',
  ];
  const visited = new Set(AROUND_ORDERING);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    for (const specifier of parseImports(file, textOf(file))) {
      const to = importTarget(file, specifier);
      if (
        'file' in to &&
        /^(?:modules\/[\w-]+\/[\w-]+\/storefront|platform\/(?:[\w-]+\/storefront|ui)|storefront)\/.*\.tsx?$/.test(
          to.file,
        ) &&
        !to.file.includes('+types')
      )
        waiting.push(to.file);
    }
  }
  return [...visited];
}

function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

it('the styles that come with a public document know every class it may use', () => {
  const classes = classesOf(documentStyles);
  const missing = [...classesOf(allStyles)].filter((name) => !classes.has(name));
  expect(missing, 'the classes of screens behind forms stay out').toContain('max-w-3xl');
  const used = renderedByDocuments().flatMap((file) => {
    const words = new Set(textOf(file).split(/[\s'"`]+/));
    return missing.filter((name) => words.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(used).toEqual([]);
});

it('no rule has all of a public document matched anew when a word of it changes', () => {
  const whereScriptsRun = documentStyles.replaceAll(/@media \(scripting: ?none\)[^{]*\{[^{}]*\{[^{}]*\}\s*\}/g, '');
  const selectors = whereScriptsRun.match(/[^{};]*:has\([^{};]*(?=\{)/g) ?? [];
  // All changes are inside the body, and such a rule may apply anywhere in it.
  const costly = selectors.filter((selector) => /\b(?:html|body):has\(|:has\(.*\) \*\)/.test(selector));
  expect(costly.map((selector) => selector.trim())).toEqual([]);
});
