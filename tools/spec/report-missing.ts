export type SpecReport = { lines: string[]; missing: number };

/** Requirements that no test title names, by capability in the order of the document. */
export function reportMissing(requirements: Requirement[], proven: Set<string>, where: string[]): SpecReport {
  const capabilities = [...new Set(requirements.map((requirement) => requirement.where))];
  const unknown = where.filter((name) => !capabilities.includes(name));
  if (unknown.length > 0) throw new Error(`no capability ${unknown.join(', ')}; there are ${capabilities.join(', ')}`);
  const chosen = where.length > 0 ? where : capabilities;
  const lines: string[] = [];
  let missing = 0;
  let total = 0;
  for (const capability of chosen) {
    const rows = requirements.filter((requirement) => requirement.where === capability);
    const open = rows.filter((requirement) => !proven.has(requirement.id));
    missing += open.length;
    total += rows.length;
    if (open.length === 0) continue;
    lines.push(`${capability}: ${open.length} of ${rows.length} named by no test`);
    for (const requirement of open) lines.push(`  ${requirement.id}  ${requirement.text}`);
    lines.push('');
  }
  lines.push(`${total - missing} of ${total} requirements are named by a test, ${missing} are not.`);
  return { lines, missing };
}

type TitledTest = { file: string; title: string };
type SpecMatch = { proven: Set<string>; errors: string[] };

const idPattern = /\b(?:S\d+|[XO])\.\d+\b/g;
const rangePattern = /\b(?:S\d+|[XO])\.\d+\s*(?:–|—|-|\.\.+|…)\s*(?:S\d+\.|[XO]\.)?\d+\b/g;

/** Which requirements the titles name. Ranges hide which ids a test proves, and an unknown id is a typing mistake: both are errors. */
export function matchTitles(requirements: Requirement[], tests: TitledTest[]): SpecMatch {
  const ids = new Set(requirements.map((requirement) => requirement.id));
  const proven = new Set<string>();
  const errors: string[] = [];
  for (const { file, title } of tests) {
    for (const [range] of title.matchAll(rangePattern)) {
      errors.push(`${file}: "${title}" names the range ${range}; write every id out`);
    }
    for (const [id] of title.replace(rangePattern, '').matchAll(idPattern)) {
      if (ids.has(id)) proven.add(id);
      else errors.push(`${file}: "${title}" names ${id}, which is not in docs/requirements.md`);
    }
  }
  return { proven, errors };
}

type Requirement = { id: string; text: string; where: string };

/** Reads the tables of docs/requirements.md. A row that cannot be read is an error: a lost row would be a lost promise. */
export function parseRequirements(markdown: string): Requirement[] {
  const requirements: Requirement[] = [];
  const visited = new Set<string>();
  for (const line of markdown.split('\n')) {
    if (!/^\|\s*(S\d|[XO]\.)/.test(line)) continue;
    const cells = line.split('|').map((cell) => cell.trim());
    const [, id = '', text = '', where = ''] = cells;
    if (cells.length !== 6 || !/^(S\d+|[XO])\.\d{2,}$/.test(id) || text === '' || !/^[a-z-]+$/.test(where)) {
      throw new Error(`docs/requirements.md: cannot read the row "${line}"`);
    }
    if (visited.has(id)) throw new Error(`docs/requirements.md: ${id} is there twice`);
    visited.add(id);
    requirements.push({ id, text, where });
  }
  if (requirements.length === 0) throw new Error('docs/requirements.md: no requirement found');
  return requirements;
}
