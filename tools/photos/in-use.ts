import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { photoSize } from '#shop/demo/photos.ts';
import { type DemoScene, sceneFile } from '#shop/demo/scenes.ts';
import { pngOf, type Studio } from './engine/open-studio.ts';
import { hasBack, stands } from './models/index.ts';
import { grain, vignette } from './scenes/finish.ts';

const { width, height } = photoSize;
/** Walls are empty; on rails clothes hang from a peg. */
export type Place = 'table' | 'meadow' | 'snow' | `${'wall' | 'rail'}-${0 | 1 | 2}`;

const tones = [0, 1, 2] as const;

const outdoors: Partial<Record<DemoScene, Place>> = {
  szlak: 'meadow',
  nocleg: 'meadow',
  rower: 'meadow',
  gorce: 'meadow',
  sanki: 'snow',
};

/** Where a product is shown; the shapes of one object hang on different walls. */
export function placeOf(art: string, shape: number, scene: DemoScene, isBundle: boolean): Place {
  // A bundle that hangs brings a shelf of its own.
  if (stands({ art, shape })) return outdoors[scene] ?? 'table';
  return `${hasBack({ art }) && !isBundle ? 'rail' : 'wall'}-${tones[shape % 3] ?? 0}`;
}

/** Products are lit by day; departments whose scene is a night lend one of the day. */
const byDay: Partial<Record<DemoScene, DemoScene>> = { nocleg: 'hamak', latarnie: 'drewno' };

/** The middle of the department's scene, far out of focus. */
function distant(mediaFolder: string, scene: DemoScene): Promise<Buffer> {
  return sharp(path.join(mediaFolder, sceneFile(byDay[scene] ?? scene)))
    .resize(width, Math.round(height * 0.72), { fit: 'cover', position: 'centre' })
    .extend({ bottom: height - Math.round(height * 0.72), extendWith: 'mirror' })
    .blur(17)
    .modulate({ brightness: 1.04, saturation: 0.92 })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** An empty place, transparent where nothing is: taken once, then many products are put there. */
export async function takePlace(studio: Studio, place: Place): Promise<Buffer> {
  const part = 0.6;
  const taken = await studio.ask('takeScene', `miejsce-${place}`, width * part, height * part, 12);
  return sharp(pngOf(taken)).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer();
}

/** The place with the scene of a department behind it. */
export async function putBefore(place: Buffer, mediaFolder: string, scene: DemoScene): Promise<Buffer> {
  return sharp(await distant(mediaFolder, scene))
    .composite([{ input: place }])
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

// The same on every picture: drawn once.
const overlays: OverlayOptions[] = [{ input: vignette(photoSize) }, { ...grain(photoSize, 0.04), blend: 'soft-light' }];

/** How large the picture of an object is in its place, and where the object begins or ends. */
function standOf(place: Place): { scale: number; top?: number; middle?: number; foot?: number } {
  if (place.startsWith('rail')) return { scale: 1.04, top: 0.128 };
  return place.startsWith('wall') ? { scale: 1, middle: 0.5 } : { scale: 0.94, foot: 0.86 };
}

/** A product where it is used: a table, a meadow or a wall, and its department behind. */
export async function showInUse(cutOut: Buffer, ground: Buffer, place: Place): Promise<Buffer> {
  const { scale, top, middle, foot } = standOf(place);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const sized = await sharp(cutOut).resize(w, h).png({ compressionLevel: 1 }).toBuffer();
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
    .composite([{ input: cut, left: Math.max(0, x), top: Math.max(0, y) }, ...overlays])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
