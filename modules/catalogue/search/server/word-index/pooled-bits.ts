/** So many different lengths belong to segments that are there; more are left over from merged ones. */
const MAX_LENGTHS = 32;
/** So many of a length are kept: the one query that ever needed more must not hold its memory for good. */
const MAX_FREE = 16;

const free = new Map<number, Int32Array[]>();
const pooled: Int32Array[] = [];

/** Bits that are all off, to be used until `answerWithPooled` ends: large new arrays keep the collector busier than the search itself. */
export function lendBits(words: number): Int32Array {
  const bits = free.get(words)?.pop()?.fill(0) ?? new Int32Array(words);
  pooled.push(bits);
  return bits;
}

/** Takes back all that was lent for an answer; it must hold none of it, and must not wait. */
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
