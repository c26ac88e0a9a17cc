import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../measure-latency.ts';
import { randomNumbers } from '../round/simulate-visits.ts';
import { KINDS, type Kind } from './assumed.ts';
import { readProcessorTimes, type Watched } from './processor-times.ts';
import type { ShopAskers } from './shop-askers.ts';
import type { Answered, Cost } from './simulate-load.ts';

/** Ways to the database, what is asked side by side counted once. Read in the code, not measured: it decides how often a request waits, not for how much work. */
const TRIPS: Record<Kind, number> = {
  kept: 0,
  product: 3,
  listing: 3,
  search: 4,
  batch: 1,
  personal: 4,
  shopping: 16,
  placing: 5,
};
const PUBLIC: readonly Kind[] = ['kept', 'product', 'listing', 'search'];
const SECONDS = 6;
const WARMING = 30;
/** What costs more evenly than this is taken as even as this. */
const MOST_EVEN = 20;

export interface MeasuredCost extends Cost {
  /** Requests it is the mean of, and how long a lone visitor waited. */
  count: number;
  alone: number;
}

/** What each kind costs, one visitor after the other. */
export async function measureCosts(askers: ShopAskers, watched: Watched): Promise<Record<Kind, MeasuredCost>> {
  const costs = {} as Record<Kind, MeasuredCost>;
  for (const kind of KINDS) costs[kind] = await measureCost(kind, askers, watched);
  return costs;
}

async function measureCost(kind: Kind, { ask, ready }: ShopAskers, watched: Watched): Promise<MeasuredCost> {
  const isOver = () => kind === 'placing' && ready() === 0;
  for (let n = 0; n < WARMING && !isOver(); n += 1) await ask[kind]();
  const waits: number[] = [];
  const before = readProcessorTimes(watched);
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end && !isOver()) {
    const begun = performance.now();
    await ask[kind]();
    waits.push(performance.now() - begun);
  }
  // What an order leaves to do is done a moment later, and belongs to it.
  await sleep(500);
  const after = readProcessorTimes(watched);
  const mean = (sum: number) => sum / waits.length;
  const alone = mean(waits.reduce((sum, wait) => sum + wait, 0));
  const main = mean(after.main - before.main);
  const aside = mean(after.aside - before.aside);
  const database = mean(after.database - before.database);
  const asking = mean(after.asking - before.asking);
  const rest = alone - main - aside - database - asking;
  const later = Math.min(main, Math.max(0, -rest));
  const spread = Math.sqrt(mean(waits.reduce((sum, wait) => sum + (wait - alone) ** 2, 0))) / alone;
  return {
    main: main - later,
    aside,
    database,
    asking,
    later,
    wait: Math.max(0, rest),
    trips: TRIPS[kind],
    holds: kind === 'placing',
    isPublic: PUBLIC.includes(kind),
    shape: Math.min(MOST_EVEN, Math.max(1, Math.round(1 / spread ** 2))),
    count: waits.length,
    alone,
  };
}

/** Real requests at random moments, so many a second of each kind, whatever waits already; answers of the first fifth do not count. */
export async function offerLoad<Asked extends Kind>(
  askers: ShopAskers,
  perSecond: Record<Asked, number>,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<Record<Asked, Answered>> {
  const random = randomNumbers(seed);
  const kinds = Object.keys(perSecond) as Asked[];
  const arrivals = kinds
    .flatMap((kind) => {
      const times: number[] = [];
      const pause = () => -Math.log(1 - random()) / perSecond[kind];
      for (let time = pause(); time < seconds; time += pause()) times.push(time);
      return times.map((time) => ({ kind, time: time * 1000 }));
    })
    .sort((one, other) => one.time - other.time);
  const [until, counted] = [seconds * 1000, seconds * 200];
  const waits = new Map(kinds.map((kind) => [kind, [] as number[]]));
  const begun = performance.now();
  const now = () => performance.now() - begun;
  const answers: Promise<void>[] = [];
  for (const { kind, time } of arrivals) {
    const early = time - now();
    if (early > 0) await sleep(early);
    const answered = askers.ask[kind]().then(() => {
      if (now() >= counted && now() <= until) waits.get(kind)?.push(now() - time);
    });
    answers.push(answered);
  }
  await Promise.all(answers);
  const row = ([kind, times]: [Asked, number[]]) => {
    const perSecondAnswered = times.length / ((until - counted) / 1000);
    return [kind, { perSecond: perSecondAnswered, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }];
  };
  return Object.fromEntries([...waits].map(row));
}
