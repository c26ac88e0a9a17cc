interface Slot<Value> {
  value: Value;
  bytes: number;
  /** Requests since it came or was last examined, at most `MAX_VISITS`. */
  visits: number;
}

type Queue<Value> = Map<string, Slot<Value>>;

/** The part in which a newcomer waits for its second visit. */
const TRIAL_SHARE = 0.1;
const MAX_VISITS = 3;
/** Names of what left the trial unasked; one that comes back was wanted after all. */
const FEWEST_REMEMBERED = 1000;

/**
 * Values by name, at most so many bytes, which a single pass over everything cannot flush (S3-FIFO). A newcomer waits in a
 * short queue; only values that are requested again there, or come back soon, get into the long one. A value at the end of the
 * long queue that was requested meanwhile begins it anew.
 */
export class FifoStore<Value> {
  readonly #trial: Queue<Value> = new Map();
  readonly #main: Queue<Value> = new Map();
  readonly #remembered = new Set<string>();
  readonly #onEvict: (key: string, value: Value) => void;
  #trialBytes = 0;
  #mainBytes = 0;

  constructor(onEvict: (key: string, value: Value) => void) {
    this.#onEvict = onEvict;
  }

  get bytes(): number {
    return this.#trialBytes + this.#mainBytes;
  }

  get size(): number {
    return this.#trial.size + this.#main.size;
  }

  /** The value, without counting as a visit. */
  peek(key: string): Value | undefined {
    return this.#slot(key)?.value;
  }

  get(key: string): Value | undefined {
    const slot = this.#slot(key);
    if (slot && slot.visits < MAX_VISITS) slot.visits += 1;
    return slot?.value;
  }

  *entries(): Generator<[string, Value]> {
    for (const [key, { value }] of this.#main) yield [key, value];
    for (const [key, { value }] of this.#trial) yield [key, value];
  }

  /** Puts a value in, or in the place of the one of that name; `shrinkTo` makes the room. */
  set(key: string, value: Value, bytes: number): void {
    const old = this.#slot(key);
    if (old) {
      old.value = value;
      this.resize(key, bytes);
      return;
    }
    const slot = { value, bytes, visits: 0 };
    if (this.#remembered.delete(key)) this.#toMain(key, slot);
    else {
      this.#trial.set(key, slot);
      this.#trialBytes += bytes;
    }
  }

  resize(key: string, bytes: number): void {
    const slot = this.#slot(key);
    if (!slot) return;
    if (this.#trial.has(key)) this.#trialBytes += bytes - slot.bytes;
    else this.#mainBytes += bytes - slot.bytes;
    slot.bytes = bytes;
  }

  delete(key: string): void {
    const slot = this.#slot(key);
    if (!slot) return;
    if (this.#trial.delete(key)) this.#trialBytes -= slot.bytes;
    else if (this.#main.delete(key)) this.#mainBytes -= slot.bytes;
  }

  clear(): void {
    this.#trial.clear();
    this.#main.clear();
    this.#remembered.clear();
    this.#trialBytes = 0;
    this.#mainBytes = 0;
  }

  shrinkTo(limit: number): void {
    while (this.bytes > limit) {
      const fromTrial = this.#trial.size > 0 && (this.#trialBytes > limit * TRIAL_SHARE || this.#main.size === 0);
      if (fromTrial) this.#judgeTrial();
      else this.#judgeMain();
    }
  }

  #slot(key: string): Slot<Value> | undefined {
    return this.#main.get(key) ?? this.#trial.get(key);
  }

  #toMain(key: string, slot: Slot<Value>): void {
    this.#main.set(key, slot);
    this.#mainBytes += slot.bytes;
  }

  #judgeTrial(): void {
    const [oldest] = this.#trial;
    if (!oldest) return;
    const [key, slot] = oldest;
    this.#trial.delete(key);
    this.#trialBytes -= slot.bytes;
    if (slot.visits > 0) {
      slot.visits = 0;
      this.#toMain(key, slot);
      return;
    }
    this.#remember(key);
    this.#onEvict(key, slot.value);
  }

  #judgeMain(): void {
    const [oldest] = this.#main;
    if (!oldest) return;
    const [key, slot] = oldest;
    this.#main.delete(key);
    if (slot.visits > 0) {
      slot.visits -= 1;
      this.#main.set(key, slot);
      return;
    }
    this.#mainBytes -= slot.bytes;
    this.#onEvict(key, slot.value);
  }

  #remember(key: string): void {
    this.#remembered.add(key);
    const max = Math.max(FEWEST_REMEMBERED, this.#main.size);
    while (this.#remembered.size > max) {
      const [oldest] = this.#remembered;
      if (oldest === undefined) return;
      this.#remembered.delete(oldest);
    }
  }
}
