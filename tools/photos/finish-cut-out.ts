import sharp from 'sharp';
import { blurred, doubled, halved, meanAround, type Plane, planeOf } from './plane.ts';

/** Warm, and yet darker than the dark page: a lighter brown would be a stain there. */
export const shadowTone = { r: 40, g: 25, b: 8 };
/** The colour of a shadow before it is finished. */
export const rawTone = { r: 20, g: 17, b: 13 };
/** How dark a shadow is at most. */
export const darkest = 0.35;

/** Below it a pixel is shadow or ground, never the inside of an object. */
const solid = 200;
/** Pixels around an object that belong to its edge. */
const edge = 2;
/** What colours of a shadow may differ by after they were compressed. */
const tolerance = 60;
const tone = [shadowTone.r, shadowTone.g, shadowTone.b] as const;

interface Cut {
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
function nearObject({ data, width, height }: Cut): Uint8Array {
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
function bareShadow(cut: Cut, near: Uint8Array) {
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
function coverOf({ data, ...size }: Cut, near: Uint8Array, shadow: Plane): Plane {
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

/** The mean colour of the inside of the object near a pixel. */
function meanInside(data: Buffer, core: Uint8Array, at: number, width: number): number[] | undefined {
  const sums = [0, 0, 0];
  let count = 0;
  for (let dy = -edge; dy <= edge; dy++) {
    for (let j = at + dy * width - edge; j <= at + dy * width + edge; j++) {
      if (!core[j]) continue;
      count++;
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[4 * j + c] ?? 0);
    }
  }
  return count > 0 ? sums.map((sum) => Math.round(sum / count)) : undefined;
}

/** Gives the edge of an object the colour of what is just inside of it: there its surroundings are mixed into its own. */
function cleanEdge({ data, width, height }: Cut, cover: Plane): void {
  const full = (i: number) => (data[4 * i + 3] ?? 0) > 250;
  const core = new Uint8Array(width * height);
  for (let i = width; i < core.length - width; i++) {
    core[i] = Number(full(i) && full(i - 1) && full(i + 1) && full(i - width) && full(i + width));
  }
  for (let i = edge * (width + 1); i < core.length - edge * (width + 1); i++) {
    if (core[i] || !cover.at[i]) continue;
    const mean = meanInside(data, core, i, width);
    if (mean) data.set(mean, 4 * i);
  }
}

/** How dark it is around an object: pale things are set off from a pale page on all sides. */
function shadeAround(data: Buffer, cover: Plane): Plane {
  const weight = planeOf(cover);
  for (let i = 0; i < weight.at.length; i++) {
    const own = cover.at[i] ?? 0;
    if (own === 0) continue;
    const light = ((data[4 * i] ?? 0) + (data[4 * i + 1] ?? 0) + (data[4 * i + 2] ?? 0)) / 3;
    weight.at[i] = own * (0.12 + 0.34 * Math.min(1, Math.max(0, (light - 165) / 45)));
  }
  return blurred(halved(weight), 5);
}

/** Two shadows: a narrow one where the object touches the ground, and a wide soft one; never darker than the darkest. */
function newShadow(bare: ReturnType<typeof bareShadow>, around: Plane): Plane {
  const wide = meanAround(bare.shadow, bare.bare, 7);
  const narrow = meanAround(bare.shadow, bare.bare, 3);
  const most = Math.max(0.2, bare.most);
  for (let i = 0; i < wide.at.length; i++) {
    const [far, close] = [(wide.at[i] ?? 0) / most, (narrow.at[i] ?? 0) / most];
    const sum = 0.6 * far ** 1.2 + 0.55 * close ** 2 + (around.at[i] ?? 0);
    wide.at[i] = (darkest * (1 - Math.exp(-1.7 * sum))) / (1 - Math.exp(-1.7 * 1.6));
  }
  return wide;
}

/** Few levels are packed small: fine ones in a shadow, where steps would be seen, and coarse ones at the edge of an object. */
function packed(alpha: number): number {
  const level = 255 * alpha;
  const step = alpha <= darkest ? 3 : 11;
  return alpha > 0.985 ? 255 : Math.round(level / step) * step;
}

/**
 * A cut-out with a soft warm shadow and a clean edge, whatever page it lies on. One that was finished before, as the
 * colour of its shadow tells, is left as it is.
 */
export async function finishCutOut(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const cut = { data, width: info.width, height: info.height };
  const near = nearObject(cut);
  const bare = bareShadow(cut, near);
  if (bare.finished) return picture;
  const cover = coverOf(cut, near, doubled(meanAround(bare.shadow, bare.bare, 2), cut));
  cleanEdge(cut, cover);
  const shadow = doubled(newShadow(bare, shadeAround(data, cover)), cut);
  for (let i = 0; i < near.length; i++) {
    const own = cover.at[i] ?? 0;
    const under = Math.min(darkest, shadow.at[i] ?? 0) * (1 - own);
    const alpha = own + under;
    data[4 * i + 3] = packed(alpha);
    for (let c = 0; c < 3 && under > 0; c++) {
      data[4 * i + c] = Math.round(((data[4 * i + c] ?? 0) * own + (tone[c] ?? 0) * under) / alpha);
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
