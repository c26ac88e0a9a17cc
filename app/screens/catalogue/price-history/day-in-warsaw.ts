/** `06.05.2026`, as dates stand in tables. */
export function dayInWarsaw(moment: number): string {
  return new Date(moment).toLocaleDateString('pl-PL', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Warsaw',
  });
}
