import { type AnimationLength, animationMs, animationProgress, animationTickMs } from './rules/animation-timing.ts';

type ValueAnimation = {
  from: number;
  to: number;
  length?: AnimationLength;
  onStep: (value: number) => void;
  onEnd?: () => void;
};

/** Moves a number from one value to another over time, e.g. a scroll position. Returns a function that stops it. */
export function animateValue({ from, to, length, onStep, onEnd }: ValueAnimation): () => void {
  const lengthMs = animationMs(length);
  const start = Date.now();
  const timer = setInterval(() => {
    const progress = animationProgress(Date.now() - start, lengthMs);
    onStep(from + (to - from) * progress);
    if (progress < 1) return;
    clearInterval(timer);
    onEnd?.();
  }, animationTickMs);
  return () => clearInterval(timer);
}
