import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { type PhotoSize, photoSize } from '../photos.ts';
import { type DemoScene, sceneFile } from '../scenes.ts';
import { clothesHang, hangsFree, isWall, type Place, warmLit } from './choose-place.ts';
import { pngOf, type Studio } from './engine/open-studio.ts';
import { grain, vignette } from './scenes/finish.ts';
import { darkest } from './tell-shadow.ts';

/** Products are lit by day; departments whose scene is a night lend one of the day. */
const byDay: Partial<Record<DemoScene, DemoScene>> = { nocleg: 'hamak', latarnie: 'drewno' };
/** What is seen from a window or behind a line is the open, whatever the department. */
const open: Partial<Record<Place, DemoScene>> = { window: 'gorce', line: 'hamak' };

/** The middle of the department's scene, far out of focus. */
function distant(mediaFolder: string, scene: DemoScene, { width, height }: PhotoSize): Promise<Buffer> {
  return sharp(path.join(mediaFolder, sceneFile(scene)))
    .resize(width, Math.round(height * 0.72), { fit: 'cover', position: 'centre' })
    .extend({ bottom: height - Math.round(height * 0.72), extendWith: 'mirror' })
    .blur((17 * width) / photoSize.width)
    .modulate({ brightness: 1.04, saturation: 0.92 })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** An empty place, transparent where nothing is: taken once, then many products are put there. */
export async function takePlace(studio: Studio, place: Place, { width, height }: PhotoSize): Promise<Buffer> {
  const part = 0.6;
  const taken = await studio.ask('takeScene', `miejsce-${place}`, width * part, height * part, 12);
  return sharp(pngOf(taken)).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer();
}

/** The place with the scene of a department behind it. */
export async function putBefore(
  empty: Buffer,
  mediaFolder: string,
  { place, scene, size }: { place: Place; scene: DemoScene; size: PhotoSize },
): Promise<Buffer> {
  return sharp(await distant(mediaFolder, open[place] ?? byDay[scene] ?? scene, size))
    .composite([{ input: empty }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Where in a cut-out the object itself begins and ends, without its shadow. */
async function solidPart(cutOut: Buffer): Promise<{ top: number; bottom: number }> {
  const { data, info } = await sharp(cutOut).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const solid = (y: number) => data.subarray(y * info.width, (y + 1) * info.width).some((alpha) => alpha > 225);
  let [top, bottom] = [0, info.height - 1];
  while (top < bottom && !solid(top)) top++;
  while (bottom > top && !solid(bottom)) bottom--;
  return { top, bottom };
}

const overlays = new Map<number, OverlayOptions[]>();

/** The same on every picture of a size: drawn once. */
function overlaysOf(size: PhotoSize): OverlayOptions[] {
  const known = overlays.get(size.width) ?? [
    { input: vignette(size) },
    { ...grain(size, 0.04), blend: 'soft-light' as const },
  ];
  overlays.set(size.width, known);
  return known;
}

/** How large the picture of an object is in its place, and where the object begins or ends. */
function standOf(place: Place): { scale: number; top?: number; middle?: number; foot?: number } {
  if (clothesHang(place)) return { scale: 1.04, top: 0.128 };
  return isWall(place) ? { scale: 1, middle: 0.5 } : { scale: 0.94, foot: 0.86 };
}

/** What hangs free casts no shadow behind it; what a lamp lights is as warm as the lamp. */
async function inItsLight(cutOut: Buffer, place: Place): Promise<Buffer> {
  if (!hangsFree(place) && !warmLit(place)) return cutOut;
  const { data, info } = await sharp(cutOut).raw().toBuffer({ resolveWithObject: true });
  const [red, green, blue] = warmLit(place) ? [0.97, 0.86, 0.7] : [1, 1, 1];
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (hangsFree(place) && alpha < 255 * (darkest + 0.02)) data[i + 3] = 0;
    data.set(
      [red, green, blue].map((share = 1, c) => Math.round((data[i + c] ?? 0) * share)),
      i,
    );
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A product where it is used: a table, a meadow or a wall, and its department behind. */
export async function showInUse(cutOut: Buffer, ground: Buffer, place: Place, size: PhotoSize): Promise<Buffer> {
  const { width, height } = size;
  const { scale, top, middle, foot } = standOf(place);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const sized = await sharp(await inItsLight(cutOut, place))
    .resize(w, h)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const solid = await solidPart(sized);
  const y = Math.round(
    top !== undefined
      ? height * top - solid.top
      : middle !== undefined
        ? height * middle - (solid.top + solid.bottom) / 2
        : height * (foot ?? 0) - solid.bottom,
  );
  const x = Math.round((width - w) / 2);
  // What would reach over the edge is cut: only empty ground does.
  const [left, above] = [Math.max(0, -x), Math.max(0, -y)];
  const cut = await sharp(sized)
    .extract({
      left,
      top: above,
      width: Math.min(w - left, width),
      height: Math.min(h - above, height - Math.max(0, y)),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(ground)
    .composite([{ input: cut, left: Math.max(0, x), top: Math.max(0, y) }, ...overlaysOf(size)])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
