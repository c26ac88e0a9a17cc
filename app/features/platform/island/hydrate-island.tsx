import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ShellContext } from '#app/features/platform/frame/shell-data.tsx';
import { shellInPage } from '#app/features/platform/frame/shell-in-page.ts';

const roots = new WeakMap<Element, Root>();

/** At once: whoever pressed something waits for it. */
export function hydrateIsland(island: HTMLElement, View: ComponentType<object>) {
  const props = JSON.parse(island.dataset.props ?? '{}');
  const view = (
    <StrictMode>
      <ShellContext value={shellInPage()}>
        <View {...props} />
      </ShellContext>
    </StrictMode>
  );
  flushSync(() => roots.set(island, hydrateRoot(island, view, { identifierPrefix: island.dataset.islandId })));
  island.dataset.alive = '';
}

export function endIsland(island: Element) {
  roots.get(island)?.unmount();
  roots.delete(island);
}
