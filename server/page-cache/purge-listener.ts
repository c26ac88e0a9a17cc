import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import {
  findDatabaseIdentity,
  findPurges,
  findRecentPurges,
  listMissing,
  type PurgesFound,
} from '#platform/db/server/find-purges.ts';
import { PrimaryClient } from '#platform/db/server/primary-client.ts';
import { ALL_PAGES, PURGE_CHANNEL, type Purge, parsePurge } from '#platform/db/server/purge-tags.ts';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';

const RETRY = 500;
const HEARTBEAT = 15_000;
/** After a purge the next look is taken sooner: pages made since can then be distinguished from earlier ones. */
const LOOK_AFTER_PURGE = 300;
const CONNECT_TIMEOUT_MS = 5000;
/** The last received changes, to detect whether a promoted server has them. */
const REMEMBERED = 1000;
/** They are swept from the database after two days, and those of the last 25 hours are remembered at the start. */
const REMEMBERED_MS = 20 * HOUR_MS;

export interface PurgedCache {
  /** `transaction` is the number of the one that purged; unknown when a notice cannot be read. */
  purge(tags: readonly string[], transaction: number | undefined): void;
  /** Everything in memory goes: purges may have been missed. */
  forget(): void;
  /** Everything purged by transactions below this number was handed to `purge` by now. */
  advance(since: number): void;
  /** The database of the numbers, and its purges from the time without a connection. */
  open(identity: string, purges: readonly Purge[]): void | Promise<void>;
  keeping: boolean;
}

/**
 * Receives purges from every node of the shop. While the connection is down notices are lost, so nothing is cached then, and
 * pages in memory are dropped: a slow page is better than a wrong price.
 */
export class PurgeListener {
  readonly #databaseUrl: string;
  readonly #cache: PurgedCache;
  readonly #log: Pick<ShopLog, 'error' | 'warn' | 'info'>;
  #client: pg.Client | undefined;
  /** Connecting, not yet listening. */
  #next: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #look: NodeJS.Timeout | undefined;
  /** Received since the last look, by number of row: the look finds them again. */
  readonly #received = new Map<number, number>();
  /** The state that the database reported, by number of row, oldest first; preserved when the connection is lost. */
  readonly #last = new Map<number, { transaction: number; at: number }>();
  #since = 0;
  #closed = false;
  /** Received changes that a promoted server did not have, since the start. */
  lost = 0;

  constructor(databaseUrl: string, cache: PurgedCache, log: Pick<ShopLog, 'error' | 'warn' | 'info'>) {
    this.#databaseUrl = databaseUrl;
    this.#cache = cache;
    this.#log = log;
  }

  async open(): Promise<void> {
    const client = new PrimaryClient({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // Also before the first heartbeat: a database that falls silent while this connects must not be waited for without end.
      query_timeout: HEARTBEAT,
      keepAlive: true,
      application_name: 'purge',
    });
    client.on('notification', ({ payload }) => this.#receive(client, parsePurge(payload)));
    let isOver = false;
    const lose = (error?: Error) => {
      isOver = true;
      this.#lost(client, error);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    this.#next = client;
    try {
      await client.connect();
      await client.query(`listen ${PURGE_CHANNEL}`);
      // Listening first: what is purged between the two is received, or found, or both.
      const identity = await findDatabaseIdentity(client);
      await this.#missLost(client);
      const recent = await findRecentPurges(client);
      if (this.#closed) throw new Error('closed while connecting');
      this.#cache.forget();
      await this.#cache.open(identity, recent.purges);
      if (this.#closed) throw new Error('closed while connecting');
      // Only a connection that listens can be lost: no other code notices.
      if (isOver) throw new Error('the connection ended before all was opened');
      for (const purge of recent.purges.toSorted((one, other) => one.id - other.id)) this.#remember(purge);
      this.#advance(recent);
    } catch (error) {
      // A connection that does not listen is of no use, and each further try would leave one more behind.
      await client.end().catch(() => {});
      throw error;
    } finally {
      this.#next = undefined;
    }
    this.#client = client;
    this.#cache.keeping = true;
    this.#heartbeat = setInterval(() => this.#beat(client), HEARTBEAT);
    this.#heartbeat.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#look);
    await Promise.allSettled([this.#client?.end(), this.#next?.end()]);
  }

  /** O.48: without a synchronous standby the last acknowledged changes may be gone, and the operator must know. */
  async #missLost(client: pg.Client): Promise<void> {
    for (const [id, { at }] of this.#last) if (performance.now() - at > REMEMBERED_MS) this.#last.delete(id);
    const last = [...this.#last].map(([id, { transaction }]) => ({ id, transaction }));
    const missing = last.length > 0 ? await listMissing(client, last) : [];
    // Reported once. The remaining ones may still be lost later.
    for (const id of missing) this.#last.delete(id);
    if (missing.length === 0) return;
    this.lost += missing.length;
    this.#log.error(
      { missing: missing.length },
      'The database lacks changes received before: a server was promoted that did not have them',
    );
  }

  #remember({ id, transaction }: Purge): void {
    this.#last.set(id, { transaction, at: performance.now() });
    for (const oldest of this.#last.keys()) {
      if (this.#last.size <= REMEMBERED) break;
      this.#last.delete(oldest);
    }
  }

  #receive(client: pg.Client, purge: Purge | undefined): void {
    if (purge) {
      this.#received.set(purge.id, purge.transaction);
      this.#remember(purge);
    }
    this.#cache.purge(purge?.tags ?? [ALL_PAGES], purge?.transaction);
    this.#look ??= setTimeout(() => {
      this.#look = undefined;
      if (this.#client === client) this.#beat(client);
    }, LOOK_AFTER_PURGE).unref();
  }

  /** A cut cable says nothing: ask now and then, and give up on a connection that stays silent. */
  #beat(client: pg.Client): void {
    const silent = setTimeout(() => this.#lost(client, new Error('no answer to the heartbeat')), HEARTBEAT);
    silent.unref();
    this.#takeStock(client)
      .catch((error) => this.#lost(client, error))
      .finally(() => clearTimeout(silent));
  }

  async #takeStock(client: pg.Client): Promise<void> {
    const found = await findPurges(client, this.#since);
    if (this.#client !== client) return;
    for (const purge of found.purges) {
      if (this.#received.has(purge.id)) continue;
      this.#remember(purge);
      this.#cache.purge(purge.tags, purge.transaction);
    }
    this.#advance(found);
  }

  /** A notice may be on its way still when its transaction is over: only what was looked up counts as handed on. */
  #advance({ since, purges }: PurgesFound): void {
    for (const { id, transaction } of purges) this.#received.set(id, transaction);
    for (const [id, transaction] of this.#received) if (transaction < since) this.#received.delete(id);
    this.#since = since;
    this.#cache.advance(since);
  }

  #lost(client: pg.Client, error: Error | undefined): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    client.end().catch(() => {});
    this.#cache.keeping = false;
    this.#cache.forget();
    this.#log.warn({ err: error }, 'The connection that receives purges was lost, all cached pages were dropped');
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed) {
      await sleep(RETRY, undefined, { ref: false });
      try {
        await this.open();
        this.#log.info({}, 'Purges are received again');
        return;
      } catch {
        // The database is still away: try again.
      }
    }
  }
}
