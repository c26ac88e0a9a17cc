import { calendarTexts } from '#texts/platform/calendar.ts';

/** Terms, privacy, delivery, accessibility and the like. */
export const textPageTexts = {
  contents: 'Spis treści',
  changed: (day: string) => `Ostatnia zmiana: ${calendarTexts.day(day)}`,
  others: 'Zobacz także',
  contact: 'Kontakt ze sklepem',
};
