// S9.72
const LONGEST = 25;
const START = 15;

/** A name of 26 or more characters keeps its beginning and its ending (S9.72). */
export function shortenFileName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= LONGEST) return name;
  return `${characters.slice(0, START).join('')}…${characters.slice(START + 1 - LONGEST).join('')}`;
}
