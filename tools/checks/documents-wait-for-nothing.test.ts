import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseImports } from '../modules/find-import-problems.ts';
import { importTarget } from '../modules/judge-import.ts';
import { isDocumentScreen, repositoryRoot, sourceFiles } from '../source/source-files.ts';

const textOf = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

function listImports(file: string): string[] {
  return parseImports(file, textOf(file))
    .map((specifier) => importTarget(file, specifier))
    .flatMap((to) =>
      'file' in to &&
      /^(?:modules\/[\w-]+\/[\w-]+\/storefront|platform\/(?:[\w-]+\/storefront|ui)|storefront)\/.*\.tsx?$/.test(
        to.file,
      ) &&
      !to.file.includes('+types')
        ? [to.file]
        : [],
    );
}

/** Islands are rendered with marks of failures (platform/shell/storefront/render-page.server.ts); plain text has none. */
it('no component that a document renders as plain text has a <Suspense>, whose fallback would be kept in place of what failed', () => {
  const waiting = [
    ...sourceFiles(['{modules,storefront}/**/*route.tsx']).filter(isDocumentScreen),
    'storefront/shell/shell-frame.tsx',
    'storefront/islands.server.tsx',
  ];
  const visited = new Set(listImports('storefront/islands.client.ts'));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    expect(textOf(file), file).not.toMatch(/\b(?:Suspense|lazy)\b[^;]* from 'react'/);
    waiting.push(...listImports(file));
  }
  expect([...visited], 'cards and screens were looked at').toEqual(
    expect.arrayContaining([
      'modules/catalogue/product-cards/storefront/product-card.tsx',
      'modules/catalogue/product-page/storefront/product-screen.tsx',
    ]),
  );
});
