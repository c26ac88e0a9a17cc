import { isSearchable, SEARCH_PAUSE } from '../../rules/search-limits.ts';

export type SuggesterState<Answer> =
  | { step: 'closed' }
  | { step: 'loading'; answer: Answer | null }
  | { step: 'open'; answer: Answer };

interface SuggesterOptions<Answer> {
  /** S9.43 */
  minimum: number;
  /** S7.33: null after a failure. */
  ask(text: string, signal: AbortSignal): Promise<Answer | null>;
  show(state: SuggesterState<Answer>): void;
}

/** Debounces requests and ignores outdated answers. */
export function createSuggester<Answer>({ minimum, ask, show }: SuggesterOptions<Answer>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let shown: { text: string; answer: Answer } | null = null;

  function stop() {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  }

  async function question(text: string) {
    const own = new AbortController();
    running = own;
    show({ step: 'loading', answer: shown?.answer ?? null });
    const answer = await ask(text, own.signal).catch((error: unknown) => {
      if (!own.signal.aborted) console.error('The suggestions did not arrive', error); // S7.33
      return null;
    });
    if (own.signal.aborted) return;
    running = undefined;
    shown = answer === null ? null : { text, answer };
    show(answer === null ? { step: 'closed' } : { step: 'open', answer });
  }

  function type(typed: string) {
    stop();
    const text = typed.trim();
    if (!isSearchable(text, minimum)) {
      shown = null;
      show({ step: 'closed' });
      return;
    }
    timer = setTimeout(() => question(text), SEARCH_PAUSE);
  }

  return {
    type,
    close() {
      stop();
      show({ step: 'closed' });
    },
    reopen(text: string) {
      if (running !== undefined) return;
      if (shown?.text === text.trim()) show({ step: 'open', answer: shown.answer });
      else type(text);
    },
  };
}
