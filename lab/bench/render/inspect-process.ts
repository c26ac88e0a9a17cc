import type { CpuProfile } from './processor-profile.ts';

export interface Inspector {
  /** Records what the process does while the work is done. */
  profile(work: () => Promise<void>): Promise<CpuProfile>;
  close(): void;
}

const SAMPLE_EVERY = 250;

/** Connects to the inspector whose address a process started with `--inspect` printed. */
export async function inspectProcess(output: string): Promise<Inspector> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (!address) throw new Error(`no inspector among:\n${output}`);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (result: { profile?: CpuProfile }) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  let last = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<{ profile?: CpuProfile }>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY });
  return {
    async profile(work) {
      await call('Profiler.start');
      await work();
      const { profile } = await call('Profiler.stop');
      if (!profile) throw new Error('the inspector gave no profile');
      return profile;
    },
    close: () => socket.close(),
  };
}
