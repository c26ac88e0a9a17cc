import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ShellContext } from '#platform/shell/storefront/shell-data.tsx';
import { shellInPage } from '#platform/shell/storefront/shell-in-page.ts';

const roots = new WeakMap<Element, Root>();

/** Resolves when the island is hydrated: at once when the customer waits for it, otherwise in slices. */
export function hydrateIsland(island: HTMLElement, View: ComponentType<object>, atOnce: boolean): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}');
  return new Promise((resolve, reject) => {
    const notify = () => {
      island.dataset.alive = '';
      resolve();
    };
    // After hydration an error belongs to the page.
    const fail = (error: unknown) => ('alive' in island.dataset ? reportError(error) : reject(error));
    const view = (
      <StrictMode>
        <ShellContext value={shellInPage()}>
          <Living notify={notify}>
            <View {...props} />
          </Living>
        </ShellContext>
      </StrictMode>
    );
    const options = { identifierPrefix: island.dataset.islandId, onUncaughtError: fail };
    const begin = () => void roots.set(island, hydrateRoot(island, view, options));
    if (atOnce) flushSync(begin);
    else startTransition(begin);
  });
}

function Living({ notify, children }: { notify: () => void; children: ReactNode }) {
  useEffect(notify, [notify]);
  return children;
}

export function endIsland(island: Element) {
  roots.get(island)?.unmount();
  roots.delete(island);
}
