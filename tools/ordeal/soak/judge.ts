import { compareThirds, mean, splitThirds, type Tolerance } from './flatness.ts';
import type { MemorySample } from './memory.ts';
import type { Records } from './records.ts';
import { KINDS } from './visits.ts';

/** Garbage comes and goes. */
const MEMORY: Tolerance = { share: 0.1, least: 15 };
/** Of some thousand requests a dozen decide; a machine with other work on it moves them. */
const P99: Tolerance = { share: 0.5, least: 25 };

export interface Verdict {
  lines: string[];
  passed: boolean;
}

/** No errors, memory flat, p99 flat; each line says by how much. */
export function judgeSoak(records: Records, memory: readonly MemorySample[], milliseconds: number): Verdict {
  const lines: string[] = [];
  let passed = records.faults.length === 0;
  lines.push(`errors: ${records.faults.length} of ${records.requests} requests`, ...records.faults.slice(0, 10));
  const judge = (what: string, unit: string, middle: number, last: number, tolerance: Tolerance) => {
    const { isFlat } = compareThirds(middle, last, tolerance);
    passed &&= isFlat;
    const allowed = `at most ${Math.round(tolerance.share * 100)} % or ${tolerance.least} ${unit} more`;
    lines.push(
      `${what}: middle third ${middle.toFixed(1)} ${unit}, last third ${last.toFixed(1)} ${unit}: ${isFlat ? 'flat' : 'GREW'} (${allowed})`,
    );
  };
  const [middle, last] = splitThirds(memory, ({ at }) => at);
  for (const name of Object.keys(memory[0]?.megabytes ?? {})) {
    const meanOf = (samples: MemorySample[]) => mean(samples.map(({ megabytes }) => megabytes[name] ?? 0));
    judge(`memory, ${name}`, 'MB', meanOf(middle), meanOf(last), MEMORY);
  }
  for (const kind of KINDS) {
    const before = records.figures(kind, milliseconds / 3, (milliseconds * 2) / 3);
    const after = records.figures(kind, (milliseconds * 2) / 3, Number.POSITIVE_INFINITY);
    if (before && after) judge(`p99, ${kind}`, 'ms', before.p99, after.p99, P99);
    else passed = false;
  }
  return { lines, passed };
}
