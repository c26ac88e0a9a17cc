type Fields = Readonly<Record<string, string | boolean>>;

export interface MergedEdits {
  merged: Record<string, string | boolean>;
  /** Changed elsewhere since the form was opened and not touched here: their newer values stay. */
  kept: string[];
  /** Changed here and elsewhere, to different values: somebody must decide. */
  conflicts: string[];
}

/** Two windows on the same data: each saves what was changed in it and nothing else. */
export function mergeEdits(opened: Fields, current: Fields, typed: Fields): MergedEdits {
  const result: MergedEdits = { merged: { ...typed }, kept: [], conflicts: [] };
  for (const [name, value] of Object.entries(typed)) {
    const before = opened[name];
    const now = current[name];
    if (before === undefined || now === undefined || now === before || now === value) continue;
    if (value === before) {
      result.kept.push(name);
      result.merged[name] = now;
    } else result.conflicts.push(name);
  }
  return result;
}
