import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#platform/db/server/connect.ts';
import { type NewRow, rowsOf } from '#platform/db/server/insert-in-one-statement.ts';
import { parseJson } from '#platform/db/server/parse-json.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { jobs } from './tables.ts';

export interface EnqueueOptions {
  startAfter?: Date;
  /** While a job of this kind with the same key waits, no second one is added. */
  key?: string;
}

/**
 * Leaves work for later. Pass the transaction whose rows the work is about: the work then exists exactly when they do.
 * The work is done at least once, so its handler must bear being called twice.
 */
export async function enqueue<T extends object>(
  tx: Pick<Database, 'insert'>,
  kind: JobKind<T>,
  data: NoInfer<T>,
  now: Date,
  { startAfter = now, key }: EnqueueOptions = {},
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ name: kind.name, key, data, createdAt: now, runAt: startAfter })
    .onConflictDoNothing({ target: [jobs.name, jobs.key], where: sql`given_up_at is null` });
}

/** The same as rows of a statement that writes what the work is about (`insertInOneStatement`). */
export const jobColumns = rowsOf(jobs, ['name', 'data', 'createdAt', 'runAt']);

export function jobRow<T extends object>(kind: JobKind<T>, data: NoInfer<T>, now: Date): NewRow<typeof jobColumns> {
  return { name: kind.name, data, createdAt: now, runAt: now };
}

/**
 * All kinds of jobs. `server/shop/shop-jobs.ts` has a handler for each, or does not compile. Waiting rows hold the name: a new
 * one needs a migration.
 */
export type JobName =
  | 'bulk-change'
  | 'deliver-mail'
  | 'import-catalogue'
  | 'stock-returned'
  | 'parts-moved'
  | 'price-dropped'
  | 'prices-dropped'
  | 'reindex-products'
  | 'order-mail'
  | 'deliver-digital'
  | 'opinion-invitation'
  | 'return-mail'
  | 'return-paid'
  | 'complaint-paid'
  | 'withdrawal-paid'
  | 'local-bank-webhook'
  | 'purge-pages'
  | 'send-newsletter';

/** A kind of work and its data: the name both sides of the queue know. `T` must survive JSON. */
export interface JobKind<T, Name extends string = string> {
  name: Name;
  /** Parses the data of a job from its row. */
  schema: v.GenericSchema<unknown, T>;
  attempts: number;
}

interface JobRun {
  attempt: number;
  /** Said when the process closes; long work stops at the next good moment. */
  signal: AbortSignal;
}

export interface JobHandler<Name extends string = string> {
  kind: JobKind<object, Name>;
  /** Done again and again, this many seconds apart, by one node at a time. */
  everySeconds?: number;
  /** May take minutes: done next to the rest of the queue, which does not wait for it. */
  isLong?: boolean;
  run(shop: Shop, data: unknown, run: JobRun): Promise<void>;
}

const ATTEMPTS = 8;

export function jobKind<Name extends JobName, T>(
  name: Name,
  schema: v.GenericSchema<unknown, T>,
  { attempts = ATTEMPTS }: { attempts?: number } = {},
): JobKind<T, Name> {
  return { name, schema, attempts };
}

export function handleJob<T extends object, Name extends string>(
  kind: JobKind<T, Name>,
  run: (shop: Shop, data: T, run: JobRun) => Promise<void>,
  { isLong = false }: Pick<JobHandler, 'isLong'> = {},
): JobHandler<Name> {
  return {
    kind,
    isLong,
    run: async (shop, data, how) => run(shop, parseJson(`jobs.data of ${kind.name}`, kind.schema, data), how),
  };
}

/** A job that repeats itself without being enqueued. */
export function repeatJob(
  name: string,
  everySeconds: number,
  run: (shop: Shop, run: JobRun) => Promise<void>,
): JobHandler {
  const kind = { name, schema: v.object({}), attempts: ATTEMPTS };
  return { kind, everySeconds, run: (shop, _data, how) => run(shop, how) };
}
