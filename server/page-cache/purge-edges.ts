import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import type { PurgedCache } from './purge-listener.ts';

/** Purges of one moment go in one request. */
const GATHER_MS = 10;
/** A header longer than this is refused by most; then everything goes. */
const MAX_BYTES = 6000;
const TIMEOUT_MS = 2000;
const PAUSES_MS = [100, 500, 2000];

/** Caches in front of the shop that store pages by their `Cache-Tag`, such as Varnish: they receive every purge. */
export class Edges {
  readonly #edges: readonly Edge[];

  constructor(urls: readonly string[], log: Pick<ShopLog, 'warn'>) {
    this.#edges = urls.map((url) => new Edge(url, log));
  }

  purge(tags: readonly string[]): void {
    for (const edge of this.#edges) edge.purge(tags);
  }

  /** Resolves when all purges are sent. */
  async settled(): Promise<void> {
    await Promise.all(this.#edges.map((edge) => edge.settled()));
  }
}

/** One of them. It has a queue of its own: one that does not answer keeps no other from hearing. */
class Edge {
  readonly #url: string;
  readonly #log: Pick<ShopLog, 'warn'>;
  #tags = new Set<string>();
  #sending: Promise<void> | undefined;

  constructor(url: string, log: Pick<ShopLog, 'warn'>) {
    this.#url = url;
    this.#log = log;
  }

  purge(tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
      if (this.#tags.size > 0) this.purge([]);
    });
  }

  async settled(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  async #send(): Promise<void> {
    await sleep(GATHER_MS);
    const tags = [...this.#tags].join(',');
    this.#tags = new Set();
    await this.#notify(tags.length > MAX_BYTES || tags.split(',').includes(ALL_PAGES) ? ALL_PAGES : tags);
  }

  /** An unreachable one serves its pages for a minute, as their headers say. */
  async #notify(tags: string): Promise<void> {
    for (const pause of [...PAUSES_MS, null]) {
      try {
        const answer = await fetch(this.#url, {
          method: 'PURGE',
          headers: { 'Cache-Tag': tags },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await answer.body?.cancel();
        if (answer.ok) return;
        throw new Error(`answered ${answer.status}`);
      } catch (err) {
        if (pause === null)
          this.#log.warn({ err, url: this.#url }, 'A cache in front of the shop did not receive a purge');
        else await sleep(pause);
      }
    }
  }
}

/**
 * Notifies the caches in front after the pages of this node are gone. Every node does: one that receives the purge late may
 * have answered with an old page meanwhile, and its own request then drops that too.
 */
export function purgeEdges(edges: Edges, pages: PurgedCache): PurgedCache {
  return {
    purge(tags, transaction) {
      pages.purge(tags, transaction);
      edges.purge(tags);
    },
    forget() {
      pages.forget();
      edges.purge([ALL_PAGES]);
    },
    advance: (since) => pages.advance(since),
    open: (identity, purges) => pages.open(identity, purges),
    get keeping() {
      return pages.keeping;
    },
    set keeping(keeping) {
      pages.keeping = keeping;
    },
  };
}
