/** Orders of one product that are placed at the same time: one that holds its lock, and the next. */
const AT_ONCE = 2;

interface Line {
  inside: number;
  waiting: (() => void)[];
}

interface Visitors {
  /** Orders that are being placed or wait for it, by product. */
  wanted: Map<number, number>;
  lines: Map<number, Line>;
}

const queues = new WeakMap<object, Visitors>();

/**
 * Has the orders of a product everybody wants wait for each other here, in this process and in the order they came, and not in
 * the database: there each would hold a connection while it waits, until none was left for those who buy something else. An order of
 * several products stands in line for the one that is wanted most and keeps nobody waiting for the others. The locks of the
 * database decide what is right; this only decides who asks for them.
 */
export async function takeTurns<Result>(
  { pool }: { pool: object },
  productIds: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const waiters = queues.get(pool) ?? { wanted: new Map(), lines: new Map() };
  queues.set(pool, waiters);
  for (const id of productIds) waiters.wanted.set(id, (waiters.wanted.get(id) ?? 0) + 1);
  const leave = await standInLine(waiters.lines, maxConcurrent(waiters, productIds));
  try {
    return await work();
  } finally {
    leave();
    for (const id of productIds) {
      const others = (waiters.wanted.get(id) ?? 1) - 1;
      if (others > 0) waiters.wanted.set(id, others);
      else waiters.wanted.delete(id);
    }
  }
}

function maxConcurrent({ wanted }: Visitors, productIds: readonly number[]): number | undefined {
  const countOf = (id: number) => wanted.get(id) ?? 0;
  return [...productIds].sort((a, b) => countOf(b) - countOf(a) || a - b)[0];
}

async function standInLine(lines: Map<number, Line>, id: number | undefined): Promise<() => void> {
  if (id === undefined) return () => {};
  const line = lines.get(id) ?? { inside: 0, waiting: [] };
  lines.set(id, line);
  if (line.inside < AT_ONCE) line.inside += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  return () => {
    const next = line.waiting.shift();
    // The next one takes the place: nobody who comes meanwhile slips in before.
    if (next) next();
    else line.inside -= 1;
    if (line.inside === 0) lines.delete(id);
  };
}
