import sharp, { type OverlayOptions } from 'sharp';
import type { PhotoView } from '#shop/demo/photos.ts';
import { arch, disc, type Ground, type GroundName, grounds, hills, plain } from './backdrop.ts';
import { fitObject, type RenderedObject, renderShadow } from './render-object.ts';

const side = 1000;

type Placed = { object: RenderedObject; x: number; y: number };

/** Puts objects, each with its shadow, on a backdrop; x and y are the middle of the object. */
async function place(backdrop: Buffer, objects: Placed[]): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const { object, x, y } of objects) {
    const left = Math.round(x - object.width / 2);
    const top = Math.round(y - object.height / 2);
    const far = await renderShadow(object, 30, 0.2);
    const near = await renderShadow(object, 9, 0.16);
    layers.push({ input: far, left: left - 90 + 14, top: top - 90 + 42 });
    layers.push({ input: near, left: left - 27 + 4, top: top - 27 + 12 });
    layers.push({ input: object.data, left, top });
  }
  return sharp(backdrop).composite(layers).png().toBuffer();
}

async function detail(ground: Ground, drawn: Buffer): Promise<Buffer> {
  const object = await fitObject(drawn, 1500);
  const left = 1000 - Math.round(object.width / 2);
  const top = 1000 - Math.round(object.height / 2);
  const canvas = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: ground.wall } })
    .composite([
      { input: await renderShadow(object, 40, 0.2), left: left - 120 + 20, top: top - 120 + 50 },
      { input: object.data, left, top },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  // The upper middle: there the drawings have collars, lids, buckles and laces.
  return sharp(canvas).extract({ left: 640, top: 380, width: side, height: side }).png().toBuffer();
}

/** One photo of a drawn object, as pixels: a view of it on a ground. */
export async function composePhoto(view: PhotoView, drawn: Buffer, groundName: GroundName): Promise<Buffer> {
  const ground = grounds[groundName];
  switch (view) {
    case 'przod':
      return place(plain(ground), [{ object: await fitObject(drawn, 640), x: 500, y: 490 }]);
    case 'skos':
      return place(arch(ground), [{ object: await fitObject(drawn, 560, -11), x: 500, y: 530 }]);
    case 'scena':
      return place(hills(ground), [{ object: await fitObject(drawn, 520), x: 500, y: 560 }]);
    case 'detal':
      return detail(ground, drawn);
    case 'para':
      return place(disc(ground), [
        { object: await fitObject(drawn, 380, 9), x: 655, y: 400 },
        { object: await fitObject(drawn, 470, -6), x: 410, y: 560 },
      ]);
  }
}
