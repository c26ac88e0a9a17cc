interface ProcessLimit {
  /** This many tries of one key are allowed … */
  limit: number;
  /** … in this time, which begins anew for all keys at once. */
  seconds: number;
  /** So many keys are remembered; further ones are refused until the time begins anew. */
  keys: number;
}

/**
 * A limit this process keeps for itself, in memory: for what comes with every page and is worth less than a row in the database.
 * Several nodes allow as many times more.
 */
export function processLimit({ limit, seconds, keys }: ProcessLimit): (key: string, now: Date) => boolean {
  const counts = new Map<string, number>();
  let until = 0;
  return (key, now) => {
    if (now.getTime() >= until) {
      counts.clear();
      until = now.getTime() + seconds * 1000;
    }
    const count = counts.get(key) ?? 0;
    if (count >= limit || (count === 0 && counts.size >= keys)) return false;
    counts.set(key, count + 1);
    return true;
  };
}
