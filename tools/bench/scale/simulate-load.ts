import { percentile } from '../measure-latency.ts';
import { randomNumbers } from '../round/simulate-visits.ts';
import { EventClock } from './event-clock.ts';
import { Machine, Turns } from './machine.ts';

/** What one request takes, in milliseconds: of the shop's main thread and its other ones, of PostgreSQL, and of whoever asks. */
export interface Cost {
  main: number;
  aside: number;
  database: number;
  asking: number;
  /** Of the main thread after the answer: what was put off. */
  later: number;
  /** In which nobody works: disks, and threads that wake up. */
  wait: number;
  /** Ways to the database, one after the other. */
  trips: number;
  /** A transaction keeps its connection between them. */
  holds: boolean;
  /** A replica may answer it. */
  isPublic: boolean;
  /** How evenly they cost: 1 is an exponential spread, more an Erlang one, Infinity none. */
  shape: number;
}

export interface Layout {
  nodes: number;
  cores: number;
  /** Of a node, each with a main thread and connections of its own. */
  processes: number;
  connections: number;
  /** Servers, the first of them the primary; without any PostgreSQL and the visitors share the cores of the node. */
  database: { servers: number; cores: number } | null;
  slice?: number;
}

export interface Offered {
  cost: Cost;
  perSecond: number;
}

export interface Answered {
  perSecond: number;
  p50: number;
  p95: number;
}

export interface Simulated<Kind extends string> {
  kinds: Record<Kind, Answered>;
  /** Parts of one that cores of nodes, of the primary and of the replicas were at work. */
  busy: { nodes: number; primary: number; replicas: number };
}

/** Part of the main thread's work that follows the last answer of the database, in one piece. */
const DRAWING = 0.5;

interface Node {
  machine: Machine;
  threads: { main: Turns; connections: Turns }[];
}

/** Requests that come at random moments, whatever waits already: nobody comes later because the shop is slow. */
export function simulateLoad<Kind extends string>(
  layout: Layout,
  offered: Record<Kind, Offered>,
  { seconds, seed }: { seconds: number; seed: number },
): Simulated<Kind> {
  const clock = new EventClock();
  const random = randomNumbers(seed);
  const { slice } = layout;
  const nodes = Array.from({ length: layout.nodes }, (): Node => {
    const threads = Array.from({ length: layout.processes }, () => ({
      main: new Turns(1),
      connections: new Turns(layout.connections),
    }));
    return { machine: new Machine(clock, layout.cores, slice), threads };
  });
  const { servers, cores } = layout.database ?? { servers: 0, cores: 1 };
  const databases = Array.from({ length: servers }, () => new Machine(clock, cores, slice));
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;

  function ask(cost: Cost, answered: () => void): void {
    const { machine, threads } = one(nodes);
    const { main, connections } = one(threads);
    const database = cost.isPublic ? one(databases) : databases[0];
    const spread = erlang(cost.shape, random);
    const steps = Math.max(1, cost.trips);
    const asking = cost.trips === 0 ? 1 : (1 - DRAWING) / steps;
    const think = (part: number, then: () => void) =>
      main.take(() =>
        machine.work(cost.main * spread * part, () => {
          main.giveBack();
          then();
        }),
      );
    const rest = (then: () => void) => (cost.wait > 0 ? clock.after((cost.wait * spread) / steps, then) : then());
    const query = (then: () => void) => (database ?? machine).work((cost.database * spread) / steps, () => rest(then));
    const question = (then: () => void) => {
      if (cost.holds) return query(then);
      connections.take(() =>
        query(() => {
          connections.giveBack();
          then();
        }),
      );
    };
    const end = () => {
      if (cost.holds) connections.giveBack();
      machine.work(cost.aside * spread, () => machine.work(cost.asking / 2, answered));
      if (cost.later > 0) main.take(() => machine.work(cost.later * spread, () => main.giveBack()));
    };
    const go = (left: number): void =>
      left === 0 ? end() : question(() => think(left === 1 ? DRAWING : asking, () => go(left - 1)));
    const begin = () => think(asking, () => (cost.trips === 0 ? rest(end) : go(cost.trips)));
    machine.work(cost.asking / 2, () => (cost.holds ? connections.take(begin) : begin()));
  }

  const until = seconds * 1000;
  /** Before this moment queues are still filling. */
  const counted = until / 5;
  const waits = {} as Record<Kind, number[]>;
  for (const [kind, { cost, perSecond }] of Object.entries(offered) as [Kind, Offered][]) {
    const times: number[] = [];
    waits[kind] = times;
    const come = () => {
      const asked = clock.now;
      if (asked > 0)
        ask(cost, () => {
          if (clock.now >= counted) times.push(clock.now - asked);
        });
      clock.after((-Math.log(1 - random()) / perSecond) * 1000, come);
    };
    if (perSecond > 0) come();
  }
  clock.run(until);
  const busy = (machines: readonly Machine[], of: number) =>
    machines.reduce((sum, { worked }) => sum + worked, 0) / Math.max(1, machines.length * of * until);
  const kinds = Object.entries<number[]>(waits).map(([kind, times]) => [
    kind,
    {
      perSecond: times.length / ((until - counted) / 1000),
      p50: times.length > 0 ? percentile(times, 0.5) : Number.NaN,
      p95: times.length > 0 ? percentile(times, 0.95) : Number.NaN,
    },
  ]);
  return {
    kinds: Object.fromEntries(kinds),
    busy: {
      nodes: busy(
        nodes.map(({ machine }) => machine),
        layout.cores,
      ),
      primary: busy(databases.slice(0, 1), cores),
      replicas: busy(databases.slice(1), cores),
    },
  };
}

/** Of mean 1. */
function erlang(shape: number, random: () => number): number {
  if (shape === Number.POSITIVE_INFINITY) return 1;
  let sum = 0;
  for (let part = 0; part < shape; part += 1) sum -= Math.log(1 - random());
  return sum / shape;
}
