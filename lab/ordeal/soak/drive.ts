import { setTimeout as sleep } from 'node:timers/promises';
import { Records } from './records.ts';
import { countDue, dueAt, spreadKinds } from './schedule.ts';
import type { SentOrders } from './sent-orders.ts';
import { Visitor } from './visitor.ts';
import { MIX, type Places, VISITS } from './visits.ts';

export interface Visitors {
  address: string;
  places: Places;
  sent: SentOrders;
}

const KINDS_IN_TURN = spreadKinds(MIX);
let visits = 0;

/** One visit of the kind whose turn it is. */
function visitOnce({ address, places, sent }: Visitors, records: Records, due?: number): Promise<void> {
  const number = visits;
  visits += 1;
  const kind = KINDS_IN_TURN[number % KINDS_IN_TURN.length] ?? 'browse';
  const visitor = new Visitor(address, (ms, fault) => records.note(kind, ms, fault), due);
  return VISITS[kind](visitor, { places, sent, number });
}

/** A few orders before anything is measured: the first return needs one. */
export async function placeFirstOrders({ address, places, sent }: Visitors, orders: number): Promise<void> {
  const records = new Records();
  for (let n = 0; n < orders; n += 1) {
    const visitor = new Visitor(address, (ms, fault) => records.note('order', ms, fault));
    await VISITS.order(visitor, { places, sent, number: -1 - n });
  }
  refuseFaults(records);
}

function refuseFaults({ faults }: Records): void {
  if (faults.length > 0) throw new Error(`Before the soak: ${faults.slice(0, 5).join('\n')}`);
}

/** So many visitors at once, each coming back as soon as they were answered: as much as the machine can do. Visits a second. */
export async function measureLimit(waiters: Visitors, seconds: number, visitors: number): Promise<number> {
  const records = new Records();
  const begun = performance.now();
  let done = 0;
  const end = begun + seconds * 1000;
  async function comeAgain() {
    while (performance.now() < end) {
      await visitOnce(waiters, records);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: visitors }, comeAgain));
  refuseFaults(records);
  return (done * 1000) / (performance.now() - begun);
}

const TICK_MS = 5;

/** Visits by the clock, whether those before were answered or not; time of the first request of each counts from when it was due. */
export async function driveBySchedule(
  waiters: Visitors,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  records: Records,
): Promise<void> {
  const begun = performance.now();
  const under = new Set<Promise<void>>();
  const all = Math.round(perSecond * seconds);
  for (let next = 0; next < all; ) {
    const due = Math.min(all, countDue(performance.now() - begun, perSecond));
    for (; next < due; next += 1) {
      const visit = visitOnce(waiters, records, begun + dueAt(next, perSecond));
      under.add(visit);
      void visit.finally(() => under.delete(visit));
    }
    await sleep(TICK_MS);
  }
  await Promise.all(under);
}
