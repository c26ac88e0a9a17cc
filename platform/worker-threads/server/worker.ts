import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerReply } from './read-in-worker.ts';

/** The entry of a worker thread: answers each request of `readInWorker` with the next item of the module that it names. */
const { module, input } = workerData as { module: string; input: unknown };
const { default: produce } = (await import(module)) as { default: (input: unknown) => AsyncIterable<unknown> };
const items = produce(input)[Symbol.asyncIterator]();

parentPort?.on('message', async () => {
  const { done, value } = await items.next();
  const reply: WorkerReply = done ? { done } : { done: false, item: value };
  parentPort?.postMessage(reply);
});
