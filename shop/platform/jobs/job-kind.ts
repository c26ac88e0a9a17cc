import type { Shop } from '#shop/platform/shop.ts';

/** A kind of work and what it is told: the name both sides of the queue know. `T` must survive JSON. */
export interface JobKind<T> {
  name: string;
  /** How often it is tried before it is given up. */
  attempts: number;
  /** Only a type, never a value: what `enqueue` takes and the handler gets. */
  data?: T;
}

export interface JobRun {
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
