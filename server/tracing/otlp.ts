import type { Span } from './span.ts';

/** OTLP over HTTP in JSON, version 1: what a collector takes at `/v1/traces`. */
export function writeSpans(spans: readonly Span[], service: Record<string, string>): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: toAttributes(service) },
        scopeSpans: [{ scope: { name: 'witryna' }, spans: spans.map(toOtlp) }],
      },
    ],
  });
}

const KINDS = { server: 2, client: 3 };
const ERROR = 2;

function toOtlp({ traceId, spanId, parentSpanId, name, kind, beginsAt, endsAt, attributes, failed }: Span) {
  return {
    traceId,
    spanId,
    parentSpanId,
    name,
    kind: KINDS[kind],
    startTimeUnixNano: `${beginsAt}000`,
    endTimeUnixNano: `${endsAt}000`,
    attributes: toAttributes(attributes),
    status: failed ? { code: ERROR } : {},
  };
}

function toAttributes(values: Record<string, string | number>) {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));
}
