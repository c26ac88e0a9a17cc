const EVERY = 1000;

/** One line on the screen that says how far the work is and how fast it goes; in a log a line every ten seconds. */
export class ProgressLine {
  #begun = performance.now();
  #shown = 0;
  #step = '';
  #from = 0;

  show(step: string, done: number, all: number | null): void {
    const now = performance.now();
    if (step !== this.#step) {
      this.#step = step;
      this.#begun = now;
      this.#from = done;
      this.#shown = 0;
    }
    if (now - this.#shown < (process.stderr.isTTY ? EVERY : 10 * EVERY)) return;
    this.#shown = now;
    const pace = Math.round(((done - this.#from) * 1000) / Math.max(1, now - this.#begun));
    const line = `${step}: ${done}${all === null ? '' : ` of ${all}`} products${pace > 0 ? `, ${pace} a second` : ''}`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}   ` : `${line}\n`);
  }

  end(): void {
    if (process.stderr.isTTY && this.#step !== '') process.stderr.write('\n');
  }
}
