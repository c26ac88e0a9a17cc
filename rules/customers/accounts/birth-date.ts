/** S5.30: what is wrong with a birth date: it is no day in the form RRRR-MM-DD, or that day is still ahead of us. */
export function birthDateFault(text: string, today: string): 'format' | 'future' | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day || Number(year) < 1900) return 'format';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.toISOString().slice(0, 10) !== text) return 'format';
  return text > today ? 'future' : null;
}
