import { readFileSync } from 'node:fs';

/** Clock ticks per second that the kernel reports process times in; the same on every Linux Node runs on. */
const ticksPerSecond = 100;

/** Seconds a process has spent on a processor, in its own code and in the kernel for it. */
export function processorSeconds(pid: number): number {
  return readProcessorSeconds(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** The name of the program stands in parentheses and may hold anything, so fields are counted after the last one. */
export function readProcessorSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
