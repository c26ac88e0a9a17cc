import { setTimeout as sleep } from 'node:timers/promises';

export interface Probed {
  /** Seconds after the beginning when it was asked. */
  asked: number;
  /** 0: no answer at all. */
  status: number;
  seconds: number;
  body: string;
}

/** No page may keep anybody waiting longer than this; then it counts as not answered. */
const MAX_MS = 60_000;

/** Asks for the same thing every so often until it is instructed to stop, whether the answers before have come or not. */
export function startProbe(addressOf: (turn: number) => string, everyMs: number): { stop(): Promise<Probed[]> } {
  const begun = performance.now();
  const under: Promise<Probed>[] = [];
  const end = new AbortController();
  async function ask(turn: number): Promise<Probed> {
    const from = performance.now();
    const signal = AbortSignal.timeout(MAX_MS);
    const headers = { accept: 'text/html' };
    const answer = await fetch(addressOf(turn), { signal, headers }).catch(() => null);
    const body = (await answer?.text().catch(() => '')) ?? '';
    const seconds = (performance.now() - from) / 1000;
    return { asked: (from - begun) / 1000, status: answer?.status ?? 0, seconds, body };
  }
  async function go() {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      under.push(ask(turn));
      await sleep(everyMs, undefined, { signal: end.signal }).catch(() => {});
    }
  }
  const going = go();
  return {
    async stop() {
      end.abort();
      await going;
      return Promise.all(under);
    },
  };
}

/** `12 × 200 (slowest 0.0 s), 3 × 500 (slowest 17.1 s)` */
export function reportProbed(probed: readonly Probed[]): string {
  const byStatus = Map.groupBy(probed, ({ status }) => status);
  return [...byStatus]
    .map(([status, some]) => `${some.length} × ${status || 'no answer'} (slowest ${slowest(some).toFixed(1)} s)`)
    .join(', ');
}

export function slowest(probed: readonly Probed[]): number {
  return Math.max(0, ...probed.map(({ seconds }) => seconds));
}
