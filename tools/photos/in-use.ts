import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { photoSize } from '#shop/demo/photos.ts';
import { type DemoScene, sceneFile } from '#shop/demo/scenes.ts';
import { pngOf, type Studio } from './engine/open-studio.ts';
import { stands } from './models/index.ts';
import { grain, vignette } from './scenes/finish.ts';

const { width, height } = photoSize;
export type Place = 'table' | 'meadow' | 'snow' | `wall-${0 | 1 | 2}`;

const wallOf = ['wall-0', 'wall-1', 'wall-2'] as const;

const outdoors: Partial<Record<DemoScene, Place>> = {
  szlak: 'meadow',
  nocleg: 'meadow',
  rower: 'meadow',
  gorce: 'meadow',
  sanki: 'snow',
};

/** Where a product is shown; the shapes of one object hang on different walls. */
export function placeOf(art: string, shape: number, scene: DemoScene): Place {
  return !stands({ art, shape }) ? (wallOf[shape % 3] ?? 'wall-0') : (outdoors[scene] ?? 'table');
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

/** A product where it is used: a table, a meadow or a wall, and its department behind. */
export async function showInUse(cutOut: Buffer, place: Buffer, hangs: boolean): Promise<Buffer> {
  const scale = hangs ? 0.92 : 0.84;
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const small = await sharp(cutOut).resize(w, h).png({ compressionLevel: 1 }).toBuffer();
  const { top, bottom } = await solidPart(small);
  const wanted = hangs ? Math.round((height - (bottom - top)) / 2) - top : Math.round(height * 0.87) - bottom;
  const left = Math.round((width - w) / 2);
  // What would reach over the edge is cut: only empty rows do.
  const over = Math.max(0, wanted + h - height);
  const under = Math.max(0, -wanted);
  const cut = await sharp(small)
    .extract({ left: 0, top: under, width: w, height: h - over - under })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(place)
    .composite([{ input: cut, left, top: Math.max(0, wanted) }, ...overlays])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
