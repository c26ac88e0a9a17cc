/** What a server says that is too busy, or to which too much was sent: the same may be sent again. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 413, 425, 429]);

/** X.39: whether what was sent got no answer that a screen could show. No status means that nothing was answered at all. */
export function isLostAnswer(status: number | undefined): boolean {
  return status === undefined || status >= 500 || TRY_AGAIN.has(status);
}
