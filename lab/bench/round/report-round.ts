import type { RoundFigures } from './measure-round.ts';

const integer = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number) => `${integer(bytes / 1_048_576)} MB`;
const verdict = (ok: boolean) => (ok ? 'met' : 'MISSED');

export function reportRound(round: RoundFigures): string[] {
  const { pages, made, inTurn, alone, restarted, memoryBytes } = round;
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  const ratio = inTurn.perCore / alone.perCore;
  const rate = (load: RoundFigures['alone']) =>
    `${integer(load.perCore)} pages per core second, ${integer(load.perSecond)} a second`;
  const row = (what: string, value: string, bar = '') => `  ${what.padEnd(34)} ${value.padEnd(44)} ${bar}`.trimEnd();
  return [
    `All ${integer(pages.length)} public pages of the demo shop in turn, default settings`,
    row('size, compressed', `${megabytes(bytes)}, ${(bytes / pages.length / 1000).toFixed(1)} kB a page`),
    row('first round, every page made', `${integer(made)} pages a second`),
    row('one page of middle size alone', rate(alone)),
    row('all in turn', rate(inTurn), `${Math.round(ratio * 100)} % of one alone, bar 60 %: ${verdict(ratio >= 0.6)}`),
    row('memory of the shop after it', megabytes(memoryBytes)),
    row(
      'first round after a restart',
      `${integer(restarted.perSecond)} pages a second, ${integer(restarted.made)} of them made`,
    ),
  ];
}
