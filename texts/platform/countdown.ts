import { warsawTime, writeMinutes } from '#rules/platform/time/day.ts';

export const countdownTexts = {
  label: 'Do końca promocji',
  units: { days: 'dni', hours: 'godz.', minutes: 'min', seconds: 's' },
  /** The shop's own clock, so that every reader gets the same hour. */
  until: (moment: string) => {
    const { day, minutes } = warsawTime(new Date(moment));
    return `Promocja trwa do ${day.split('-').toReversed().join('.')}, godz. ${writeMinutes(minutes)}`;
  },
};
