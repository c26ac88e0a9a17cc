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

/** Keys that no code names, because they come from data: units of the catalogue, columns of an export, what a form sent, what the log of changes holds. */
const FROM_DATA =
  /^modules\/(?:catalogue\/availability\/texts\/units|customers\/personal-data\/texts\/export|back-office\/audit-log\/texts\/panel)\.ts$|^modules\/after-sale\/returns\/texts\/products\.ts quality$/;

/**
 * Texts of a group that nothing asks for (knip finds exported ones): their name is written neither in a file that imports
 * theirs, nor as a member in their own, nor as a code anywhere. A name that happens to be used otherwise hides an unused text; a finding is always right.
 */
export function findUnusedTexts(texts: readonly Source[], sources: readonly Source[]): Finding[] {
  const codes = new Set(
    sources.flatMap(({ file, text }) => {
      if (isText(file)) return [];
      return isRule(file) ? wordsOf(text) : Array.from(text.matchAll(QUOTED), ([, code]) => code);
    }),
  );
  const imported = sources.map((source) => ({ source, files: importedFiles(source) }));
  return texts.flatMap(({ file, text }) => {
    const importers = imported.flatMap(({ source, files }) =>
      source.file !== file && files.has(file) ? [source] : [],
    );
    const asked = new Set(importers.flatMap((source) => wordsOf(source.text)));
    return Array.from(text.matchAll(KEY)).flatMap(({ 1: key = '', index }) => {
      const isUsed = asked.has(key) || codes.has(key) || text.includes(`.${key}`);
      if (isUsed || FROM_DATA.test(file) || FROM_DATA.test(`${file} ${key}`)) return [];
      return [{ place: `${file}:${lineAt(text, index + 1)}`, problem: `nothing uses the text "${key}"` }];
    });
  });
}

export const isText = (file: string) => /^(?:modules\/[\w-]+|platform)\/[\w-]+\/texts\//.test(file);
const isRule = (file: string) => /^(?:modules\/[\w-]+|platform)\/[\w-]+\/rules\//.test(file);

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The files that a source imports. */
function importedFiles({ file, text }: Source): Set<string> {
  return new Set(
    Array.from(text.matchAll(/'([#.][^'\n]+)'/g), ([, specifier = '']) =>
      specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier),
    ),
  );
}
