import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { demoColours } from '#shop/demo/catalogue/colours.ts';
import { type PhotoView, photoFile } from '#shop/demo/photos.ts';
import { arts } from './arts.ts';
import { arch, disc, type Ground, type GroundName, grounds, hills, plain } from './backdrop.ts';
import { type PlannedSet, planPhotos } from './plan-photos.ts';
import { drawObject, fitObject, type RenderedObject, renderShadow } from './render-object.ts';

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
async function composePhoto(view: PhotoView, drawn: Buffer, groundName: GroundName): Promise<Buffer> {
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

/** Draws the photos that are missing and writes the manifest: `node tools/photos/generate.ts` after the catalogue grew. */
const root = path.join(import.meta.dirname, '../..');
const manifestFile = path.join(root, 'shop/demo/photos.json');
const mediaFolder = path.join(root, 'media');

type Tones = Record<string, Record<string, string>>;

async function dominantColour(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

async function drawSet({ art, colour, ground, views }: PlannedSet, known: Record<string, string>) {
  const missing = views.filter(
    (view) => !known[view] || !existsSync(path.join(mediaFolder, photoFile(art, colour, view))),
  );
  const tones: Record<string, string> = {};
  for (const view of views) if (known[view]) tones[view] = known[view];
  if (missing.length === 0) return tones;
  const drawing = arts[art];
  if (!drawing) throw new Error(`No object called ${art}`);
  const hex = colour in demoColours ? demoColours[colour as keyof typeof demoColours].hex : null;
  const drawn = await drawObject(drawing, hex, missing.includes('detal') ? 1500 : 800);
  await mkdir(path.join(mediaFolder, 'demo', art), { recursive: true });
  for (const view of missing) {
    const picture = await composePhoto(view, drawn, ground);
    await sharp(picture)
      .webp({ quality: 78, effort: 5 })
      .toFile(path.join(mediaFolder, photoFile(art, colour, view)));
    tones[view] = await dominantColour(picture);
  }
  return tones;
}

/** Photos of objects the catalogue no longer has. */
async function removeOthers(manifest: Tones): Promise<void> {
  const wanted = new Set(
    Object.entries(manifest).flatMap(([key, views]) => {
      const [art = '', colour = ''] = key.split('/');
      return Object.keys(views).map((view) => photoFile(art, colour, view as PhotoView));
    }),
  );
  for (const art of Object.keys(arts)) {
    const folder = path.join(mediaFolder, 'demo', art);
    for (const name of existsSync(folder) ? await readdir(folder) : []) {
      if (!wanted.has(`demo/${art}/${name}`)) await rm(path.join(folder, name));
    }
  }
}

const known = JSON.parse(await readFile(manifestFile, 'utf8')) as Tones;
const plan = planPhotos();
const manifest: Tones = {};
for (const [i, set] of plan.entries()) {
  const key = `${set.art}/${set.colour}`;
  manifest[key] = await drawSet(set, known[key] ?? {});
  if (i % 20 === 19) console.log(`${i + 1} of ${plan.length} objects`);
}
await removeOthers(manifest);
const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${Object.values(manifest).flatMap(Object.keys).length} photos of ${plan.length} objects`);
