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

export function eachBit(bits: Int32Array, take: (place: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) take((at << 5) + lowestBit(left));
  }
}

export function countBits(bits: Int32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let left = bits[at] ?? 0;
    left -= (left >>> 1) & 0x5555_5555;
    left = (left & 0x3333_3333) + ((left >>> 2) & 0x3333_3333);
    count += Math.imul((left + (left >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

/** Beyond all places when there is none. */
export function nextBit(bits: Int32Array, from: number): number {
  let at = from >>> 5;
  let left = at < bits.length ? (bits[at] ?? 0) & (-1 << (from & 31)) : 0;
  while (left === 0) {
    at += 1;
    if (at >= bits.length) return bits.length << 5;
    left = bits[at] ?? 0;
  }
  return (at << 5) + lowestBit(left);
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
