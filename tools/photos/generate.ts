import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { demoColours } from '#shop/demo/catalogue/colours.ts';
import { type PhotoView, photoFile } from '#shop/demo/photos.ts';
import { arts } from './arts.ts';
import { composePhoto } from './compose.ts';
import { type PlannedSet, planPhotos } from './plan-photos.ts';
import { drawObject } from './render-object.ts';

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
