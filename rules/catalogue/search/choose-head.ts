export interface HeadCandidate {
  /** Some product has it, as it is or as it was meant. */
  known: boolean;
  /** Products are called so: their name begins with it, or it is a producer or a series. */
  isThing: boolean;
  /** Behind a preposition. */
  behind: boolean;
  /** A number, a letter or a piece of a code is no thing. */
  telling: boolean;
}

/**
 * Which of the words names the thing asked for; all others only say something about it. In „czarne rękawiczki na rower”
 * it is the gloves. Null when the thing is none of this catalogue: a red something is no answer to „czerwona drabina”.
 */
export function chooseHead(words: readonly HeadCandidate[]): number | null {
  const before = words.some(({ behind, telling }) => !behind && telling);
  const mayBe = ({ behind, telling }: HeadCandidate) => telling && !(before && behind);
  const thing = words.findIndex((word) => mayBe(word) && word.known && word.isThing);
  if (thing >= 0) return thing;
  // Where only a purpose is told („coś do czytania na szlak”) no thing is missing.
  if (before && words.some((word) => mayBe(word) && !word.known)) return null;
  const first = words.findIndex((word) => mayBe(word) && word.known);
  return first >= 0 ? first : null;
}
