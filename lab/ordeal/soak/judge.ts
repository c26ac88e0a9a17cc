import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { percentile } from '../../bench/measure-latency.ts';
import { isWithin, mean, splitThirds, type Tolerance } from './flatness.ts';
import type { MemorySample } from './memory.ts';
import type { Records } from './records.ts';
import { KINDS, type Kind } from './visits.ts';

/** Garbage comes and goes. */
const MEMORY: Tolerance = { share: 0.1, least: 15 };
/** Of some thousand requests a dozen decide; a machine with other work on it moves them. */
const P99: Tolerance = { share: 0.5, least: 25 };
/** Two thirds can be as bad as each other: one minute in five that stalls is no more flat than growth. */
const WORST_MINUTE: Tolerance = { share: 2, least: 50 };

type Seen = Pick<Records, 'faults' | 'requests' | 'figures'>;

export interface Verdict {
  lines: string[];
  passed: boolean;
}

/** No errors, memory flat, p99 flat, no minute that stalls; each line says by how much. */
export function judgeSoak(records: Seen, memory: readonly MemorySample[], minutes: number): Verdict {
  const milliseconds = minutes * MINUTE_MS;
  const lines: string[] = [];
  let passed = records.faults.length === 0;
  lines.push(`errors: ${records.faults.length} of ${records.requests} requests`, ...records.faults.slice(0, 10));
  const judge = (what: string, unit: string, middle: number, last: number, tolerance: Tolerance) => {
    const isFlat = isWithin(middle, last, tolerance);
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
    else {
      passed = false;
      lines.push(`p99, ${kind}: nobody came in one of the thirds`);
    }
    const [usual, worst] = compareMinutes(records, kind, minutes);
    const isSteady = isWithin(usual, worst, WORST_MINUTE);
    passed &&= isSteady;
    lines.push(
      `p99, ${kind}: the usual minute ${usual.toFixed(1)} ms, the worst ${worst.toFixed(1)} ms: ${isSteady ? 'steady' : 'STALLED'}`,
    );
  }
  return { lines, passed };
}

/** p99 of the minute in the middle and of the worst; the first minute warms up. */
function compareMinutes(records: Seen, kind: Kind, minutes: number): [usual: number, worst: number] {
  const all = Array.from({ length: minutes }, (_, minute) => {
    const figures = records.figures(kind, minute * MINUTE_MS, (minute + 1) * MINUTE_MS);
    return figures?.p99 ?? 0;
  }).slice(minutes > 1 ? 1 : 0);
  return [percentile(all, 0.5), Math.max(...all)];
}
