import type { Logger } from './log.ts';

const PATIENCE = 15_000;

/** On SIGTERM or SIGINT runs the steps in order, then ends; a second signal, or a step that hangs, ends it at once. */
export function shutDownOnSignal(log: Logger, steps: (() => Promise<void>)[]): void {
  let begun = false;
  const end = async (signal: NodeJS.Signals) => {
    if (begun) process.exit(1);
    begun = true;
    log.info({ signal }, 'Closing the shop');
    setTimeout(() => {
      log.error({}, 'Closing took too long');
      process.exit(1);
    }, PATIENCE).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'A step of closing failed');
      }
    }
    process.exit(0);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}
