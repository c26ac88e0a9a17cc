import { blurred, halved, type Plane, planeOf } from './plane.ts';

/** Warm, and yet darker than the dark page: a lighter brown would be a stain there. */
export const shadowTone = { r: 40, g: 25, b: 8 };
/** The colour of a shadow before it is finished. */
export const rawTone = { r: 20, g: 17, b: 13 };
/** How dark a shadow is at most. */
export const darkest = 0.35;

/** Below it a pixel is shadow or ground, never the inside of an object. */
const solid = 200;
/** Pixels around an object that belong to its edge. */
export const edge = 2;
/** What colours of a shadow may differ by after they were compressed. */
const tolerance = 60;
export const tone = [shadowTone.r, shadowTone.g, shadowTone.b] as const;

export interface Cut {
  width: number;
  height: number;
  data: Buffer;
}

/** Glass and nets are translucent, but not of the shadow's colour. */
function inObject(data: Buffer, i: number): boolean {
  const alpha = data[4 * i + 3] ?? 0;
  if (alpha >= solid || alpha <= 40) return alpha >= solid;
  for (let c = 0; c < 3; c++) if (Math.abs((data[4 * i + c] ?? 0) - (tone[c] ?? 0)) >= tolerance) return true;
  return false;
}

/** Every pixel of an object, and those so near that they are its edge. */
export function nearObject({ data, width, height }: Cut): Uint8Array {
  const own = new Uint8Array(width * height);
  for (let i = 0; i < own.length; i++) own[i] = Number(inObject(data, i));
  const near = Uint8Array.from(own);
  for (let i = 0; i < near.length; i++) {
    if (!own[i] || (own[i - 1] && own[i + 1] && own[i - width] && own[i + width])) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let row = Math.max(0, y - edge); row <= Math.min(height - 1, y + edge); row++) {
      near.fill(1, row * width + Math.max(0, x - edge), row * width + Math.min(width - 1, x + edge) + 1);
    }
  }
  return near;
}

/** The shadow where nothing covers it, and how much each pixel tells of it. */
export function bareShadow(cut: Cut, near: Uint8Array) {
  const [shadow, bare] = [planeOf(cut), planeOf(cut)];
  let [most, count, red] = [0, 0, 0];
  for (let i = 0; i < near.length; i++) {
    if (near[i]) continue;
    bare.at[i] = 1;
    const alpha = (cut.data[4 * i + 3] ?? 0) / 255;
    shadow.at[i] = alpha;
    most = Math.max(most, alpha);
    if (alpha < 0.1) continue;
    count++;
    red += cut.data[4 * i] ?? 0;
  }
  return {
    shadow: halved(shadow),
    bare: halved(bare),
    most,
    finished: count > 0 && red / count > (shadowTone.r + rawTone.r) / 2,
  };
}

/** How much of each pixel the object covers: what its alpha has more than the shadow around it; its edge is feathered. */
export function coverOf({ data, ...size }: Cut, near: Uint8Array, shadow: Plane): Plane {
  const cover = planeOf(size);
  for (let i = 0; i < near.length; i++) {
    if (!near[i]) continue;
    const under = shadow.at[i] ?? 0;
    const own = ((data[4 * i + 3] ?? 0) / 255 - under) / (1 - under);
    cover.at[i] = own < 0.06 ? 0 : own;
  }
  const soft = blurred(cover, 1, 1);
  for (let i = 0; i < near.length; i++) soft.at[i] = Math.min(1, Math.max(0, ((soft.at[i] ?? 0) - 0.12) / 0.82));
  return soft;
}
