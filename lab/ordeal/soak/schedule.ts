export interface Share<Kind> {
  kind: Kind;
  /** Of a hundred visits. */
  percent: number;
}

/**
 * Which kind the nth visit is: every kind as evenly spread as its share allows, and the same in every run. Each kind earns its percent
 * with every visit, and whoever is owed most comes next.
 */
export function spreadKinds<Kind>(mix: readonly Share<Kind>[]): Kind[] {
  const owed = mix.map(() => 0);
  const total = mix.reduce((sum, { percent }) => sum + percent, 0);
  return Array.from({ length: total }, () => {
    for (const [place, { percent }] of mix.entries()) owed[place] = (owed[place] ?? 0) + percent;
    const next = owed.indexOf(Math.max(...owed));
    owed[next] = (owed[next] ?? 0) - total;
    const share = mix[next];
    if (!share) throw new Error('nothing to spread');
    return share.kind;
  });
}

/**
 * How many visits must have begun by now. Nobody waits for those before: a shop that is late is asked no less, as by people who know
 * nothing of each other.
 */
export function countDue(elapsedMs: number, perSecond: number): number {
  return Math.floor((elapsedMs * perSecond) / 1000) + 1;
}

/** When the nth visit (from 0) is due, in milliseconds from the beginning. */
export function dueAt(visit: number, perSecond: number): number {
  return (visit * 1000) / perSecond;
}
