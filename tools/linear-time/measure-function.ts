/** A function of one text, as the test calls it. Its answer does not matter, and refusing the text is an answer. */
type ReadText = (text: string) => unknown;

/** Each text has a character that slow expressions stumble over, alone and between other characters. */
const CHARACTERS = [' ', '.', '0', '\n', '<'];

const SMALL = 10_000;
const LARGE = 100_000;
const SAMPLE = 20_000;
/** Milliseconds of a sample: a linear function stays below, and a quadratic one that does too needs under 75 ms for 100 kB. */
const QUICK_MS = 3;
/** Milliseconds: below, the clock and the garbage collector decide the ratio. */
const MIN_MS = 20;
const MAX_RATIO = 40;
const ROUNDS = 5;

/** Says which text makes a function slow: ten times the text may cost at most forty times the processor time. */
export async function findSlowText(read: ReadText): Promise<string | null> {
  for (const character of CHARACTERS) {
    for (const [edge, name] of [
      ['', JSON.stringify(character)],
      ['x', `x${JSON.stringify(character)}x`],
    ] as const) {
      const ofLength = (length: number) => edge + character.repeat(length) + edge;
      if ((await timeOf(read, ofLength(SAMPLE))) < QUICK_MS) continue;
      const found = await compareLengths(read, ofLength(SMALL), ofLength(LARGE));
      if (found) {
        const { small, large } = found;
        return `${name}: ${small.toFixed(2)} ms for ${SMALL} characters, ${large.toFixed(0)} ms for ${LARGE}`;
      }
    }
  }
  return null;
}

/** Measures until one long text was quick enough. The least of both times, when none was in all rounds. */
async function compareLengths(
  read: ReadText,
  short: string,
  long: string,
): Promise<{ small: number; large: number } | null> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    small = Math.min(small, await timeOf(read, short));
    large = Math.min(large, await timeOf(read, long));
    if (large <= MIN_MS || (round > 0 && large <= MAX_RATIO * small)) return null;
  }
  return { small, large };
}

async function timeOf(read: ReadText, text: string): Promise<number> {
  const start = process.cpuUsage();
  try {
    await read(text);
  } catch {
    // The text is no proper argument for most functions: only the time until the refusal counts.
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
