import sharp from 'sharp';
import { photoSize } from '../photos.ts';
import { blurred, doubled, halved, meanAround, type Plane, planeOf } from './plane.ts';
import { bareShadow, type Cut, coverOf, darkest, edge, nearObject, tone } from './tell-shadow.ts';

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
function shadeAround(data: Buffer, cover: Plane, scale: number): Plane {
  const weight = planeOf(cover);
  for (let i = 0; i < weight.at.length; i++) {
    const own = cover.at[i] ?? 0;
    if (own === 0) continue;
    const light = ((data[4 * i] ?? 0) + (data[4 * i + 1] ?? 0) + (data[4 * i + 2] ?? 0)) / 3;
    weight.at[i] = own * (0.12 + 0.34 * Math.min(1, Math.max(0, (light - 165) / 45)));
  }
  return blurred(halved(weight), Math.round(5 * scale));
}

/** Two shadows: a narrow one where the object touches the ground, and a wide soft one; never darker than the darkest. */
function newShadow(bare: ReturnType<typeof bareShadow>, around: Plane, scale: number): Plane {
  const wide = meanAround(bare.shadow, bare.bare, Math.round(7 * scale));
  const narrow = meanAround(bare.shadow, bare.bare, Math.round(3 * scale));
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
  const scale = Math.max(1, cut.height / photoSize.height);
  const shadow = doubled(newShadow(bare, shadeAround(data, cover, scale), scale), cut);
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
