import { warsawTime, writeMinutes } from '#platform/time/rules/day.ts';

export const label = 'Do końca promocji';
export const units = { days: 'dni', hours: 'godz.', minutes: 'min', seconds: 's' };

/** The shop's own clock, so that every reader gets the same hour. */
export const until = (moment: string) => {
  const { day, minutes } = warsawTime(new Date(moment));
  return `Promocja trwa do ${day.split('-').toReversed().join('.')}, godz. ${writeMinutes(minutes)}`;
};
