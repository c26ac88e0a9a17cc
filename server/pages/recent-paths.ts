/** A set of paths that forgets the oldest beyond its size, so that strangers' addresses cannot fill the memory. */
export class RecentPaths {
  readonly #limit: number;
  readonly #paths = new Set<string>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  add(path: string): void {
    this.#paths.delete(path);
    this.#paths.add(path);
    if (this.#paths.size <= this.#limit) return;
    for (const oldest of this.#paths) {
      this.#paths.delete(oldest);
      return;
    }
  }

  delete(path: string): void {
    this.#paths.delete(path);
  }
}
