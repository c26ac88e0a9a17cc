import { isSearchable, SEARCH_PAUSE } from '../../rules/search-limits.ts';

export type SuggesterState<Answer> =
  | { step: 'closed' }
  | { step: 'loading'; answer: Answer | null }
  | { step: 'open'; answer: Answer };

interface SuggesterOptions<Answer> {
  /** S9.43 */
  minimum: number;
  /** Null means that asking failed (S7.33). */
  ask(text: string, signal: AbortSignal): Promise<Answer | null>;
  show(state: SuggesterState<Answer>): void;
}

/** Turns typing into questions: not too early, not too often, and never an old answer over a newer one. */
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
    /** Shows the answer to this text again; another text is asked for as if it were typed now. */
    reopen(text: string) {
      if (running !== undefined) return;
      if (shown?.text === text.trim()) show({ step: 'open', answer: shown.answer });
      else type(text);
    },
  };
}
