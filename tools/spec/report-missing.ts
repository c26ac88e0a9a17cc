import type { Requirement } from './read-requirements.ts';

export type SpecReport = { lines: string[]; missing: number };

/** Requirements nobody's title names, by capability in the order of the document. */
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
