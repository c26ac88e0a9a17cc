import type { ViewportClass } from '#rules/platform/viewport/viewport-class.ts';
import { type Behaviour, runBehaviour } from './behaviours.ts';
import { currentViewport, onViewportChange } from './viewport-store.ts';

/** Registers a behaviour of the page for some classes (S2.81); call the result to remove it. Use inside an effect. */
export function registerBehaviour(classes: readonly ViewportClass[], behaviour: Behaviour): () => void {
  return runBehaviour({ now: currentViewport, onChange: onViewportChange }, classes, behaviour);
}
