/** Not in any name, and dangerous in a mail to a stranger: line breaks, links, addresses. */
const NO_NAME = /[\p{Cc}\u2028\u2029<>@/\\]|www\.|\S\.\p{L}{2,}/iu;

/** Companies may be called after their site and streets have slashes: only what makes a link or markup by itself. */
const NO_LINE = /[\p{Cc}\u2028\u2029<>]|:\/\//u;

/** A personal name that is safe in a mail to another person; punctuation alone is no name. */
export function isPlainName(text: string): boolean {
  const name = text.trim();
  return name === '' || (/\p{L}/u.test(name) && !NO_NAME.test(name));
}

/** The same of a company, a street or a town. */
export function isPlainLine(text: string): boolean {
  return !NO_LINE.test(text.trim());
}

/** The name for a greeting; empty when the typed text is no name. */
export function plainName(typed: string): string {
  return isPlainName(typed) ? typed.trim() : '';
}
