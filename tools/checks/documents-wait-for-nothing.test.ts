import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseImports } from '../borders/find-border-problems.ts';
import { importTarget } from '../borders/judge-import.ts';
import { isDocumentScreen, repositoryRoot, sourceFiles } from '../source/source-files.ts';

const textOf = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

function listImports(file: string): string[] {
  return parseImports(file, textOf(file))
    .map((specifier) => importTarget(file, specifier))
    .flatMap((to) => ('file' in to && /^app\/.*\.tsx?$/.test(to.file) && !to.file.includes('+types') ? [to.file] : []));
}

/** Islands are drawn with marks that tell what failed (app/draw-page.server.ts); plain text says nothing. */
it('nothing that a document draws as plain text has a <Suspense>, whose fallback would be kept in place of what failed', () => {
  const waiting = [
    ...sourceFiles(['app/screens/**/*route.tsx']).filter(isDocumentScreen),
    'app/features/shell/shell-frame.tsx',
    'app/islands.server.tsx',
  ];
  const seen = new Set(listImports('app/islands.client.ts'));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    expect(textOf(file), file).not.toMatch(/\b(?:Suspense|lazy)\b[^;]* from 'react'/);
    waiting.push(...listImports(file));
  }
  expect([...seen], 'cards and screens were looked at').toEqual(
    expect.arrayContaining([
      'app/features/selling/product-card/product-card.tsx',
      'app/screens/catalogue/product/product-screen.tsx',
    ]),
  );
});
