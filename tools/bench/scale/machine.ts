import type { EventClock } from './event-clock.ts';

interface Task {
  left: number;
  done: () => void;
}

/** First come, first out, without moving the rest. */
class Line<Item> {
  #items: Item[] = [];
  #first = 0;

  push(item: Item): void {
    this.#items.push(item);
  }

  shift(): Item | undefined {
    const item = this.#items[this.#first];
    if (item === undefined) {
      this.#items = [];
      this.#first = 0;
    } else this.#first += 1;
    return item;
  }
}

/** Cores that work at whatever is ready, a slice of it at a time and in turns, as a kernel lets them. Times in milliseconds. */
export class Machine {
  readonly #clock: EventClock;
  readonly #slice: number;
  readonly #ready = new Line<Task>();
  #idle: number;
  /** Time its cores have worked, together. */
  worked = 0;

  /** With an endless slice whoever has a core keeps it until he is done. */
  constructor(clock: EventClock, cores: number, slice = 1) {
    this.#clock = clock;
    this.#idle = cores;
    this.#slice = slice;
  }

  work(time: number, done: () => void): void {
    if (time <= 0) {
      done();
      return;
    }
    this.#ready.push({ left: time, done });
    if (this.#idle === 0) return;
    this.#idle -= 1;
    this.#next();
  }

  /** One core takes what has waited longest, or rests. */
  #next(): void {
    const task = this.#ready.shift();
    if (!task) {
      this.#idle += 1;
      return;
    }
    const time = Math.min(task.left, this.#slice);
    this.#clock.after(time, () => {
      this.worked += time;
      task.left -= time;
      if (task.left > 0) this.#ready.push(task);
      this.#next();
      if (task.left <= 0) task.done();
    });
  }
}

/** So many have one at a time, the others wait for their turn: the one main thread of a Node, connections of a pool. */
export class Turns {
  readonly #waiting = new Line<() => void>();
  #free: number;

  constructor(many: number) {
    this.#free = many;
  }

  take(act: () => void): void {
    if (this.#free === 0) {
      this.#waiting.push(act);
      return;
    }
    this.#free -= 1;
    act();
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
