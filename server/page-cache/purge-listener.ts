import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ALL_PAGES, PURGE_CHANNEL } from '#shop/platform/db/purge-tags.ts';
import type { ShopLog } from '#shop/platform/shop.ts';

const RETRY = 500;
const HEARTBEAT = 15_000;
const CONNECT_TIMEOUT_MS = 5000;

interface PurgedCache {
  purge(tags: readonly string[]): void;
  keeping: boolean;
}

/**
 * Hears of purges from every node of the shop. While the connection is down notices are lost, so nothing is cached then,
 * and what was cached is dropped: a slow page is better than a wrong price.
 */
export class PurgeListener {
  readonly #databaseUrl: string;
  readonly #cache: PurgedCache;
  readonly #log: Pick<ShopLog, 'warn' | 'info'>;
  #client: pg.Client | undefined;
  /** Connecting, not yet listening. */
  #next: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(databaseUrl: string, cache: PurgedCache, log: Pick<ShopLog, 'warn' | 'info'>) {
    this.#databaseUrl = databaseUrl;
    this.#cache = cache;
    this.#log = log;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'purge',
    });
    client.on('notification', ({ payload }) => this.#cache.purge(parseTags(payload)));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, undefined));
    this.#next = client;
    try {
      await client.connect();
      await client.query(`listen ${PURGE_CHANNEL}`);
      if (this.#closed) throw new Error('closed while connecting');
    } catch (error) {
      // A connection that does not listen is of no use, and each further try would leave one more behind.
      await client.end().catch(() => {});
      throw error;
    } finally {
      this.#next = undefined;
    }
    this.#client = client;
    this.#cache.purge([ALL_PAGES]);
    this.#cache.keeping = true;
    this.#heartbeat = setInterval(() => this.#beat(client), HEARTBEAT);
    this.#heartbeat.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    await Promise.allSettled([this.#client?.end(), this.#next?.end()]);
  }

  /** A cut cable says nothing: ask now and then, and give up on a connection that stays silent. */
  #beat(client: pg.Client): void {
    const silent = setTimeout(() => this.#lost(client, new Error('no answer to the heartbeat')), HEARTBEAT);
    silent.unref();
    client.query('select 1').then(
      () => clearTimeout(silent),
      () => clearTimeout(silent),
    );
  }

  #lost(client: pg.Client, error: Error | undefined): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    client.end().catch(() => {});
    this.#cache.keeping = false;
    this.#cache.purge([ALL_PAGES]);
    this.#log.warn({ err: error }, 'The connection that hears of purges was lost, all cached pages were dropped');
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed) {
      await sleep(RETRY, undefined, { ref: false });
      try {
        await this.open();
        this.#log.info({}, 'Purges are heard again');
        return;
      } catch {
        // The database is still away: try again.
      }
    }
  }
}

function parseTags(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '');
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch {
    // Not from this shop's code; purging too much is harmless.
  }
  return [ALL_PAGES];
}
