import type { ComponentType } from 'react';
import { replayClick } from './replay-click.ts';
import { nextTask, savesData, whenIdle } from './when-idle.ts';

// biome-ignore lint/suspicious/noExplicitAny: each view has props of its own; the server wrote them into the page
export type IslandLoaders = Record<string, () => Promise<ComponentType<any>>>;

const ISLAND = '[data-island]';
const TOUCHES = ['pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

let loaders: IslandLoaders = {};
const waking = new WeakMap<Element, Promise<void>>();
/** The customer waits for these. */
const touched = new WeakSet<Element>();

/** Decision 31. */
export function startIslands(known: IslandLoaders) {
  loaders = known;
  for (const touch of TOUCHES)
    document.addEventListener(touch, ({ target }) => wakeAt(target), { capture: true, passive: true });
  document.addEventListener('pointerover', (event) => repeatHover(event, wakeAt(event.target)), { capture: true });
  document.addEventListener('click', (event) => replayClick(event, wakeAt(event.target)), { capture: true });
  // Content of a window that opens with `popovertarget`.
  document.addEventListener('toggle', ({ target }) => wakeWithin(target), { capture: true });
  watchIslands(document);
}

export function watchIslands(root: ParentNode) {
  for (const island of root.querySelectorAll<HTMLElement>(ISLAND)) {
    if (island.dataset.wake === 'soon') whenIdle(() => void wakeIsland(island));
  }
}

export function hydrateRequested(name: string) {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) void wakeIsland(island);
}

export async function endIslands(roots: ParentNode[]) {
  const alive = roots.flatMap((root) => [...root.querySelectorAll(ISLAND)]).filter((island) => waking.has(island));
  if (alive.length === 0) return;
  const { endIsland } = await import('./hydrate-island.tsx');
  for (const island of alive) endIsland(island);
}

/** Once. Without the view the server's HTML stays, with plain links and forms. */
function wakeIsland(island: HTMLElement): Promise<void> {
  let woken = waking.get(island);
  if (!woken) {
    woken = hydrate(island);
    waking.set(island, woken);
    woken.catch((error) => {
      console.error(`The island ${island.dataset.island} did not arrive`, error);
      waking.delete(island);
    });
  }
  return woken;
}

async function hydrate(island: HTMLElement) {
  const load = loaders[island.dataset.island ?? ''];
  if (!load) throw new Error('The island has no view');
  const [View, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island.tsx')]);
  // Parsing the script filled one task.
  if (!touched.has(island)) await nextTask();
  if (island.isConnected) await hydrateIsland(island, View, touched.has(island));
}

/** Hydrates the island around the target, and those in a window that the target opens. */
function wakeAt(target: EventTarget | null): Promise<void> | undefined {
  if (!(target instanceof Element)) return undefined;
  const opener = target.closest('[popovertarget]');
  const opened = opener?.getAttribute('popovertarget');
  if (opened) wakeWithin(document.getElementById(opened));
  const island = target.closest<HTMLElement>(ISLAND);
  if (!island || 'alive' in island.dataset) return undefined;
  touched.add(island);
  return wakeIsland(island);
}

/** React misses earlier events: a hovering mouse enters again after hydration. */
function repeatHover(event: PointerEvent, waking: Promise<void> | undefined) {
  const { target, pointerType } = event;
  if (!waking || pointerType !== 'mouse' || !(target instanceof Element)) return;
  waking.then(
    () => target.matches(':hover') && target.dispatchEvent(new PointerEvent('pointerover', event)),
    () => undefined,
  );
}

function wakeWithin(target: EventTarget | null) {
  if (!(target instanceof Element)) return;
  for (const island of target.querySelectorAll<HTMLElement>(ISLAND)) {
    touched.add(island);
    void wakeIsland(island);
  }
}

/**
 * Prefetches the scripts that every island needs without running them: most visitors use no island. An island that
 * hydrates by itself loads them anyway.
 */
export function fetchAhead() {
  if (savesData() || document.querySelector('[data-wake=soon]')) return;
  const files = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? [];
  whenIdle(() => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  });
}
