import type { StoredAnswer } from '../stored-answer.ts';
import type { CachedPage } from './page-store.ts';

/** So many visits of one page pay for compressing it as well as possible, which costs more than making it. */
const POPULAR = 100;
const MAX_WAITING = 100;

/** Compresses the pages that many ask for as well as it can, one after another, while others are served. */
export class PopularPages {
  readonly #waiting = new Set<StoredAnswer>();
  #busy = false;

  visit(page: CachedPage): void {
    page.visits += 1;
    if (page.visits !== POPULAR || this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.add(page.answer);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (const answer of this.#waiting) {
      await answer.shrinkMore().catch(() => undefined);
      this.#waiting.delete(answer);
    }
    this.#busy = false;
  }
}
