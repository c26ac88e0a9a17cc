export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export interface OpeningTime {
  days: (typeof WEEK)[number][];
  /** `HH:MM` */
  opens: string;
  closes: string;
}

/** Beginnings of names of days, in full or abbreviated: `pon.`, `wt.`, `środa`, `niedz.`. */
const DAYS = ['pon', 'wt', 'śr', 'czw', 'pt|piąt', 'sob', 'nd|niedz'];
const DAY = `(?:${DAYS.join('|')})[a-ząćęłńóśźż]*\\.?`;
const PART = new RegExp(
  `^(${DAY})(?:\\s*[–-]\\s*(${DAY}))?:?\\s+(\\d{1,2})(?::(\\d\\d))?\\s*[–-]\\s*(\\d{1,2})(?::(\\d\\d))?$`,
);

/**
 * Parses hours such as `pon.–pt. 10:00–19:00, sob. 10–15`. Parts that differ by week, such as trading Sundays, and unreadable
 * parts are left out.
 */
export function parseOpeningHours(text: string): OpeningTime[] {
  return text
    .toLowerCase()
    .split(/[,;]/)
    .flatMap((part) => {
      const found = PART.exec(part.trim());
      if (!found) return [];
      const [, first = '', last = first, from = '', fromMinutes, to = '', toMinutes] = found;
      const days = daysBetween(dayOf(first), dayOf(last));
      const [opens, closes] = [clock(from, fromMinutes), clock(to, toMinutes)];
      return days.length > 0 && opens && closes ? [{ days, opens, closes }] : [];
    });
}

export interface WrittenHours {
  days: string;
  /** Empty where the part cannot be split. */
  times: string;
}

/** The parts for display: days, and times or the word in their place. */
export function splitOpeningHours(text: string): WrittenHours[] {
  return text.split(/[,;]/).flatMap((part) => {
    const bare = part.trim();
    const gap = bare.search(/\s(?:\d|\S+$)/);
    const days = gap < 0 ? bare : bare.slice(0, gap).trimEnd();
    return days ? [{ days, times: gap < 0 ? '' : bare.slice(gap + 1) }] : [];
  });
}

function dayOf(word: string): number {
  return DAYS.findIndex((start) => new RegExp(`^(?:${start})`).test(word));
}

function daysBetween(first: number, last: number): OpeningTime['days'] {
  return first < 0 || last < first ? [] : WEEK.slice(first, last + 1);
}

function clock(hours: string, minutes = '00'): string | null {
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;
}
