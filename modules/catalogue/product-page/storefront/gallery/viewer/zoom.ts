export interface PictureView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const WHOLE: PictureView = { scale: 1, x: 0, y: 0 };
const LARGEST = 5;

export const isZoomed = ({ scale }: PictureView) => scale > 1.01;

export function zoomBy(view: PictureView, factor: number, at: Point, frame: Size): PictureView {
  const scale = Math.min(Math.max(view.scale * factor, 1), LARGEST);
  const grown = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

export function moveBy(view: PictureView, by: Point, frame: Size): PictureView {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}

export function pinch(view: PictureView, from: [Point, Point], to: [Point, Point], frame: Size): PictureView {
  const [was, is] = [middleOf(from), middleOf(to)];
  const factor = Math.max(distanceOf(to), 1) / Math.max(distanceOf(from), 1);
  return moveBy(zoomBy(view, factor, was, frame), { x: is.x - was.x, y: is.y - was.y }, frame);
}

export const distanceOf = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** No edge of the picture comes inside the frame. */
function within({ scale, x, y }: PictureView, { width, height }: Size): PictureView {
  return { scale, x: between(width * (1 - scale), x), y: between(height * (1 - scale), y) };
}

const between = (least: number, value: number) => Math.min(Math.max(value, least), 0);
