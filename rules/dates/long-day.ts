const long = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-05-06` as 6 maja 2026; anything else stays as the shop wrote it. */
export function longDay(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? long.format(new Date(day)) : day;
}
