/** A shopping list; the token opens a public one for others. */
export function listLink(id: number, shareToken = ''): string {
  return `/listy/${id}${shareToken && `?token=${encodeURIComponent(shareToken)}`}`;
}

/** Where a mail's reader says that they want no mails about what they keep. */
export function endWatchingLink(token: string): string {
  return `/odlozone/${token}/rezygnacja`;
}
