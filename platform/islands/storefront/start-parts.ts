import { replayClick } from './replay-click.ts';

/** May return a function that ends it. */
type StartPart = (part: HTMLElement) => (() => void) | undefined;

export type PartLoaders = Record<string, () => Promise<StartPart>>;

interface StartedPart {
  coming?: Promise<void>;
  end?: () => void;
}

const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Starts scripts by selector, also for fragments: some at once, some with the first touch; a click waits for them. */
export function startParts(loaders: PartLoaders, onTouch: PartLoaders) {
  const parts = new Map<HTMLElement, StartedPart>();

  function start(part: HTMLElement, [selector, load]: [string, PartLoaders[string]]): Promise<void> | undefined {
    const existing = parts.get(part);
    if (existing) return existing.coming;
    const started: StartedPart = {};
    started.coming = load().then((run) => {
      started.coming = undefined;
      if (part.isConnected) started.end = run(part);
    });
    started.coming.catch((error) => {
      parts.delete(part);
      console.error(`The script of ${selector} does not work`, error);
    });
    parts.set(part, started);
    return started.coming;
  }

  function startShown() {
    for (const [part, { end }] of parts) {
      if (part.isConnected) continue;
      end?.();
      parts.delete(part);
    }
    for (const loader of Object.entries(loaders)) {
      for (const part of document.querySelectorAll<HTMLElement>(loader[0])) void start(part, loader);
    }
    for (const loader of Object.entries(onTouch)) {
      // Restored by the browser.
      for (const part of document.querySelectorAll<HTMLElement>(`${loader[0]}:has(:checked)`)) void start(part, loader);
    }
  }

  function startAt(target: EventTarget | null): Promise<void> | undefined {
    const coming = Object.entries(onTouch).flatMap((loader) => {
      const part = target instanceof Element ? target.closest<HTMLElement>(loader[0]) : null;
      return (part && start(part, loader)) ?? [];
    });
    return coming.length > 0 ? Promise.all(coming).then(() => undefined) : undefined;
  }

  startShown();
  document.addEventListener('fragment-shown', startShown);
  for (const touch of TOUCHES) {
    document.addEventListener(touch, ({ target }) => void startAt(target), { capture: true, passive: true });
  }
  document.addEventListener('click', (event) => replayClick(event, startAt(event.target)), { capture: true });
}
