import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replicas } from '#platform/replicas/server/index.ts';
import type { WebVital } from '#platform/vitals/rules/web-vital.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { type MeasureAll, measureAll, mergeFigures } from './processes/measure-all.ts';
import { findWorkerFacts } from './processes/worker-facts.ts';
import type { QueryWatch } from './watching/query-watch.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Holds the limits of good and poor of each figure. */
const VITAL_SECONDS = [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST']);

interface Measured {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** None while no page is kept. */
  cache?: PageCache;
  /** Figures that are the same whichever process is asked. */
  addShared?(register: Registry): void;
  queries?: QueryWatch;
  replicas?: Replicas;
  /** Whether purges of other nodes are received now. */
  listensForPurges?(): boolean;
  /** How many changes a server that took over did not have. */
  countLost?(): number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #ofMachine = new Registry();
  readonly #running: Gauge;
  readonly #replaced: Gauge;
  readonly #measureAll: MeasureAll;
  readonly #requests: Counter;
  readonly #latency: Histogram;
  readonly #vitals: Histogram;
  readonly #shift: Histogram;

  constructor({ pool, cache, addShared, queries, listensForPurges, countLost, replicas }: Measured) {
    const registers = [this.#registry];
    const worker = findWorkerFacts();
    // Each process counts from its own start: summed up here, one that is replaced would look like lost requests.
    if (worker) this.#registry.setDefaultLabels({ worker: worker.number });
    this.#measureAll = measureAll(() => this.#registry.metrics());
    const ofMachine = (name: string, help: string) => new Gauge({ name, help, registers: [this.#ofMachine] });
    this.#running = ofMachine('witryna_processes', 'Serving processes behind this port');
    this.#replaced = ofMachine(
      'witryna_processes_replaced',
      'Serving processes that ended and were replaced since the start',
    );
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'witryna_requests_total',
      help: 'Answered requests, without hits of the page cache and files',
      labelNames: ['kind', 'method', 'status'],
      registers,
    });
    this.#latency = new Histogram({
      name: 'witryna_request_seconds',
      help: 'Time to answer',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers,
    });
    this.#vitals = new Histogram({
      name: 'witryna_web_vital_seconds',
      help: 'LCP, INP, FCP and TTFB of visitors who allowed statistics',
      labelNames: ['name'],
      buckets: VITAL_SECONDS,
      registers,
    });
    this.#shift = new Histogram({
      name: 'witryna_web_vital_shift',
      help: 'CLS of visitors who allowed statistics',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('witryna_pool_connections', 'Open database connections', () => pool.totalCount);
    gauge('witryna_pool_idle', 'Idle database connections', () => pool.idleCount);
    gauge('witryna_pool_waiting', 'Requests waiting for a database connection', () => pool.waitingCount);
    if (replicas) this.#watchReplicas(replicas, gauge);
    if (listensForPurges)
      gauge('witryna_purges_received', '1 while changes of other nodes are received', () => Number(listensForPurges()));
    if (countLost) gauge('witryna_changes_lost', 'Changes a server that took over did not have', countLost);
    if (queries) this.#watch(queries);
    addShared?.(this.#ofMachine);
    if (!cache) return;
    gauge('witryna_page_cache_hits', 'Pages served from the cache since the start', () => cache.hits);
    gauge('witryna_page_cache_stale_hits', 'Of them stale, while a new one was made', () => cache.staleHits);
    gauge('witryna_page_cache_disk_hits', 'Pages found on the disk since the start', () => cache.diskHits);
    gauge('witryna_page_cache_disk_bytes', 'Bytes of pages on the disk', () => cache.diskBytes);
    gauge('witryna_page_cache_misses', 'Pages made since the start', () => cache.misses);
    gauge('witryna_page_cache_purges', 'Purges received since the start', () => cache.purges);
    gauge('witryna_page_cache_evictions', 'Pages dropped for lack of room', () => cache.evictions);
    gauge('witryna_page_cache_bytes', 'Bytes kept', () => cache.bytes);
    gauge('witryna_page_cache_pages', 'Pages kept', () => cache.size);
  }

  #watchReplicas(replicas: Replicas, gauge: (name: string, help: string, read: () => number) => Gauge): void {
    const registers = [this.#registry];
    gauge('witryna_replica_reads', 'Queries answered by replicas since the start', () => replicas.reads);
    gauge('witryna_replica_fallbacks', 'Queries a replica failed at; the primary answered', () => replicas.fallbacks);
    new Gauge({
      name: 'witryna_replica_is_read',
      help: '1 while the replica may be asked: it answers, is near enough and shows all that was purged',
      labelNames: ['replica'],
      registers,
      collect() {
        for (const { name, isRead } of replicas.figures()) this.set({ replica: name }, Number(isRead));
      },
    });
    new Gauge({
      name: 'witryna_replica_lag_seconds',
      help: 'Age of the first change of the primary the replica does not show; NaN while it does not answer',
      labelNames: ['replica'],
      registers,
      collect() {
        for (const { name, lagSeconds } of replicas.figures()) this.set({ replica: name }, lagSeconds);
      },
    });
  }

  #watch(queries: QueryWatch): void {
    const registers = [this.#registry];
    const seconds = new Histogram({
      name: 'witryna_query_seconds',
      help: 'Time of a query, with the wait for a connection',
      buckets: SECONDS,
      registers,
    });
    const slow = new Counter({ name: 'witryna_slow_queries_total', help: 'Queries written down as slow', registers });
    const failed = new Counter({ name: 'witryna_failed_queries_total', help: 'Queries that failed', registers });
    queries.onEnd = (end) => {
      seconds.observe(end.seconds);
      if (end.isSlow) slow.inc();
      if (end.failed) failed.inc();
    };
  }

  observe(kind: RouteClass, method: string, status: number, seconds: number): void {
    this.#requests.inc({ kind, method: METHODS.has(method) ? method : 'other', status });
    // The time that a client took to send half of a request is no figure of the shop.
    if (status !== BROKEN_OFF) this.#latency.observe({ kind }, seconds);
  }

  observeVital({ name, value }: WebVital): void {
    if (name === 'CLS') this.#shift.observe(value);
    else this.#vitals.observe({ name }, value / 1000);
  }

  /** The figures of all processes behind the port. */
  async text(): Promise<{ type: string; text: string }> {
    const { texts, running, replaced } = await this.#measureAll();
    this.#running.set(running);
    this.#replaced.set(replaced);
    return { type: this.#registry.contentType, text: mergeFigures([...texts, await this.#ofMachine.metrics()]) };
  }
}

/** The status of a request whose sender went away before it was complete; it had no answer. */
export const BROKEN_OFF = 499;

type RouteClass = 'page' | 'data' | 'wire' | 'image' | 'health';

const WIRE = /^\/(?:ajax\/|feeds\/|graphql\/|graphql$|[\w-]+\.php$)/;
const HEALTH = new Set(['/healthz', '/openz', '/readyz', '/metrics']);

/** Coarse kinds of requests for the metrics: a label per address would grow without end. */
export function routeClass(path: string): RouteClass {
  if (HEALTH.has(path)) return 'health';
  if (path.startsWith('/obraz/') || path.startsWith('/plik/')) return 'image';
  if (path === '/contact.php') return 'page';
  if (WIRE.test(path)) return 'wire';
  return path.endsWith('.data') ? 'data' : 'page';
}
