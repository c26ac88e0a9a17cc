import cluster from 'node:cluster';
import * as v from 'valibot';

const schema = v.object({
  /** From 1 on; one that takes the place of another has its number. */
  number: v.number(),
  /** The embedded database runs under the process that started the workers. */
  databaseUrl: v.string(),
});

export type WorkerFacts = v.InferOutput<typeof schema>;

const VARIABLE = 'WITRYNA_WORKER';

/** The environment of a worker. */
export function writeWorkerFacts(facts: WorkerFacts): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(facts) };
}

/** The facts in the environment of this process, if it is one of several behind the port (O.46). */
export function findWorkerFacts(): WorkerFacts | undefined {
  return cluster.isWorker ? v.parse(schema, JSON.parse(process.env[VARIABLE] ?? '')) : undefined;
}
