const MAX_LENGTHS = 32;
/** A single large query must not hold its memory forever. */
const MAX_FREE = 16;

const free = new Map<number, Int32Array[]>();
const pooled: Int32Array[] = [];

/** Cleared bits, valid until `answerWithPooled` ends: large new arrays would cost more than the search. */
export function lendBits(words: number): Int32Array {
  const bits = free.get(words)?.pop()?.fill(0) ?? new Int32Array(words);
  pooled.push(bits);
  return bits;
}

/** Returns the pooled bits; the answer must not contain them, and `find` must be synchronous. */
export function answerWithPooled<Answer>(find: () => Answer): Answer {
  const before = pooled.length;
  try {
    return find();
  } finally {
    if (free.size > MAX_LENGTHS) free.clear();
    for (const bits of pooled.splice(before)) {
      const same = free.get(bits.length);
      if (!same) free.set(bits.length, [bits]);
      else if (same.length < MAX_FREE) same.push(bits);
    }
  }
}
