import type { TemplateKind } from './prepare-template.ts';
import type { TestServer } from './test-server.ts';

/**
 * Databases for one test file after another. While a file runs, the copy for the next one is made and what the last one left is
 * dropped: nobody waits for either. A run of a single file makes no copy that nobody takes.
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
      // Whoever takes it is told.
      next.catch(() => undefined);
      this.#ready.set(kind, next);
    }
    this.#requested.add(kind);
    return copy;
  }

  drop(url: string): void {
    const dropping: Promise<void> = this.#server
      .drop(url)
      // What cannot be dropped goes when the next run tidies up.
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
