type Fields<Name extends string> = Readonly<Record<Name, string | boolean>>;

export interface MergedEdits<Name extends string> {
  merged: Record<Name, string | boolean>;
  /** Changed elsewhere since the form was opened and not touched here: their newer values stay. */
  kept: Name[];
  /** Changed here and elsewhere to different values: the user must decide. */
  conflicts: Name[];
}

/** Two windows on the same data: each saves what was changed in it and nothing else. */
export function mergeEdits<Name extends string>(
  opened: Partial<Fields<NoInfer<Name>>>,
  current: Fields<NoInfer<Name>>,
  typed: Fields<Name>,
): MergedEdits<Name> {
  const result: MergedEdits<Name> = { merged: { ...typed }, kept: [], conflicts: [] };
  for (const name of Object.keys(typed) as Name[]) {
    const [before, now, value] = [opened[name], current[name], typed[name]];
    if (before === undefined || now === before || now === value) continue;
    if (value === before) {
      result.kept.push(name);
      result.merged[name] = now;
    } else result.conflicts.push(name);
  }
  return result;
}
