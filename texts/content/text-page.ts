import * as calendarTexts from '#texts/platform/calendar.ts';

/** Terms, privacy, delivery, accessibility and the like. */

export const contents = 'Spis treści';
export const changed = (day: string) => `Ostatnia zmiana: ${calendarTexts.day(day)}`;
export const others = 'Zobacz także';
export const contact = 'Kontakt ze sklepem';
