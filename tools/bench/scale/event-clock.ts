interface Event {
  time: number;
  /** Of two at the same time the one that was announced first comes first. */
  turn: number;
  act: () => void;
}

/** The time of a simulation: what is to happen, in the order of its time. */
export class EventClock {
  now = 0;
  #turns = 0;
  /** A heap: each comes before the two at twice its place. */
  readonly #events: Event[] = [];

  at(time: number, act: () => void): void {
    this.#turns += 1;
    const event = { time, turn: this.#turns, act };
    const events = this.#events;
    let place = events.push(event) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = events[above] as Event;
      if (isBefore(other, event)) break;
      events[place] = other;
      place = above;
    }
    events[place] = event;
  }

  after(wait: number, act: () => void): void {
    this.at(this.now + wait, act);
  }

  /** Lets everything happen up to a moment; what is announced meanwhile too. */
  run(until: number): void {
    for (let next = this.#events[0]; next && next.time <= until; next = this.#events[0]) {
      this.#removeFirst();
      this.now = next.time;
      next.act();
    }
    this.now = until;
  }

  #removeFirst(): void {
    const events = this.#events;
    const last = events.pop();
    if (!last || events.length === 0) return;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      const [left, right] = [events[below], events[below + 1]];
      if (!left) break;
      if (right && isBefore(right, left)) below += 1;
      const first = events[below] as Event;
      if (isBefore(last, first)) break;
      events[place] = first;
      place = below;
    }
    events[place] = last;
  }
}

function isBefore(one: Event, other: Event): boolean {
  return one.time < other.time || (one.time === other.time && one.turn < other.turn);
}
