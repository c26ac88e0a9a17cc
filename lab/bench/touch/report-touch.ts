import { type BlockedTime, WORK_KINDS } from './blocked-time.ts';
import { TIMEOUT_MS } from './click.ts';
import { SLOW_PHONE } from './slow-phone.ts';
import {
  BARE,
  type ClickFigures,
  FROM_PAINT,
  LATE,
  type Moment,
  median,
  SOON,
  type TouchFigures,
  type Visitor,
} from './touch-figures.ts';

const UNTAKEN = '–';

/** Two tables to be pasted into docs/performance.md: what each page costs, and how long each click waits; medians. */
export function reportTouch({ visits, clicks }: TouchFigures): string[] {
  return [...reportVisits(visits), '', ...reportClicks(clicks)];
}

function reportVisits(visits: TouchFigures['visits']): string[] {
  const medianOf = (page: string, value: (visit: TouchFigures['visits'][number]) => number) =>
    median(visits.filter((visit) => visit.page === page).map(value));
  const barePaint = medianOf(BARE, ({ firstPaint }) => firstPaint);
  const rows = unique(visits.map(({ page }) => page)).map((page) => {
    const paint = medianOf(page, ({ firstPaint }) => firstPaint);
    const blocked = (kind: keyof BlockedTime) => medianOf(page, (visit) => visit.blocked[kind]);
    return row([
      page,
      page === BARE ? seconds(paint) : `${seconds(paint)}, ${ratio(paint, barePaint)}`,
      seconds(blocked('total')),
      WORK_KINDS.map((kind) => seconds(blocked(kind)).replace(' s', '')).join(', '),
      `${(medianOf(page, ({ scriptBytes }) => scriptBytes) / 1000).toFixed(1)} kB`,
    ]);
  });
  const kinds = `Of it ${WORK_KINDS.join(', ')}`;
  return [...head(['Page', 'First paint', 'Blocked in ten seconds', kinds, 'Script on the line']), ...rows];
}

interface Column {
  title: string;
  visitor: Visitor;
  moment: Moment;
}

const COLUMNS: Column[] = [
  { title: 'Newcomer, 0.5 s after load', visitor: 'newcomer', moment: SOON },
  { title: '3 s after load', visitor: 'newcomer', moment: LATE },
  { title: 'Returning, 0.5 s', visitor: 'returning', moment: SOON },
  { title: '3 s', visitor: 'returning', moment: LATE },
  { title: 'Navigation to answer, tapping from 0.5 s after first paint', visitor: 'newcomer', moment: FROM_PAINT },
];

function reportClicks(clicks: ClickFigures[]): string[] {
  const columns = COLUMNS.filter((column) => clicks.some((click) => isOf(click, column)));
  const bare = clicks.filter(({ page }) => page === BARE);
  const rows: string[][] = [];
  for (const [title, taken] of Map.groupBy(clicks, ({ page, touch }) => `${page}: ${touch}`)) {
    rows.push([title, ...columns.map((column) => cell(taken, bare, column))]);
    if (taken[0]?.touch === 'search')
      rows.push([
        `${title}, its list`,
        ...columns.map((column) => laterCell(taken, column, ({ suggestions }) => suggestions)),
      ]);
    if (taken[0]?.touch === 'buy')
      rows.push(
        [`${title}, the way there (no bar)`, ...columns.map((column) => laterCell(taken, column, ({ way }) => way))],
        [`${title}, bought (no bar)`, ...columns.map((column) => boughtCell(taken, column))],
      );
  }
  return [...head(['Tap', ...columns.map(({ title }) => title)]), ...rows.map(row)];
}

function cell(clicks: ClickFigures[], bare: ClickFigures[], column: Column): string {
  const wait = ({ answer, answerSinceNavigation }: ClickFigures) =>
    column.moment.after === 'paint' ? answerSinceNavigation : answer;
  const taken = clicks.filter((click) => isOf(click, column));
  if (taken.length === 0) return UNTAKEN;
  const time = median(taken.map(wait));
  const taps = Math.round(median(taken.map((click) => click.taps)));
  const shown = taps > 1 && Number.isFinite(time) ? `${seconds(time)} (${taps} taps)` : seconds(time);
  const bareTaken = bare.filter((click) => isOf(click, column));
  return taken[0]?.page === BARE ? shown : `${shown}, ${ratio(time, median(bareTaken.map(wait)))}`;
}

/** Time after the first answer, such as of the list below the search field; the bare page has no such figure. */
function laterCell(clicks: ClickFigures[], column: Column, wait: (click: ClickFigures) => number): string {
  const taken = clicks.filter((click) => isOf(click, column));
  const isTaken = taken.length > 0 && column.moment.after === 'load';
  return isTaken ? seconds(median(taken.map(wait))) : UNTAKEN;
}

/** Bought is what the shop has answered, also in round trips of the slow line. It has no bar: the bare page asks no server. */
function boughtCell(clicks: ClickFigures[], column: Column): string {
  const taken = clicks.filter((click) => isOf(click, column)).map(({ bought }) => bought);
  const time = laterCell(clicks, column, ({ bought }) => bought);
  const trips = taken.length > 0 ? median(taken) / SLOW_PHONE.latencyMs : Number.NaN;
  return time !== UNTAKEN && Number.isFinite(trips) ? `${time}, ${trips.toFixed(1)} round trips` : time;
}

const isOf = ({ visitor, moment }: ClickFigures, column: Column) =>
  visitor === column.visitor && moment.after === column.moment.after && moment.ms === column.moment.ms;

const unique = (values: string[]) => [...new Set(values)];
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const head = (titles: string[]) => [row(titles), `|${titles.map(() => '---').join('|')}|`];

/** A missing answer is reported, not left out. */
export const seconds = (ms: number) =>
  Number.isFinite(ms) ? `${(ms / 1000).toFixed(2)} s` : `none in ${TIMEOUT_MS / 1000} s`;

export const ratio = (ms: number, bareMs: number) =>
  Number.isFinite(ms) && Number.isFinite(bareMs) ? `${(ms / bareMs).toFixed(1)}×` : '∞';
