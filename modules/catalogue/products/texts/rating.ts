import { plural } from '#platform/text/rules/plural.ts';

const COUNT = { one: 'opinia', few: 'opinie', many: 'opinii', fraction: 'opinii' };

export const full = (average: number, count: number) =>
  `Ocena ${short(average)} na 5, ${count} ${plural(count, COUNT)}`;
export const short = (average: number) => average.toFixed(1).replace('.', ',');
