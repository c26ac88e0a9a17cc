const long = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

/** `2026-05-06`, or the shop's day of a moment, as 6 maja 2026; anything else stays as the shop wrote it. */
export function longDay(day: string | Date): string {
  if (day instanceof Date) return long.format(day);
  const date = new Date(`${day}T00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  return isDay ? long.format(date) : day;
}
