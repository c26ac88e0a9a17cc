/** One event of the browser's own recording; times in microseconds. */
export interface TraceEvent {
  name: string;
  /** X: a whole event with its duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

export const WORK_KINDS = ['script', 'style', 'layout', 'other'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
/** Milliseconds by kind. */
export type BlockedTime = Record<WorkKind, number> & { total: number };

const KINDS: Record<string, WorkKind> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  RunMicrotasks: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  'v8.callFunction': 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  ParseHTML: 'other',
  PrePaint: 'other',
  Paint: 'other',
  Layerize: 'other',
  Commit: 'other',
};

const TASK = 'ThreadControllerImpl::RunTask';
/** A click that comes within a task this long is answered without a wait anybody feels. */
const FREE_US = 50_000;
const WATCHED_US = 10_000_000;

/**
 * How long the main thread of a page was blocked in the first ten seconds after its navigation began: of each task what lasted
 * beyond 50 ms, divided among kinds of work as the task was.
 */
export function blockedTime(events: readonly TraceEvent[], url: string): BlockedTime {
  const start = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL === url && args.data.isOutermostMainFrame !== false,
  );
  if (!start) throw new Error(`the recording has no navigation to ${url}`);
  const ofThread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === start.pid && tid === start.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const blocked: BlockedTime = { script: 0, style: 0, layout: 0, other: 0, total: 0 };
  let counted = start.ts;
  for (const task of ofThread) {
    const { name, ts, dur = 0 } = task;
    // A task inside another one is part of it.
    if (name !== TASK || dur <= FREE_US || ts < counted || ts >= start.ts + WATCHED_US) continue;
    counted = ts + dur;
    const inside = ofThread.filter((event) => event !== task && event.ts >= ts && event.ts < ts + dur);
    const work = workByKind(task, inside);
    const share = (dur - FREE_US) / dur / 1000;
    for (const kind of WORK_KINDS) blocked[kind] += work[kind] * share;
    blocked.total += dur * share;
  }
  return blocked;
}

/** Time of a task by kind; what happens inside something else counts for the inner kind, what has none for the kind around it. */
function workByKind(task: TraceEvent, inside: TraceEvent[]): Record<WorkKind, number> {
  const work: Record<WorkKind, number> = { script: 0, style: 0, layout: 0, other: 0 };
  const around: { end: number; kind: WorkKind }[] = [{ end: task.ts + (task.dur ?? 0), kind: 'other' }];
  work.other = task.dur ?? 0;
  for (const { name, ts, dur = 0 } of inside) {
    while (around.length > 1 && ts >= (around.at(-1)?.end ?? 0)) around.pop();
    const outer = around.at(-1);
    if (!outer) continue;
    const end = Math.min(ts + dur, outer.end);
    const kind = KINDS[name] ?? outer.kind;
    work[outer.kind] -= end - ts;
    work[kind] += end - ts;
    around.push({ end, kind });
  }
  return work;
}
