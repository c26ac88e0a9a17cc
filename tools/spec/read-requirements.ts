export type Requirement = { id: string; text: string; where: string };

/** Reads the tables of docs/requirements.md. A row that cannot be read is an error: a lost row would be a lost promise. */
export function readRequirements(markdown: string): Requirement[] {
  const requirements: Requirement[] = [];
  const seen = new Set<string>();
  for (const line of markdown.split('\n')) {
    if (!/^\|\s*(S\d|[XO]\.)/.test(line)) continue;
    const cells = line.split('|').map((cell) => cell.trim());
    const [, id = '', text = '', where = ''] = cells;
    if (cells.length !== 6 || !/^(S\d+|[XO])\.\d{2,}$/.test(id) || text === '' || !/^[a-z-]+$/.test(where)) {
      throw new Error(`docs/requirements.md: cannot read the row "${line}"`);
    }
    if (seen.has(id)) throw new Error(`docs/requirements.md: ${id} stands twice`);
    seen.add(id);
    requirements.push({ id, text, where });
  }
  if (requirements.length === 0) throw new Error('docs/requirements.md: no requirement found');
  return requirements;
}
