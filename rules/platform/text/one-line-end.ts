/** A browser reads HTML with one kind of line end, whatever it was written with. */
export function oneLineEnd(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
