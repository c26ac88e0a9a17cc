import type { TemplateKind } from './prepare-template.ts';
import type { TestServer } from './test-server.ts';

/**
 * Databases for one test file after another. While a file runs, the copy for the next one is made and the last one is dropped
 * in the background. A run of a single file makes no spare copy.
 */
export class ReadyCopies {
  readonly #server: TestServer;
  readonly #requested = new Set<TemplateKind>();
  readonly #ready = new Map<TemplateKind, Promise<string>>();
  readonly #dropping = new Set<Promise<void>>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  take(kind: TemplateKind): Promise<string> {
    const copy = this.#ready.get(kind) ?? this.#server.copy(kind);
    this.#ready.delete(kind);
    if (this.#requested.has(kind)) {
      const next = this.#server.copy(kind);
      // The next caller receives the error.
      next.catch(() => undefined);
      this.#ready.set(kind, next);
    }
    this.#requested.add(kind);
    return copy;
  }

  drop(url: string): void {
    const dropping: Promise<void> = this.#server
      .drop(url)
      // The next run deletes a database that cannot be dropped.
      .catch(() => undefined)
      .finally(() => this.#dropping.delete(dropping));
    this.#dropping.add(dropping);
  }

  /** Waits for what is under way, and leaves no database behind. */
  async stop(): Promise<void> {
    const left = await Promise.allSettled(this.#ready.values());
    for (const copy of left) if (copy.status === 'fulfilled') this.drop(copy.value);
    await Promise.all(this.#dropping);
    await this.#server.stop();
  }
}
