import * as v from 'valibot';

const id = v.number();

/** Messages of workers to the process that started them. */
const fromWorker = v.variant('kind', [
  /** It serves; the lines are for the operator. */
  v.object({ kind: v.literal('ready'), lines: v.array(v.string()) }),
  /** A worker has a request for the figures of all. */
  v.object({ kind: v.literal('measure-all'), id }),
  v.object({ kind: v.literal('measured'), id, text: v.string() }),
]);

const measured = v.object({
  kind: v.literal('measured-all'),
  id,
  texts: v.array(v.string()),
  running: v.number(),
  replaced: v.number(),
});

/** Messages to workers. */
const toWorker = v.variant('kind', [v.object({ kind: v.literal('measure'), id }), measured]);

export type FromWorker = v.InferOutput<typeof fromWorker>;
export type ToWorker = v.InferOutput<typeof toWorker>;
export type MeasuredAll = v.InferOutput<typeof measured>;

export function parseFromWorker(message: unknown): FromWorker {
  return v.parse(fromWorker, message);
}

export function parseToWorker(message: unknown): ToWorker {
  return v.parse(toWorker, message);
}

/** From a worker to the process that started it. */
export function notifyStarter(message: FromWorker): void {
  process.send?.(message);
}
