import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The sources are shipped next to the server bundle, and Node strips their types. */
const require = createRequire(import.meta.url);
const MAX_HEAP_MB = 512;

/** The worker used up its time or its memory, and was ended. */
export class WorkerExhausted extends Error {
  override name = 'WorkerExhausted';
}

export type WorkerReply = { done: true } | { done: false; item: unknown };

/**
 * Yields the items of a module's default export (an async generator function) for this input, computed in a worker thread: the
 * event loop of this process stays free, however long one item takes. The worker computes an item on request, `ms` limits the
 * total time that this process waits. A caller that stops early ends the worker.
 */
export async function* readInWorker<Item>(module: `#${string}`, input: unknown, ms: number): AsyncGenerator<Item> {
  const worker = new Worker(require.resolve('#platform/worker-threads/server/worker.ts'), {
    workerData: { module: pathToFileURL(require.resolve(module)).href, input },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // An error between two items must not end this process.
  worker.on('error', () => {});
  let left = ms;
  try {
    for (;;) {
      const asked = performance.now();
      const reply = await nextReply(worker, left);
      left -= performance.now() - asked;
      if (reply.done) return;
      yield reply.item as Item;
    }
  } finally {
    await worker.terminate();
  }
}

async function nextReply(worker: Worker, ms: number): Promise<WorkerReply> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(ms)));
  const replied = once(worker, 'message', { signal });
  worker.postMessage('next');
  try {
    const [reply] = await replied;
    return reply;
  } catch (error) {
    const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (signal.aborted || isOutOfMemory) throw new WorkerExhausted();
    throw error;
  }
}
