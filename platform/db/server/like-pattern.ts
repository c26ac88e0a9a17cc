/** Text for a `like`, in which its own signs `%` and `_` stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A pattern of whatever has this text somewhere in it. */
export function likePattern(text: string): string {
  return `%${escapeLike(text)}%`;
}
