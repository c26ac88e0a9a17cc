import type { ViewportClass } from '../rules/viewport.ts';
import { currentViewport, onViewportChange } from './viewport-store.ts';

/** Registers a behaviour of the page for some classes (S2.81); call the result to remove it. Use inside an effect. */
export function registerBehaviour(classes: readonly ViewportClass[], behaviour: Behaviour): () => void {
  return runBehaviour({ now: currentViewport, onChange: onViewportChange }, classes, behaviour);
}

/** A behaviour of a page in some classes of window. It may return how to undo it. */
type Behaviour = (viewport: ViewportClass) => (() => void) | undefined;

interface ViewportSource {
  now(): ViewportClass;
  onChange(listener: (viewport: ViewportClass) => void): () => void;
}

/** S2.81: runs a behaviour now if the class fits, and again on each change to a class that fits; undoes it in between. */
export function runBehaviour(source: ViewportSource, classes: readonly ViewportClass[], behaviour: Behaviour) {
  let undo: (() => void) | undefined;

  function enter(viewport: ViewportClass) {
    undo?.();
    undo = classes.includes(viewport) ? behaviour(viewport) : undefined;
  }

  enter(source.now());
  const stop = source.onChange(enter);
  return () => {
    stop();
    undo?.();
  };
}
