/** S9.36: two-digit years up to so many years ahead belong to this century. */
export const CUTOFF_YEARS = 10;

/** The year meant by its last two digits: in 2026, 36 is 2036 and 37 is 1937. */
export function fullYear(twoDigits: number, thisYear: number, cutoff = CUTOFF_YEARS): number {
  const century = thisYear - (thisYear % 100);
  return twoDigits <= (thisYear % 100) + cutoff ? century + twoDigits : century - 100 + twoDigits;
}
