import pg from 'pg';
import { limitsOf, type Timeouts } from '#platform/db/server/connect.ts';
import { findLife } from '#platform/db/server/database-life.ts';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import { AwaitedPurges } from './awaited-purges.ts';
import { isServerLost } from './server-lost.ts';
import { parseShown, type ShownTransactions } from './shown-transactions.ts';

const LOOK_EVERY_MS = 1000;
/** After a purge the first look follows at once: most replicas are a millisecond behind. */
const FIRST_LOOK_MS = 2;
const TIMEOUT_MS = 2000;

/** A replica that says nothing for so long is not read until it speaks again. */
const SHOWN = { text: 'select pg_current_snapshot()::text as shown', query_timeout: TIMEOUT_MS };

export interface ReplicaOptions {
  url: string;
  poolSize: number;
  timeouts?: Timeouts | undefined;
  log: Pick<ShopLog, 'info' | 'warn'>;
}

/** One server that follows the primary: what it shows by now, and whether it answers. */
export class Replica {
  /** Host and port, for the log and the figures; never the password. */
  readonly name: string;
  readonly awaited = new AwaitedPurges();
  readonly #pool: pg.Pool;
  readonly #log: ReplicaOptions['log'];
  shown: ShownTransactions | undefined;
  life: string | undefined;
  #wasLost = false;
  /** Counted, so that a look begun before it was lost says nothing of the time after. */
  #losses = 0;
  #delay = LOOK_EVERY_MS;
  #wake: (() => void) | undefined;
  #closed = false;
  #looking: Promise<void> = Promise.resolve();

  constructor({ url, poolSize, timeouts, log }: ReplicaOptions) {
    const { host, port } = new URL(url);
    this.name = port ? host : `${host}:5432`;
    this.#log = log;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      keepAlive: true,
      ...(timeouts && limitsOf(timeouts)),
      connectionTimeoutMillis: Math.min(timeouts?.connection ?? TIMEOUT_MS, TIMEOUT_MS),
    });
    this.#pool.on('error', (error) => this.lose(error));
  }

  /** Looks at it now and then until it is closed. `lifeOf` says in which life the primary is. */
  start(lifeOf: () => string | undefined): void {
    this.#looking = this.#lookOn(lifeOf);
  }

  async query(question: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#pool.query(question, values);
    } catch (error) {
      if (isServerLost(error)) this.lose(error);
      throw error;
    }
  }

  /** Something was purged: the next look comes at once. */
  hurry(): void {
    this.#delay = FIRST_LOOK_MS;
    this.#wake?.();
  }

  lose(err: unknown): void {
    this.#losses += 1;
    this.shown = undefined;
    this.life = undefined;
    this.awaited.startOver();
    if (this.#wasLost || this.#closed) return;
    this.#wasLost = true;
    this.#log.warn({ err, replica: this.name }, 'A replica does not answer; pages are read from the primary');
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wake?.();
    await this.#looking;
    await this.#pool.end();
  }

  async #lookOn(lifeOf: () => string | undefined): Promise<void> {
    while (!this.#closed) {
      await this.#look(lifeOf());
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#delay);
        timer.unref();
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = undefined;
    }
  }

  async #look(lifeOfPrimary: string | undefined): Promise<void> {
    const losses = this.#losses;
    try {
      const { rows } = await this.#pool.query<{ shown: string }>(SHOWN);
      const shown = parseShown(rows[0]?.shown ?? '');
      const life = this.life === lifeOfPrimary && this.life !== undefined ? this.life : await findLife(this.#pool);
      if (losses !== this.#losses) return;
      this.shown = shown;
      this.life = life;
      this.#found();
      this.#delay = this.awaited.areShown(shown) ? LOOK_EVERY_MS : Math.min(this.#delay * 2, LOOK_EVERY_MS);
    } catch (error) {
      this.#delay = LOOK_EVERY_MS;
      this.lose(error);
    }
  }

  #found(): void {
    if (!this.#wasLost) return;
    this.#wasLost = false;
    this.#log.info({ replica: this.name }, 'A replica answers again');
  }
}
