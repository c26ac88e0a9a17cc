/** What a plain script does for a part of a document; it may give back what ends it. */
type StartPart = (part: HTMLElement) => (() => void) | undefined;

export type PartLoaders = Record<string, () => Promise<StartPart>>;

/** Starts the scripts of the parts that the document has, by selector, also of those that come with a fragment. */
export function startParts(loaders: PartLoaders) {
  const started = new Map<HTMLElement, ReturnType<StartPart>>();

  function startShown() {
    for (const [part, end] of started) {
      if (part.isConnected) continue;
      end?.();
      started.delete(part);
    }
    for (const [selector, load] of Object.entries(loaders)) {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) {
        if (started.has(part)) continue;
        started.set(part, undefined);
        load()
          .then((start) => part.isConnected && started.set(part, start(part)))
          .catch((error) => {
            started.delete(part);
            console.error(`The script of ${selector} does not work`, error);
          });
      }
    }
  }
  startShown();
  document.addEventListener('fragment-shown', startShown);
}
