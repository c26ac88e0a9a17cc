import type { Shop } from '#shop/platform/shop.ts';
import { enqueue } from './enqueue.ts';
import type { JobHandler } from './job-kind.ts';

const EVERY = 'repeated';

/** Each repeated job has one row, whichever node comes first. Its first round is due at once. */
export async function scheduleRepeated(shop: Shop, handlers: readonly JobHandler[]): Promise<void> {
  for (const { kind, everySeconds } of handlers) {
    if (everySeconds !== undefined) await enqueue(shop.db, kind, {}, shop.now(), { key: EVERY });
  }
}
