import type { Logger } from '../log.ts';
import { writeSpans } from './otlp.ts';
import type { Span } from './span.ts';
import type { SenderSettings } from './tracing-settings.ts';

const EVERY_MS = 2000;
const MAX_AT_ONCE = 512;
/** More than these are dropped: a collector that is away must not cost the shop its memory. */
const MAX_WAITING = 4096;
const TIMEOUT_MS = 5000;

/** Sends finished spans in batches, alongside the requests. What the collector does not take is lost and counted, never waited for. */
export class SpanSender {
  readonly #settings: SenderSettings;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #timer: NodeJS.Timeout;
  #waiting: Span[] = [];
  #sending: Promise<void> = Promise.resolve();
  #lost = 0;

  constructor(settings: SenderSettings, log: Pick<Logger, 'warn'>) {
    this.#settings = settings;
    this.#log = log;
    this.#timer = setInterval(() => this.#flush(), settings.everyMs ?? EVERY_MS).unref();
  }

  add(span: Span): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(span);
    else this.#lost += 1;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flush();
  }

  #flush(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendAll());
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_AT_ONCE);
      const why = await this.#send(batch);
      if (why === null) continue;
      const lost = this.#lost + batch.length;
      this.#lost = 0;
      this.#log.warn({ lost, why }, 'Traces could not be handed over');
      return;
    }
  }

  /** Why it failed; null when it did not. */
  async #send(batch: readonly Span[]): Promise<string | null> {
    const { endpoint, headers, service } = this.#settings;
    try {
      const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: writeSpans(batch, { 'service.name': service, 'service.instance.id': String(process.pid) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
