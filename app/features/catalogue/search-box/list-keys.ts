/**
 * The suggestion a key leads to: -1 is the field itself, null a key that is not about the list. Home and End belong to
 * the text until a suggestion is chosen.
 */
export function moveByKey(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1;
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}
