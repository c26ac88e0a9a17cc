import { hidePathToken } from '#platform/links/rules/hide-credentials.ts';
import type { Logger } from '../log.ts';
import { requestScope } from '../request-scope.ts';
import { isInShare, microsecondsNow, newSpanId, newTraceId, parseTraceparent, type Span } from './span.ts';
import { SpanSender } from './span-sender.ts';
import type { TracingSettings } from './tracing-settings.ts';

const MAX_TEXT = 2000;

/** O.52: a request and the queries it asked, as spans of one trace for a collector of OpenTelemetry. Loaded only where one is set. */
export class Tracing {
  readonly #share: number;
  readonly #sender: SpanSender;

  constructor({ share, ...settings }: TracingSettings, log: Pick<Logger, 'warn'>) {
    this.#share = share;
    this.#sender = new SpanSender(settings, log);
  }

  /** The span of a request that begins; undefined when it is not to be traced. The query string stays out: it may hold what people typed. */
  beginRequest(method: string, path: string, traceparent: string | undefined): Span | undefined {
    const caller = parseTraceparent(traceparent);
    const traceId = caller?.traceId ?? newTraceId();
    if (caller?.isSampled === false || !isInShare(traceId, this.#share)) return undefined;
    return begin({ traceId, spanId: caller?.spanId ?? '' }, 'server', method, {
      'http.request.method': method,
      'url.path': hidePathToken(path),
    });
  }

  endRequest(span: Span, kind: string, status: number): void {
    span.name = `${span.name} ${kind}`;
    span.attributes['http.response.status_code'] = status;
    this.#end(span, status >= 500);
  }

  /** Of a query that a traced request asks; the returned function ends it. */
  beginQuery(text: string): ((error?: unknown) => void) | undefined {
    const parent = requestScope.getStore()?.span;
    if (!parent) return undefined;
    const span = begin(parent, 'client', text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'query', {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, MAX_TEXT),
    });
    return (error) => this.#end(span, error !== undefined);
  }

  close(): Promise<void> {
    return this.#sender.close();
  }

  #end(span: Span, failed: boolean): void {
    span.endsAt = microsecondsNow();
    span.failed = failed;
    this.#sender.add(span);
  }
}

function begin(
  parent: Pick<Span, 'traceId' | 'spanId'>,
  kind: Span['kind'],
  name: string,
  attributes: Span['attributes'],
): Span {
  const beginsAt = microsecondsNow();
  const { traceId, spanId: parentSpanId } = parent;
  return {
    traceId,
    spanId: newSpanId(),
    parentSpanId,
    name,
    kind,
    beginsAt,
    endsAt: beginsAt,
    attributes,
    failed: false,
  };
}
