import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracing/span.ts';

/** The request that something is done for; nothing outside of one. */
export interface RequestScope {
  requestId: string;
  /** While requests are traced. */
  span?: Span;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();
