interface Sample {
  xmax: number;
  at: number;
}

const MAX_SAMPLES = 4000;

/**
 * How far the primary has come, by the time it was seen there. A replica is late by the age of the first step it has not made.
 * The replica's own clock of replay would call one up to date that has lost its primary, and one late whose primary rests.
 */
export class PrimaryProgress {
  #samples: Sample[] = [];
  #seenAt = 0;

  see(xmax: number, at: number): void {
    const last = this.#samples.at(-1);
    // Numbers that go back belong to another server, which took over.
    if (last && xmax < last.xmax) this.#samples = [];
    if (!last || xmax !== last.xmax) this.#samples.push({ xmax, at });
    if (this.#samples.length > MAX_SAMPLES) this.#samples.splice(0, MAX_SAMPLES / 2);
    this.#seenAt = at;
  }

  /** Milliseconds; while the primary does not answer, no replica falls further behind. */
  lagOf(xmax: number): number {
    const missed = this.#samples.find((sample) => sample.xmax > xmax);
    return missed ? this.#seenAt - missed.at : 0;
  }
}
