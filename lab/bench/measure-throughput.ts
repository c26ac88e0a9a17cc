import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

export type Call = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Paths asked for in turn, instead of the one of `url`. */
  requests?: { path: string }[];
};

const connections = 16;

/** Good answers per second. A run with any bad answer measures something else and is refused. */
export async function measureThroughput(call: Call, seconds: number): Promise<number> {
  const result = await autocannon({ ...call, connections, duration: seconds });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0 || result['2xx'] === 0) {
    throw new Error(`${call.url}: ${bad} bad answers next to ${result['2xx']} good ones`);
  }
  return result['2xx'] / result.duration;
}

/** Clock ticks per second that the kernel reports process times in; the same on every Linux Node runs on. */
const ticksPerSecond = 100;

/** Seconds a process has spent on a processor, in its own code and in the kernel for it. */
export function processorSeconds(pid: number): number {
  return parseProcessorSeconds(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** Waits until an idle process takes almost no processor time for three seconds; for three minutes at most. */
export async function untilAtRest(pid: number): Promise<void> {
  let quietSeconds = 0;
  for (let waited = 0; waited < 180; waited += 1) {
    const before = processorSeconds(pid);
    await sleep(1000);
    quietSeconds = processorSeconds(pid) - before <= 0.05 ? quietSeconds + 1 : 0;
    if (quietSeconds === 3) return;
  }
  throw new Error(`process ${pid} is never at rest`);
}

/** The name of the program is in parentheses and may hold anything, so fields are counted after the last one. */
export function parseProcessorSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Memory a process holds now. */
export function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
