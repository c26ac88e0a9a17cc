const long = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-05-06` as 6 maja 2026; anything else stays as the shop wrote it. */
export function longDay(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  return isDay ? long.format(date) : day;
}
