import { plural } from '#platform/text/rules/plural.ts';
import * as calendarTexts from '#platform/time/texts/calendar.ts';

const entries = (count: number) => `${count} ${plural(count, { one: 'wpis', few: 'wpisy', many: 'wpisów' })}`;

const monthOf = (key: string) => calendarTexts.month(Number(key.slice(5)), Number(key.slice(0, 4)));

export const date = calendarTexts.day;

export const blog = {
  title: 'Blog',
  lead: 'Poradniki i opowieści: to, co sprawdziliśmy sami.',
  ofMonth: (key: string) => `Wpisy: ${monthOf(key)}`,
  newest: 'Najnowszy wpis',
  read: 'Czytaj wpis',
  all: 'Wszystkie wpisy',
  none: 'Nie ma wpisów z tego miesiąca.',
  menu: 'Wpisy według daty',
  year: (year: number, count: number) => `${year} (${count})`,
  yearLabel: (year: number, count: number) => `Rok ${year}, ${entries(count)}`,
  month: (month: number, year: number) => calendarTexts.month(month, year),
  monthLabel: (month: number, year: number, count: number) => `${calendarTexts.month(month, year)}, ${entries(count)}`,
  by: (author: string) => `Tekst: ${author}`,
  others: 'Przeczytaj też',
  products: 'Rzeczy z tego wpisu',
};

export const news = {
  title: 'Aktualności',
  lead: 'Co u nas nowego: dostawy, wydarzenia, godziny otwarcia.',
  newest: 'Najnowsza wiadomość',
  none: 'Nie ma jeszcze aktualności.',
  back: 'Wszystkie aktualności',
  others: 'Inne aktualności',
};

export const textPage = {
  contents: 'Spis treści',
  changed: (day: string) => `Ostatnia zmiana: ${calendarTexts.day(day)}`,
  others: 'Zobacz także',
  contact: 'Kontakt ze sklepem',
};
