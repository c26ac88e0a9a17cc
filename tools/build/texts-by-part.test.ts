import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, createLogger } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsByPart } from './texts-by-part.ts';

const TEXTS = `const suffix = '!';
export const textsOfPage = {
  title: 'Tytuł' + suffix,
  ź: 'Źdźbło',
  $x: 'Dolar',
  foot: { note: 'Stopka' },
  unsaid: 'Niewypowiedziane',
  listed: () => Object.keys(textsOfPage).join(),
};`;

let root = '';
beforeAll(() => {
  // Named as one of our folders: only what lies in the root's own folders is ours.
  root = path.join(mkdtempSync(path.join(tmpdir(), 'parts-')), 'app');
  for (const folder of ['app', 'texts', 'foreign']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'texts/page.ts'), TEXTS);
});
afterAll(() => rmSync(path.dirname(root), { recursive: true }));

/** Bundles a module for browsers; `said` is what the bundle exports under that name. */
async function bundle(file: string, code: string) {
  const input = path.join(root, file);
  writeFileSync(input, code);
  const warnings: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (message: string) => warnings.push(message) };
  const built = await build({
    root,
    configFile: false,
    plugins: [textsByPart(root)],
    customLogger,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: input, formats: ['es'] } },
  });
  const [output] = [built].flat();
  const text = output && 'output' in output ? output.output[0].code : '';
  const { said } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  return { text, said, warnings };
}

it('gives a module the parts it says, and nothing more', async () => {
  const { text, said, warnings } = await bundle(
    'app/page.ts',
    `import { textsOfPage as t } from '../texts/page.ts';
    const { foot: { note }, $x: dollar } = t;
    export const said: string[] = [t.title, t.ź, note, dollar];`,
  );
  expect(said).toEqual(['Tytuł!', 'Źdźbło', 'Stopka', 'Dolar']);
  expect(text).not.toContain('Niewypowiedziane');
  expect(warnings).toEqual([]);
});

it('warns of a part that brings the whole with it', async () => {
  const { said, warnings } = await bundle(
    'app/list.ts',
    `import { textsOfPage } from '../texts/page.ts';
    export const said = textsOfPage.listed();`,
  );
  expect(said).toBe('title,ź,$x,foot,unsaid,listed');
  expect(warnings).toEqual([expect.stringContaining('textsOfPage.listed')]);
});

it('leaves modules that are not ours alone', async () => {
  const { text } = await bundle(
    'foreign/index.ts',
    `import { textsOfPage } from '../texts/page.ts';
    export const said = textsOfPage.title;`,
  );
  expect(text).toContain('Niewypowiedziane');
});
