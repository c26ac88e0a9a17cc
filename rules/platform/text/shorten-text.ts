/** Of a text pasted by mistake its beginning is enough. */
const LONGEST = 80;

/** Sign by sign: half of an emoji is no text. */
export function shortenText(text: string): string {
  const signs = [...text];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : text;
}
