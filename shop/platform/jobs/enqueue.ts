import { sql } from 'drizzle-orm';
import type { Database } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { jobs } from './tables.ts';

export interface EnqueueOptions {
  /** Not before this moment; at once when left out. */
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
  data: T,
  now: Date,
  { startAfter = now, key }: EnqueueOptions = {},
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ name: kind.name, key, data, createdAt: now, runAt: startAfter })
    .onConflictDoNothing({ target: [jobs.name, jobs.key], where: sql`given_up_at is null` });
}

/** A kind of work and its data: the name both sides of the queue know. `T` must survive JSON. */
export interface JobKind<T> {
  name: string;
  /** How often it is tried before it is given up. */
  attempts: number;
  /** Only a type, never a value: what `enqueue` takes and the handler gets. */
  data?: T;
}

interface JobRun {
  /** 1 for the first try. */
  attempt: number;
  /** Said when the process closes; long work stops at the next good moment. */
  signal: AbortSignal;
}

export interface JobHandler {
  kind: JobKind<object>;
  /** Done again and again, this many seconds apart, by one node at a time. */
  everySeconds?: number;
  run(shop: Shop, data: unknown, run: JobRun): Promise<void>;
}

const ATTEMPTS = 8;

export function jobKind<T>(name: string, { attempts = ATTEMPTS }: { attempts?: number } = {}): JobKind<T> {
  return { name, attempts };
}

/** Says how a kind of work is done. */
export function handleJob<T extends object>(
  kind: JobKind<T>,
  run: (shop: Shop, data: T, run: JobRun) => Promise<void>,
): JobHandler {
  // Only `enqueue` writes these rows, with this very type.
  return { kind, run: (shop, data, how) => run(shop, data as T, how) };
}

/** Work nobody asks for: it comes round by itself. */
export function repeatJob(
  name: string,
  everySeconds: number,
  run: (shop: Shop, run: JobRun) => Promise<void>,
): JobHandler {
  return { kind: jobKind(name), everySeconds, run: (shop, _data, how) => run(shop, how) };
}
