import pg from 'pg';
import { isPermissionDenied, LIFE, UNKNOWN_LIFE } from '#platform/db/server/database-life.ts';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import { PrimaryProgress } from './primary-progress.ts';
import { Replica, type ReplicaOptions } from './replica.ts';
import { isServerLost } from './server-lost.ts';

const LOOK_EVERY_MS = 1000;

const LOOK = `select pg_snapshot_xmax(pg_current_snapshot())::text as xmax, ${LIFE} as life`;
const LOOK_WITHOUT_LIFE = `select pg_snapshot_xmax(pg_current_snapshot())::text as xmax, '${UNKNOWN_LIFE}' as life`;

export interface ReplicasOptions extends Omit<ReplicaOptions, 'url'> {
  urls: readonly string[];
  primary: pg.Pool;
  maxLagMs: number;
  log: Pick<ShopLog, 'info' | 'warn' | 'error'>;
}

export interface ReplicaFigures {
  name: string;
  isRead: boolean;
  lagSeconds: number;
}

/** A question, and not the beginning of a transaction. */
const QUESTION = /^[\s(]*(?:select|with|values)\b/i;
/** Values never stand in the text, so that these words are the statement's own. */
const WRITES = /\b(?:insert|update|delete|truncate|nextval|setval|pg_notify|pg_advisory\w*)\b/i;

/**
 * The replicas of the database and which of them may be read now: one that answers, is on the primary's timeline, not too
 * late, and shows every purge that this process has received. Checked before every query.
 */
export class Replicas {
  readonly #replicas: readonly Replica[];
  readonly #primary: pg.Pool;
  readonly #maxLagMs: number;
  readonly #log: ReplicasOptions['log'];
  readonly #progress = new PrimaryProgress();
  #life: string | undefined;
  #question = LOOK;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #listens = false;
  #closed = false;
  /** Queries answered by replicas, and those a replica failed at which the primary answered. */
  reads = 0;
  fallbacks = 0;

  constructor({ urls, primary, maxLagMs, log, ...options }: ReplicasOptions) {
    this.#primary = primary;
    this.#maxLagMs = maxLagMs;
    this.#log = log;
    this.#replicas = urls.map((url) => new Replica({ ...options, url, log }));
  }

  start(): void {
    for (const replica of this.#replicas) replica.start(() => this.#life);
    void this.#look();
  }

  /** Whether purges are received: without them the required state of a replica is unknown. */
  set listens(listens: boolean) {
    this.#listens = listens;
  }

  /** Before anything made of the old rows is dropped: what is made next must not be read from a replica that has them still. */
  receive(transaction: number | undefined): void {
    for (const replica of this.#replicas) {
      replica.awaited.receive(transaction, replica.shown);
      replica.hurry();
    }
  }

  advance(since: number): void {
    for (const replica of this.#replicas) replica.awaited.advance(since);
  }

  /** A read, by a replica when one may be asked, else by the primary. */
  async query(question: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (!QUESTION.test(question.text) || WRITES.test(question.text))
      throw new Error(`Public pages only read: ${question.text.slice(0, 80)}`);
    const replica = this.#pick();
    if (replica) {
      try {
        const answer = await replica.query(question, values);
        this.reads += 1;
        return answer;
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === '25006') throw error;
        this.fallbacks += 1;
      }
    }
    return this.#queryPrimary(question, values);
  }

  figures(): ReplicaFigures[] {
    return this.#replicas.map((replica) => ({
      name: replica.name,
      isRead: this.#mayBeRead(replica),
      lagSeconds: replica.shown ? this.#progress.lagOf(replica.shown.xmax) / 1000 : Number.NaN,
    }));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  #pick(): Replica | undefined {
    if (!this.#listens) return undefined;
    for (let tried = 0; tried < this.#replicas.length; tried += 1) {
      this.#turn = (this.#turn + 1) % this.#replicas.length;
      const replica = this.#replicas[this.#turn];
      if (replica && this.#mayBeRead(replica)) return replica;
    }
    return undefined;
  }

  #mayBeRead(replica: Replica): boolean {
    return this.#isNear(replica) && replica.shown !== undefined && replica.awaited.areShown(replica.shown);
  }

  #isNear({ shown, life }: Replica): boolean {
    if (!shown || life === undefined || life !== this.#life) return false;
    return this.#progress.lagOf(shown.xmax) <= this.#maxLagMs;
  }

  /** A replica answers for an absent primary while purges are not received either: nothing is cached then. */
  async #queryPrimary(question: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#primary.query(question, values);
    } catch (error) {
      const replica =
        this.#listens || !isServerLost(error) ? undefined : this.#replicas.find((one) => this.#isNear(one));
      if (!replica) throw error;
      this.reads += 1;
      return replica.query(question, values);
    }
  }

  async #look(): Promise<void> {
    try {
      const { rows } = await this.#primary.query<{ xmax: string; life: string }>(this.#question);
      const { xmax = '0', life = UNKNOWN_LIFE } = rows[0] ?? {};
      this.#life = life;
      this.#progress.see(Number(xmax), performance.now());
    } catch (err) {
      if (isPermissionDenied(err) && this.#question === LOOK) {
        this.#question = LOOK_WITHOUT_LIFE;
        this.#log.info({}, 'The database does not report its timeline; replicas are compared by transactions alone');
      } else if (!isServerLost(err) && !this.#closed) {
        this.#log.warn({ err }, 'The progress of the primary could not be read');
      }
    }
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }
}
