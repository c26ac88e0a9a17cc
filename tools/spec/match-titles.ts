import type { Requirement } from './read-requirements.ts';

export type TitledTest = { file: string; title: string };
export type SpecMatch = { proven: Set<string>; errors: string[] };

const idPattern = /\b(?:S\d+|[XO])\.\d+\b/g;
const rangePattern = /\b(?:S\d+|[XO])\.\d+\s*(?:–|—|-|\.\.+|…)\s*(?:S\d+\.|[XO]\.)?\d+\b/g;

/** Which requirements the titles name. Ranges hide which ids a test proves, and an unknown id is a typing mistake: both are errors. */
export function matchTitles(requirements: Requirement[], tests: TitledTest[]): SpecMatch {
  const known = new Set(requirements.map((requirement) => requirement.id));
  const proven = new Set<string>();
  const errors: string[] = [];
  for (const { file, title } of tests) {
    for (const [range] of title.matchAll(rangePattern)) {
      errors.push(`${file}: "${title}" names the range ${range}; write every id out`);
    }
    for (const [id] of title.replace(rangePattern, '').matchAll(idPattern)) {
      if (known.has(id)) proven.add(id);
      else errors.push(`${file}: "${title}" names ${id}, which is not in docs/requirements.md`);
    }
  }
  return { proven, errors };
}
