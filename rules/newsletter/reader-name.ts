/** What no name has, and what a letter in a stranger's mailbox could be misused for: breaks of the line, links, addresses. */
const NO_NAME = /[\p{Cc}\u2028\u2029<>@/\\]|www\.|\S\.\p{L}{2,}/iu;

/** The name a reader is greeted with; empty when what was typed is none. */
export function readerName(typed: string): string {
  const name = typed.trim();
  return NO_NAME.test(name) ? '' : name;
}
