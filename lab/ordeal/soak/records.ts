import { percentile } from '../../bench/measure-latency.ts';
import type { Kind } from './visits.ts';

interface Requested {
  kind: Kind;
  /** Milliseconds since the beginning when it was answered. */
  at: number;
  ms: number;
}

export interface KindFigures {
  requests: number;
  p50: number;
  p99: number;
}

/** What visitors saw, request by request. */
export class Records {
  readonly #begun = performance.now();
  readonly #requested: Requested[] = [];
  readonly faults: string[] = [];

  note(kind: Kind, ms: number, fault: string | null): void {
    if (fault) this.faults.push(`${kind}: ${fault}`);
    this.#requested.push({ kind, at: performance.now() - this.#begun, ms });
  }

  get requests(): number {
    return this.#requested.length;
  }

  /** Of the requests of one kind answered between two moments; null when there were none. */
  figures(kind: Kind, from: number, to: number): KindFigures | null {
    const times = this.#requested
      .filter((one) => one.kind === kind && one.at >= from && one.at < to)
      .map(({ ms }) => ms);
    if (times.length === 0) return null;
    return { requests: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  }
}
