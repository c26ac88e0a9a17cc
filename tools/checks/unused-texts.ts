import path from 'node:path';
import { type Finding, lineAt } from './finding.ts';

interface Source {
  file: string;
  text: string;
}

/** A member of a group: a name before a colon at the beginning of a line. Names with a hyphen are codes the shop answers. */
const KEY = /^[ \t]+([\w$]+):/gm;
const WORD = /[\w$]+/g;
const QUOTED = /'([\w$]+)'/g;

/** Keys nobody writes down, because they come from data: units of the catalogue, columns of an export, what a form sent, what the log of changes holds. */
const FROM_DATA =
  /^texts\/(?:platform\/units|personal-data|panel\/platform-audit)\.ts$|^texts\/after-sale\/returns-products\.ts quality$/;

/**
 * Texts of a group that nothing asks for (knip finds exported ones): their name is written neither in a file that imports
 * theirs, nor as a member in their own, nor as a code anywhere. A name that happens to be used otherwise hides an unused text; a finding is always right.
 */
export function findUnusedTexts(texts: readonly Source[], sources: readonly Source[]): Finding[] {
  const codes = new Set(
    sources.flatMap(({ file, text }) => {
      if (file.startsWith('texts/')) return [];
      return file.startsWith('rules/') ? wordsOf(text) : Array.from(text.matchAll(QUOTED), ([, code]) => code);
    }),
  );
  return texts.flatMap(({ file, text }) => {
    const importers = sources.filter((source) => source.file !== file && imports(source, file));
    const asked = new Set(importers.flatMap((source) => wordsOf(source.text)));
    return Array.from(text.matchAll(KEY)).flatMap(({ 1: key = '', index }) => {
      const isUsed = asked.has(key) || codes.has(key) || text.includes(`.${key}`);
      if (isUsed || FROM_DATA.test(file) || FROM_DATA.test(`${file} ${key}`)) return [];
      return [{ place: `${file}:${lineAt(text, index + 1)}`, problem: `nothing uses the text "${key}"` }];
    });
  });
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

function imports({ file, text }: Source, imported: string): boolean {
  if (text.includes(`'#${imported}'`)) return true;
  return file.startsWith('texts/') && text.includes(`/${path.posix.basename(imported)}'`);
}
