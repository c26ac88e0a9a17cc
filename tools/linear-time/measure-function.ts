/** A function of one text, as the test calls it. Its answer does not matter, and refusing the text is an answer. */
type ReadText = (text: string) => unknown;

/** Each text has a character that slow expressions stumble over, alone and between letters. */
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
      const small = await best(read, ofLength(SMALL));
      const large = await best(read, ofLength(LARGE));
      if (large > MIN_MS && large > MAX_RATIO * small) {
        return `${name}: ${small.toFixed(2)} ms for ${SMALL} characters, ${large.toFixed(0)} ms for ${LARGE}`;
      }
    }
  }
  return null;
}

async function best(read: ReadText, text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) least = Math.min(least, await timeOf(read, text));
  return least;
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
