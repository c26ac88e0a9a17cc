import { plural } from '#rules/platform/text/plural.ts';

const COUNT = { one: 'opinia', few: 'opinie', many: 'opinii', fraction: 'opinii' };

export const ratingTexts = {
  full: (average: number, count: number) =>
    `Ocena ${ratingTexts.short(average)} na 5, ${count} ${plural(count, COUNT)}`,
  short: (average: number) => average.toFixed(1).replace('.', ','),
};
