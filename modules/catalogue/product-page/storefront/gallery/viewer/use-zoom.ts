import { type RefCallback, useCallback, useRef, useState } from 'react';
import { distanceOf, isZoomed, moveBy, type PictureView, type Point, pinch, WHOLE, zoomBy } from './zoom.ts';

export interface Zoom {
  view: PictureView;
  glides: boolean;
  isZoomed: boolean;
  frame: RefCallback<HTMLElement>;
  change: (factor: number) => void;
  reset: () => void;
}

const DOUBLE_TAP = { milliseconds: 300, pixels: 30, factor: 2.5 };
const A_TAP_MOVES = 8;
const WHEEL = 0.002;

/** S2.12: wheel, pinch and double tap zoom; a zoomed picture is moved instead of swiped. */
export function useZoom(): Zoom {
  const [{ view, glides }, setView] = useState({ view: WHOLE, glides: false });
  // Gestures are faster than React's rendering.
  const current = useRef(WHOLE);
  const element = useRef<HTMLElement>(null);

  const set = useCallback((next: PictureView, glides: boolean) => {
    current.current = next;
    setView({ view: next, glides });
  }, []);

  const frame = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      if (node)
        return followGestures(
          node,
          (next, glides = false) => set(next(current.current), glides),
          () => isZoomed(current.current),
        );
    },
    [set],
  );

  const change = (factor: number) => {
    if (!element.current) return;
    const { clientWidth: width, clientHeight: height } = element.current;
    set(zoomBy(current.current, factor, { x: width / 2, y: height / 2 }, { width, height }), true);
  };
  return { view, glides, isZoomed: isZoomed(view), frame, change, reset: () => set(WHOLE, false) };
}

type Change = (next: (view: PictureView) => PictureView, glides?: boolean) => void;

function followGestures(frame: HTMLElement, change: Change, zoomed: () => boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const held = new Map<number, Point>();
  let pressedAt: Point = { x: 0, y: 0 };
  let lastTap = { at: Number.NEGATIVE_INFINITY, place: pressedAt };

  const sizeOf = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  function handleDown(event: PointerEvent) {
    if (event.button !== 0) return;
    pressedAt = placeOf(event);
    held.set(event.pointerId, pressedAt);
    if (held.size === 1 && !zoomed()) return;
    // Moving a zoomed picture and pinching must not swipe the slides.
    event.stopPropagation();
    if (!zoomed()) window.dispatchEvent(new PointerEvent('pointercancel'));
  }

  function handleMove(event: PointerEvent) {
    const was = held.get(event.pointerId);
    if (!was) return;
    const is = placeOf(event);
    held.set(event.pointerId, is);
    const [other] = [...held].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (other) change((view) => pinch(view, [was, other], [is, other], sizeOf()));
    else if (zoomed()) change((view) => moveBy(view, { x: is.x - was.x, y: is.y - was.y }, sizeOf()));
  }

  // A click, so that the second tap can be kept from closing the viewer.
  function handleClick(event: MouseEvent) {
    const place = placeOf(event);
    if (distanceOf([place, pressedAt]) > A_TAP_MOVES) return;
    const isSecond =
      event.timeStamp - lastTap.at < DOUBLE_TAP.milliseconds && distanceOf([place, lastTap.place]) < DOUBLE_TAP.pixels;
    lastTap = { at: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp, place };
    if (!isSecond) return;
    event.stopPropagation();
    change((view) => (isZoomed(view) ? WHOLE : zoomBy(view, DOUBLE_TAP.factor, place, sizeOf())), true);
  }

  function handleWheel(event: WheelEvent) {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    change((view) => zoomBy(view, Math.exp(-pixels * WHEEL), placeOf(event), sizeOf()));
  }

  frame.addEventListener('pointerdown', handleDown, { signal });
  frame.addEventListener('click', handleClick, { signal });
  frame.addEventListener('wheel', handleWheel, { signal, passive: false });
  window.addEventListener('pointermove', handleMove, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, ({ pointerId }) => held.delete(pointerId), { signal });
  }
  return () => ended.abort();
}
