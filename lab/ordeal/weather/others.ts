import { setTimeout as sleep } from 'node:timers/promises';
import { PRODUCTS } from '#tools/kill-test/buyers.ts';
import { percentile } from '../../bench/measure-latency.ts';
import { Visitor } from '../soak/visitor.ts';

export interface OthersFigures {
  requests: number;
  p50: number;
  p99: number;
  faults: string[];
}

const EVERY_MS = 40;

/** Visitors who only want to look and buy, by the clock, until they are instructed to stop: what they notice of the weather. */
export function sendOthers(address: string, everyMs = EVERY_MS): { stop(): Promise<OthersFigures> } {
  const times: number[] = [];
  const faults: string[] = [];
  const under = new Set<Promise<unknown>>();
  let isOver = false;
  const visits = [
    (visitor: Visitor) => visitor.ask('/'),
    (visitor: Visitor) => visitor.ask(`/produkt/${PRODUCTS[0]}`),
    (visitor: Visitor) => visitor.ask(`/szukaj?text=kubek+${times.length}`),
    (visitor: Visitor) =>
      visitor.ask('/basketchange.php', { product: String(PRODUCTS[1]), size: 'uniw', number: '1', mode: '1' }),
  ];
  async function comeOn() {
    const begun = performance.now();
    for (let turn = 0; !isOver; turn += 1) {
      const due = begun + turn * everyMs;
      await sleep(Math.max(0, due - performance.now()));
      const visitor = new Visitor(address, note, due);
      const visit = visits[turn % visits.length]?.(visitor);
      if (!visit) continue;
      under.add(visit);
      void visit.finally(() => under.delete(visit));
    }
    await Promise.all(under);
  }
  function note(ms: number, fault: string | null) {
    times.push(ms);
    if (fault) faults.push(fault);
  }
  const coming = comeOn();
  return {
    async stop() {
      isOver = true;
      await coming;
      return { requests: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99), faults };
    },
  };
}

/** What they notice in so many seconds. */
export async function watchOthers(address: string, seconds: number, everyMs?: number): Promise<OthersFigures> {
  const others = sendOthers(address, everyMs);
  await sleep(seconds * 1000);
  return others.stop();
}

export function notifyOthers(when: string, { requests, p50, p99, faults }: OthersFigures): string {
  const wrong = faults.length === 0 ? 'no errors' : `${faults.length} errors, such as ${faults[0]}`;
  return `  others ${when}: ${requests} requests, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${wrong}`;
}

/** Others suffer when they are refused, or wait more than twice as long and longer than anybody would not notice. */
export function doOthersSuffer(before: OthersFigures, during: OthersFigures): boolean {
  return during.faults.length > 0 || during.p99 > Math.max(before.p99 * 2, 250);
}
