/** Text for a `like`, in which its own signs `%` and `_` stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

export function likePattern(text: string): string {
  return `%${escapeLike(text)}%`;
}
