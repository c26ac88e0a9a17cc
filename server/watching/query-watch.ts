import type { QueryWatcher } from '#platform/db/server/watch-queries.ts';
import type { Logger } from '../log.ts';
import { requestScope } from '../request-scope.ts';
import type { Tracing } from '../tracing/tracing.ts';

interface Parts {
  log: Pick<Logger, 'warn'>;
  /** Milliseconds from which a query is logged; 0 logs none. */
  slowMs: number;
  tracing?: Tracing;
}

export interface QueryEnd {
  seconds: number;
  isSlow: boolean;
  failed: boolean;
}

const MAX_TEXT = 2000;

/** O.52: times every query, writes down the slow ones, and hands them to the traces. Text only: values are what people typed. */
export class QueryWatch implements QueryWatcher {
  readonly #parts: Parts;
  onEnd: (end: QueryEnd) => void = () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  begin(text: string): (error?: unknown) => void {
    const { log, slowMs, tracing } = this.#parts;
    const begun = performance.now();
    const endSpan = tracing?.beginQuery(text);
    const requestId = requestScope.getStore()?.requestId;
    return (error) => {
      const ms = performance.now() - begun;
      const isSlow = slowMs > 0 && ms >= slowMs;
      endSpan?.(error);
      this.onEnd({ seconds: ms / 1000, isSlow, failed: error !== undefined });
      if (isSlow) log.warn({ requestId, ms: Math.round(ms), query: text.slice(0, MAX_TEXT) }, 'A slow query');
    };
  }
}
