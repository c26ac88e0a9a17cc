import path from 'node:path';
import { type Finding, lineAt } from './finding.ts';
import { ALLOWED_WORDS, PRIVATE_WORDS } from './private-words.ts';

/** Hits by file that existed before the check. The numbers may only fall. */
export type OpenWords = Readonly<Record<string, number>>;

type Range = { start: number; end: number };

/** Words of the list in the path and the text of a file. */
export function findPrivateWords(file: string, text: string): Finding[] {
  if (ALLOWED_WORDS.some(({ files, text }) => files !== undefined && !text && path.posix.matchesGlob(file, files))) {
    return [];
  }
  return [
    ...listHits(file, file).map(({ problem }) => ({ place: file, problem })),
    ...listHits(file, text).map(({ offset, problem }) => ({ place: `${file}:${lineAt(text, offset)}`, problem })),
  ];
}

function listHits(file: string, text: string): { offset: number; problem: string }[] {
  const allowed = allowedRanges(file, text);
  return PRIVATE_WORDS.flatMap(({ pattern, replacement }) =>
    [...text.matchAll(pattern)]
      .map((match) => ({ offset: match.index, end: match.index + match[0].length, word: match[0].trim() }))
      .filter(({ offset, end }) => !allowed.some((range) => offset < range.end && end > range.start))
      .map(({ offset, word }) => ({ offset, problem: `“${word}”: ${replacement}` })),
  ).sort((a, b) => a.offset - b.offset);
}

function allowedRanges(file: string, text: string): Range[] {
  return ALLOWED_WORDS.filter(({ files }) => files === undefined || path.posix.matchesGlob(file, files)).flatMap(
    (allowed) =>
      allowed.text
        ? [...text.matchAll(allowed.text)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
        : [],
  );
}

/** Compares the findings of each file with the list of open ones: more is an error, and so is a list that is too long. */
export function compareWithOpenWords(found: ReadonlyMap<string, Finding[]>, open: OpenWords): Finding[] {
  const files = new Set([...found.keys(), ...Object.keys(open)]);
  return [...files].sort().flatMap((file) => {
    const findings = found.get(file) ?? [];
    const listed = open[file] ?? 0;
    if (findings.length > listed) {
      return [{ place: file, problem: `${findings.length} private words, ${listed} are listed` }, ...findings];
    }
    return findings.length < listed
      ? [
          {
            place: file,
            problem: `${findings.length} private words, ${listed} are listed: run npm run words -- --write`,
          },
        ]
      : [];
  });
}

export type ShortenedList = { ok: true; open: OpenWords } | { ok: false; grown: string[] };

/** The list for today's findings. A file may only lose hits; a new path may take over the hits of paths that are gone. */
export function shortenOpenWords(
  counts: ReadonlyMap<string, number>,
  open: OpenWords,
  exists: (file: string) => boolean,
): ShortenedList {
  const hits = [...counts].filter(([, count]) => count > 0);
  const grown = hits.filter(([file, count]) => file in open && count > (open[file] ?? 0)).map(([file]) => file);
  const added = hits.filter(([file]) => !(file in open));
  const released = sum(Object.entries(open).filter(([file]) => !exists(file)));
  if (sum(added) > released) grown.push(...added.map(([file]) => file));
  if (grown.length > 0) return { ok: false, grown };
  return { ok: true, open: Object.fromEntries(hits.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function sum(entries: readonly (readonly [string, number])[]): number {
  return entries.reduce((total, [, count]) => total + count, 0);
}
