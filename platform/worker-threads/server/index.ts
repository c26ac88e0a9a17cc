export { readInWorker, WorkerExhausted } from './read-in-worker.ts';
