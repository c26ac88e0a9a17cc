import { setTimeout as sleep } from 'node:timers/promises';
import { StoredAnswer } from '../stored-answer.ts';
import type { CachedPage, MadePage } from './page-store.ts';

/** A page that takes longer than this while purges are not received waits for a database that is away. */
const TIMEOUT_MS = 2000;
/** For this time no request waits again for the same page. */
const REST_MS = 10_000;

interface LastPage {
  answer: StoredAnswer;
  staleUntil: number;
  restsUntil: number;
}

interface Options {
  now?: () => number;
  timeoutMs?: number;
}

/**
 * The cached pages from the time of the last received purge. While none are received they may be old, so a page made anew has
 * precedence; when the database is away, an old page is better than an error.
 */
export class LastPages {
  readonly #pages = new Map<string, LastPage>();
  readonly #now: () => number;
  readonly #timeoutMs: number;

  constructor({ now = Date.now, timeoutMs = TIMEOUT_MS }: Options = {}) {
    this.#now = now;
    this.#timeoutMs = timeoutMs;
  }

  add(pages: Iterable<readonly [string, CachedPage]>): void {
    for (const [key, { answer, staleUntil }] of pages)
      this.#pages.set(key, { answer: forOne(answer), staleUntil, restsUntil: 0 });
  }

  clear(): void {
    this.#pages.clear();
  }

  /** The page as `make` makes it, or the last one known when that fails or takes too long. */
  async insteadOf(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const page = this.#pages.get(key);
    if (!page || page.staleUntil < this.#now()) return make();
    if (page.restsUntil > this.#now()) return given(page);
    const last = () => {
      page.restsUntil = this.#now() + REST_MS;
      return given(page);
    };
    const over = new AbortController();
    const made = make().then((one) => {
      if (one.answer.status >= 500) return last();
      if (one.keep) page.answer = forOne(one.answer);
      // It is gone, redirects or is personal by now: the old page must not come back.
      else this.#pages.delete(key);
      return one;
    }, last);
    const late = sleep(this.#timeoutMs, undefined, { signal: over.signal }).then(last, () => made);
    return Promise.race([made, late]).finally(() => over.abort());
  }
}

/** For this client alone: a cache before the shop would store it as new. */
function forOne(answer: StoredAnswer): StoredAnswer {
  const packed = answer.pack();
  const own = packed.headers.filter(([name]) => !/^(cdn-)?cache-/i.test(name));
  return StoredAnswer.unpack({ ...packed, headers: [...own, ['Cache-Control', 'no-store']] });
}

function given({ answer }: LastPage): MadePage {
  return { answer, keep: undefined };
}
