/**
 * Lets so many pieces of work run at once and the others wait in line. Work on pictures takes a thread of those that also
 * check passwords and a lot of memory: whoever asks for all of it at once must not get it.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    // The one who finishes hands its place on, so nobody overtakes the line.
    if (this.#running < this.#atOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
