/** What no name has, and what a mail in a stranger's mailbox could be misused for: breaks of the line, links, addresses. */
const NO_NAME = /[\p{Cc}\u2028\u2029<>@/\\]|www\.|\S\.\p{L}{2,}/iu;

/** Companies may be called after their site and streets have slashes: only what makes a link or markup by itself. */
const NO_LINE = /[\p{Cc}\u2028\u2029<>]|:\/\//u;

/** The name of a person, as it may stand in a mail to somebody; punctuation alone is nobody's. */
export function isPlainName(text: string): boolean {
  const name = text.trim();
  return name === '' || (/\p{L}/u.test(name) && !NO_NAME.test(name));
}

/** The same of a company, a street or a town. */
export function isPlainLine(text: string): boolean {
  return !NO_LINE.test(text.trim());
}

/** The name somebody is greeted with; empty when what was typed is none. */
export function plainName(typed: string): string {
  return isPlainName(typed) ? typed.trim() : '';
}
