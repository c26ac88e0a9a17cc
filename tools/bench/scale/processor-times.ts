import { readdirSync, readFileSync } from 'node:fs';
import { withClient } from '#shop/platform/db/testing/with-client.ts';
import { parseProcessorSeconds, processorSeconds } from '../measure-throughput.ts';

/** Milliseconds of processor time since each began. */
export interface ProcessorTimes {
  /** Main thread and all the others of the shop. */
  main: number;
  aside: number;
  /** PostgreSQL with all it has started, what has ended meanwhile included. */
  database: number;
  /** This process, which asks. */
  asking: number;
  /** All cores of the machine, whoever they worked for. */
  machine: number;
}

export interface Watched {
  shop: number;
  postmaster: number;
}

export function readProcessorTimes({ shop, postmaster }: Watched): ProcessorTimes {
  const main = parseProcessorSeconds(readFileSync(`/proc/${shop}/task/${shop}/stat`, 'utf8')) * 1000;
  const { user, system } = process.cpuUsage();
  return {
    main,
    aside: processorSeconds(shop) * 1000 - main,
    database: treeSeconds(postmaster) * 1000,
    asking: (user + system) / 1000,
    machine: busyTicks(readFileSync('/proc/stat', 'utf8')) * (1000 / TICKS_A_SECOND),
  };
}

/** The process every connection of the database was started by. */
export function findPostmaster(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return Number(fieldsOf(rows[0]?.pid ?? 0)[PARENT]);
  });
}

/** Cores that worked for somebody else while this went on. */
export function otherCores(before: ProcessorTimes, after: ProcessorTimes, seconds: number): number {
  const ours = (times: ProcessorTimes) => times.main + times.aside + times.database + times.asking;
  return Math.max(0, after.machine - before.machine - (ours(after) - ours(before))) / (seconds * 1000);
}

/** User, nice, system, then idle and waiting for disks, which is no work, then interrupts. */
function busyTicks(stat: string): number {
  const [user, nice, system, , , hard, soft] = (stat.split('\n')[0] ?? '').split(/\s+/).slice(1).map(Number);
  return [user, nice, system, hard, soft].reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0);
}

const PARENT = 1;
/** Ticks of those it waited for: in their own code, and in the kernel. */
const ENDED = [13, 14] as const;
const TICKS_A_SECOND = 100;

function treeSeconds(pid: number): number {
  const fields = fieldsOf(pid);
  const ended = ENDED.reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_A_SECOND;
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && isChild(other, pid));
  return processorSeconds(pid) + ended + children.reduce((sum, child) => sum + secondsOf(child), 0);
}

function isChild(pid: number, parent: number): boolean {
  try {
    return Number(fieldsOf(pid)[PARENT]) === parent;
  } catch {
    return false;
  }
}

/** One that ends just now is counted with its parent the next time. */
function secondsOf(pid: number): number {
  try {
    return processorSeconds(pid);
  } catch {
    return 0;
  }
}

function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
