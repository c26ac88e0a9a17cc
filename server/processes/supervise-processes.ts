import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#platform/db/server/embedded/launch.ts';
import type { Logger } from '../log.ts';
import { collectMeasures } from './collect-measures.ts';
import { parseFromWorker } from './messages.ts';
import { writeWorkerFacts } from './worker-facts.ts';

interface Options {
  count: number;
  /** 0 takes any free one. */
  port: number;
  databaseUrl: string;
  log: Logger;
  /** Milliseconds a worker may take to answer its last requests and close. */
  timeout?: number;
}

export interface SupervisedProcesses {
  /** Lines of the first worker for the operator. */
  lines: string[];
  /** Has all of them answer what is under way and end. */
  close(): Promise<void>;
}

/** The first worker ended before it served; it has said why. */
export class WorkerStartError extends Error {
  override name = 'WorkerStartError';
  readonly exitCode: number;

  constructor(exitCode: number) {
    super(`The first serving process ended with code ${exitCode}`);
    this.exitCode = exitCode;
  }
}

/** Longer than a worker gives its last requests and its closing. */
export const TIMEOUT_MS = 35_000;
/** One that ends sooner than this is started again later and later: what broke it is still there. */
const SOON_MS = 10_000;
const MAX_PAUSE_MS = 30_000;

/**
 * O.46: so many workers behind one port, and another for each that ends. They share the listening socket itself (decision 55):
 * a free one takes the next connection, and one that is killed takes with it only the connections it had.
 */
export async function keepProcesses({ count, port: wanted, databaseUrl, log, timeout = TIMEOUT_MS }: Options) {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const port = wanted === 0 ? await freePort(0) : wanted;
  const living = new Map<number, Worker>();
  const closing = new AbortController();
  let replaced = 0;
  const takeMessage = collectMeasures(living, () => replaced);

  /** Settled when it serves, or has ended before it did. */
  function start(number: number, isFirst: boolean, soonEnds = 0): Promise<string[]> {
    const begun = performance.now();
    const worker = cluster.fork({ ...writeWorkerFacts({ number, databaseUrl }), PORT: String(port) });
    living.set(number, worker);
    let serves = false;
    return new Promise((resolve, reject) => {
      worker.on('message', (sent: unknown) => {
        const message = parseFromWorker(sent);
        if (message.kind !== 'ready') return takeMessage(worker, message);
        serves = true;
        return resolve(message.lines);
      });
      worker.once('exit', (code, signal) => {
        living.delete(number);
        if (isFirst && !serves) return reject(new WorkerStartError(code ?? 1));
        resolve([]);
        if (closing.signal.aborted) return;
        log.error(
          { worker: number, pid: worker.process.pid, code, signal },
          'A serving process ended, starting another',
        );
        replaced += 1;
        void replace(number, performance.now() - begun < SOON_MS ? soonEnds + 1 : 0);
      });
    });
  }

  async function replace(number: number, soonEnds: number): Promise<void> {
    const pause = soonEnds === 0 ? 0 : Math.min(MAX_PAUSE_MS, 50 * 4 ** (soonEnds - 1));
    await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
    if (!closing.signal.aborted) await start(number, false, soonEnds);
  }

  const lines = await start(1, true);
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 2, false)));
  return {
    lines,
    async close() {
      closing.abort();
      const codes = await Promise.all([...living.values()].map((worker) => endWorker(worker, timeout)));
      if (codes.some((code) => code !== 0)) throw new Error(`serving processes ended with ${codes.join(', ')}`);
    },
  } satisfies SupervisedProcesses;
}

/** Its exit code; null when it had to be killed. */
async function endWorker(worker: Worker, timeout: number): Promise<number | null> {
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const late = setTimeout(() => worker.process.kill('SIGKILL'), timeout);
  const [code] = (await ended) as [number | null];
  clearTimeout(late);
  return code;
}
