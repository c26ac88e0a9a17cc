const long = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

export function shownDay(day: string | Date): string {
  return long.format(typeof day === 'string' ? new Date(`${day}T12:00:00Z`) : day);
}
