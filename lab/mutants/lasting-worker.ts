import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

export const LASTING = 'lasting';

type Listener = (...values: unknown[]) => void;

/** The process that has loaded the shop, and stays for the next mutant. */
let kept: ForksPoolWorker | undefined;

/**
 * Vitest ends its worker with every run, and Stryker runs once per mutant: loading the shop anew took longer than the
 * tests. This worker says that it stopped and goes on; test files, and the database each asks for, are still new.
 */
export class LastingWorker implements PoolWorker {
  readonly name = LASTING;
  readonly cacheFs = true;
  readonly #options: PoolOptions;
  readonly #listeners: [event: string, listener: Listener][] = [];
  /** A mutant of what runs while a module is loaded needs modules that were not loaded without it. */
  readonly #alone: boolean;
  #process: ForksPoolWorker | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#alone = Reflect.get(options.project.getProvidedContext(), 'mutantActivation') === 'static';
  }

  async start(): Promise<void> {
    if (!this.#alone && kept) {
      this.#process = kept;
      return;
    }
    const started = new ForksPoolWorker(this.#options);
    await started.start();
    this.#process = started;
    if (this.#alone) return;
    kept = started;
    started.on('exit', () => {
      if (kept === started) kept = undefined;
    });
    this.#options.project.vitest.onClose(() => (kept === started ? started.stop() : undefined));
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#process?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#process?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop' || this.#alone) {
      this.#process?.send(message);
      return;
    }
    for (const [event, listener] of this.#listeners) {
      if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
    }
  }

  async stop(): Promise<void> {
    if (this.#alone) await this.#process?.stop();
    else for (const [event, listener] of this.#listeners) this.#process?.off(event, listener);
    this.#process = undefined;
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}
