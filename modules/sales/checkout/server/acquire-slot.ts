/** Concurrent orders of one product: one that holds its lock, and the next. */
const AT_ONCE = 2;

interface Line {
  inside: number;
  waiting: (() => void)[];
}

interface OrderQueue {
  /** Orders that are placed or wait, by product. */
  wanted: Map<number, number>;
  lines: Map<number, Line>;
}

const queues = new WeakMap<object, OrderQueue>();

/**
 * Orders of a popular product wait here, in this process and in order, and not in the database: there each would hold a connection
 * until none was left for other orders. An order of several products waits for the most wanted one and does not block the others. Locks of
 * the database decide; this only limits who requests them.
 */
export async function withSlot<Result>(
  { pool }: { pool: object },
  productIds: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(pool) ?? { wanted: new Map(), lines: new Map() };
  queues.set(pool, queue);
  for (const id of productIds) queue.wanted.set(id, (queue.wanted.get(id) ?? 0) + 1);
  const leave = await acquireSlot(queue.lines, mostWantedProduct(queue, productIds));
  try {
    return await work();
  } finally {
    leave();
    for (const id of productIds) {
      const others = (queue.wanted.get(id) ?? 1) - 1;
      if (others > 0) queue.wanted.set(id, others);
      else queue.wanted.delete(id);
    }
  }
}

function mostWantedProduct({ wanted }: OrderQueue, productIds: readonly number[]): number | undefined {
  const countOf = (id: number) => wanted.get(id) ?? 0;
  return [...productIds].sort((a, b) => countOf(b) - countOf(a) || a - b)[0];
}

async function acquireSlot(lines: Map<number, Line>, id: number | undefined): Promise<() => void> {
  if (id === undefined) return () => {};
  const line = lines.get(id) ?? { inside: 0, waiting: [] };
  lines.set(id, line);
  if (line.inside < AT_ONCE) line.inside += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  return () => {
    const next = line.waiting.shift();
    // The next waiter takes the slot directly: a later order cannot overtake it.
    if (next) next();
    else line.inside -= 1;
    if (line.inside === 0) lines.delete(id);
  };
}
