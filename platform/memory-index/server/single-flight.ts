import type { Shop } from '#platform/shop/server/shop.ts';

/** Callers share the next run, because the present one may have begun before their own change. */
export class SingleFlight<Seen> {
  readonly #look: (shop: Shop) => Promise<Seen>;
  #running: Promise<Seen> | undefined;
  #following: Promise<Seen> | undefined;

  constructor(look: (shop: Shop) => Promise<Seen>) {
    this.#look = look;
  }

  next(shop: Shop): Promise<Seen> {
    // The next run has not begun, even if the present one is over.
    if (this.#following) return this.#following;
    if (!this.#running) return this.#run(shop);
    const follow = () => {
      this.#following = undefined;
      return this.#run(shop);
    };
    this.#following = this.#running.then(follow, follow);
    return this.#following;
  }

  #run(shop: Shop): Promise<Seen> {
    const running = this.#look(shop).finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}
