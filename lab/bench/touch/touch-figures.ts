import type { BlockedTime } from './blocked-time.ts';
import type { TouchName } from './touches.ts';

/** The page every other one is compared with. */
export const BARE = 'bare React page';

/** An empty profile, with the question about cookies; or one that has been here and answered it, with a warm HTTP cache. */
export type Visitor = 'newcomer' | 'returning';

/** The moment of the tap. */
export interface Moment {
  after: 'load' | 'paint';
  ms: number;
}

export const SOON: Moment = { after: 'load', ms: 500 };
export const LATE: Moment = { after: 'load', ms: 3000 };
/** Not once, but until the page answers. */
export const FROM_PAINT: Moment = { after: 'paint', ms: 500 };

/** One press; milliseconds, Infinity for what did not come in time. */
export interface Click {
  /** From the start of the navigation. */
  firstPaint: number;
  /** From load until the target is in the window; NaN where the taps begin with the first paint. */
  way: number;
  /** From the click to the frame that shows its answer; of buying, to the frame in which the button says that it is at work. */
  answer: number;
  /** The same from the start of the navigation. */
  answerSinceNavigation: number;
  /** To the words or the counter that say what was bought: the shop itself must have answered. */
  bought: number;
  /** To the list below the search field, which comes after the field. */
  suggestions: number;
  taps: number;
}

export interface ClickFigures extends Click {
  page: string;
  touch: TouchName;
  visitor: Visitor;
  moment: Moment;
}

/** The first ten seconds of a page. */
export interface VisitFigures {
  page: string;
  firstPaint: number;
  blocked: BlockedTime;
  scriptBytes: number;
}

/** Every repetition, in the order they were taken. */
export interface TouchFigures {
  visits: VisitFigures[];
  clicks: ClickFigures[];
}

/** The one in the middle; what never came counts as Infinity and is not left out. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('no values');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? Number.NaN, sorted[Math.floor(middle)] ?? Number.NaN];
  return low === high ? low : (low + high) / 2;
}
