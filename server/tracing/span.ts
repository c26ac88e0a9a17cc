import { randomUUID } from 'node:crypto';

/** A piece of work with its beginning and end, as OpenTelemetry knows it. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: 'server' | 'client';
  /** Microseconds since 1970. */
  beginsAt: number;
  endsAt: number;
  attributes: Record<string, string | number>;
  failed: boolean;
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The caller may have begun the trace (W3C `traceparent`); null without a valid header. */
export function parseTraceparent(header: string | undefined) {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** `randomUUID` keeps a pool of random bytes: four times as fast as `randomBytes`. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

export function newSpanId(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(-8);
}

/** Every service with this share samples the same traces. */
export function isInShare(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-13), 16) < share * 16 ** 13;
}

/** The clock of the wall with the steps of the machine's: a span never ends before it began. */
export function microsecondsNow(): number {
  return Math.round((performance.timeOrigin + performance.now()) * 1000);
}
