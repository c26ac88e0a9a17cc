import type { Shop } from '#platform/shop/server/shop.ts';

/** Callers who come while a look is under way share the next one: it may have begun before the caller's own change. */
export class SingleFlight<Seen> {
  readonly #look: (shop: Shop) => Promise<Seen>;
  #running: Promise<Seen> | undefined;
  #following: Promise<Seen> | undefined;

  constructor(look: (shop: Shop) => Promise<Seen>) {
    this.#look = look;
  }

  next(shop: Shop): Promise<Seen> {
    // The one that follows has not begun while it is here, though the one before it may be over.
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
