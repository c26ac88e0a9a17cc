/** Something passes stages on its way; this is one of them. */
export interface Stage<S> {
  state: S;
  /** When it was reached; null of what is still to come, or was passed without a note. */
  at: Date | null;
  done: boolean;
  current: boolean;
}

/** Which stages are behind; the last of them is where it is now. */
export function markStages<S>(
  stages: readonly S[],
  isPassed: (stage: S) => boolean,
  reachedAt: (stage: S) => Date | null,
): Stage<S>[] {
  const now = stages.findLast(isPassed);
  return stages.map((state) => {
    const done = isPassed(state);
    return { state, at: done ? reachedAt(state) : null, done, current: state === now };
  });
}
