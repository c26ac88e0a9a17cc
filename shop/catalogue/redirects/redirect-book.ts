export interface Redirect {
  source: string;
  target: string;
}

/** Redirects as they will be, before they are written: no chain, no circle. */
export class RedirectBook {
  readonly #targets = new Map<string, string>();
  readonly #sources = new Map<string, Set<string>>();
  readonly #changed = new Set<string>();

  constructor(known: readonly Redirect[]) {
    for (const { source, target } of known) this.#set(source, target);
    this.#changed.clear();
  }

  /** False when it would lead back to itself. */
  add({ source, target }: Redirect): boolean {
    const end = this.#targets.get(target) ?? target;
    if (end === source || target === source) return false;
    this.#set(source, end);
    for (const earlier of this.#sources.get(source) ?? []) this.#set(earlier, end);
    this.#sources.delete(source);
    return true;
  }

  changes(): Redirect[] {
    return [...this.#changed].map((source) => ({ source, target: this.#targets.get(source) ?? '' }));
  }

  #set(source: string, target: string): void {
    const before = this.#targets.get(source);
    if (before === target) return;
    if (before !== undefined) this.#sources.get(before)?.delete(source);
    this.#targets.set(source, target);
    const leading = this.#sources.get(target) ?? new Set();
    this.#sources.set(target, leading.add(source));
    this.#changed.add(source);
  }
}
