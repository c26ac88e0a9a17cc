import { warsawTime } from './warsaw-time.ts';

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:\d{2})?$/i;
const MINUTE = 60_000;

/** Reads a written moment; one that names no zone is told by the shop's clock. Null when it is no moment. */
export function readMoment(text: string): Date | null {
  const [, day, time = '00:00', zone] = WRITTEN.exec(text.trim()) ?? [];
  const read = day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone?.toUpperCase() ?? 'Z'}`);
  if (Number.isNaN(read)) return null;
  if (zone !== undefined) return new Date(read);
  // The first try may fall on the other side of a clock change; the second is told by the right clock.
  const near = read - aheadOfUtc(read);
  return new Date(read - aheadOfUtc(near));
}

function aheadOfUtc(moment: number): number {
  const { day, minutes } = warsawTime(new Date(moment));
  return Date.parse(`${day}T00:00Z`) + minutes * MINUTE - Math.floor(moment / MINUTE) * MINUTE;
}
