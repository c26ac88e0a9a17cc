import type { Logger } from './log.ts';

interface ClosingStep {
  /** Names the closed part in the log. */
  what: string;
  run(): Promise<void>;
  /** Milliseconds after which the next step begins, whether this one is done or not. */
  timeout: number;
}

/**
 * On SIGTERM or SIGINT runs the steps in order, then ends. A second signal ends it at once, unless it is patient: a worker
 * gets the signal of its parent and that of the terminal or systemd, which go to all processes of a service.
 */
export function shutDownOnSignal(log: Logger, steps: readonly ClosingStep[], { isPatient = false } = {}): void {
  let begun = false;
  const end = async (signal: NodeJS.Signals) => {
    if (begun) return isPatient ? undefined : process.exit(1);
    begun = true;
    log.info({ signal }, 'Closing the shop');
    let clean = true;
    for (const step of steps) clean = (await closeStep(log, step)) && clean;
    return process.exit(clean ? 0 : 1);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

/** A step that throws or hangs must not keep the later ones from closing what is theirs. */
async function closeStep(log: Logger, { what, run, timeout }: ClosingStep): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${timeout} ms`)), timeout);
  });
  try {
    await Promise.race([run(), late]);
    return true;
  } catch (error) {
    log.error({ err: error, what }, 'A step of closing failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
