/** Nine bars and spaces of each character, narrow or wide; every one has three wide ones. */
const PATTERNS: Record<string, string> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  C: 'wnwnnwnnn',
  D: 'nnnnwwnnw',
  E: 'wnnnwwnnn',
  F: 'nnwnwwnnn',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  I: 'nnwnnwwnn',
  J: 'nnnnwwwnn',
  K: 'wnnnnnnww',
  L: 'nnwnnnnww',
  M: 'wnwnnnnwn',
  N: 'nnnnwnnww',
  O: 'wnnnwnnwn',
  P: 'nnwnwnnwn',
  Q: 'nnnnnnwww',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  T: 'nnnnwnwwn',
  U: 'wwnnnnnnw',
  V: 'nwwnnnnnw',
  W: 'wwwnnnnnn',
  X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn',
  Z: 'nwwnwnnnn',
  '-': 'nwnnnnwnw',
};
const EDGE = 'nwnnwnwnn';
const WIDE = 3;

export interface Bar {
  /** From the left edge, in widths of a narrow bar. */
  at: number;
  width: number;
}

/** The black bars of a text of capital letters, digits and dashes in Code 39, which every scanner of a warehouse reads. */
export function code39(text: string): { bars: Bar[]; width: number } {
  const patterns = [EDGE, ...Array.from(text, (character) => PATTERNS[character] ?? ''), EDGE];
  const bars: Bar[] = [];
  let at = 0;
  for (const pattern of patterns) {
    for (const [index, element] of [...pattern].entries()) {
      const width = element === 'w' ? WIDE : 1;
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    }
    at += 1;
  }
  return { bars, width: at - 1 };
}
