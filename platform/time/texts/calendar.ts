import { formatNewsDate } from '../rules/date-format.ts';

/** As in a date: 6 maja 2026. */
export const monthsInDates = [
  ...['stycznia', 'lutego', 'marca', 'kwietnia', 'maja', 'czerwca'],
  ...['lipca', 'sierpnia', 'września', 'października', 'listopada', 'grudnia'],
] as const;

const months = [
  ...['styczeń', 'luty', 'marzec', 'kwiecień', 'maj', 'czerwiec'],
  ...['lipiec', 'sierpień', 'wrzesień', 'październik', 'listopad', 'grudzień'],
] as const;

export const open = 'Wybierz datę z kalendarza';
export const month = (month: number, year: number) => `${months[month - 1]} ${year}`;
export const day = (date: string) => formatNewsDate(date, { format: 'day month year', monthNames: monthsInDates });
export const previous = { month: 'Poprzedni miesiąc', year: 'Poprzedni rok' };
export const next = { month: 'Następny miesiąc', year: 'Następny rok' };

export const weekDays = [
  { short: 'pn', long: 'poniedziałek' },
  { short: 'wt', long: 'wtorek' },
  { short: 'śr', long: 'środa' },
  { short: 'cz', long: 'czwartek' },
  { short: 'pt', long: 'piątek' },
  { short: 'so', long: 'sobota' },
  { short: 'nd', long: 'niedziela' },
];
