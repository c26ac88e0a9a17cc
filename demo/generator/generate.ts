import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { largePhotoSize, type PhotoSize, type PhotoView, photoFile, photoKey } from '../photos.ts';
import { encodePhoto, packPhoto } from './encode-photo.ts';
import { finishCutOut } from './finish-cut-out.ts';
import { type PlannedSet, planPhotos } from './plan-photos.ts';
import { type PhotoMaker, photoMaker } from './take-photo.ts';

/**
 * Takes the photos that are missing or too small and writes the manifest: `node demo/generator/generate.ts` after the catalogue or a
 * model changed. Takes `1/2`, `2/2` to share the work between two runs, `--views przod` to take some views alone,
 * `--manifest` to write what is there, `--finish` to give cut-outs taken before the finish those taken now get.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { views: { type: 'string' }, manifest: { type: 'boolean' }, finish: { type: 'boolean' } },
});
const root = path.join(import.meta.dirname, '../..');
const manifestFile = path.join(root, 'demo/photos.json');
const mediaFolder = path.join(root, 'media');
const [share = 1, shares = 1] = (positionals[0] ?? '1/1').split('/').map(Number);

// Those first without which a product has nothing to show.
const takenInOrder: readonly PhotoView[] = ['przod', 'scena', 'skos', 'tyl', 'detal'];
const views = takenInOrder.filter((view) => !values.views || values.views.split(',').includes(view));
const inMedia = (file: string) => path.join(mediaFolder, file);

async function take(maker: PhotoMaker, planned: PlannedSet, view: PhotoView): Promise<void> {
  const file = inMedia(photoFile(planned.set, view));
  if (await isAtLeast(file, planned.size)) return;
  const picture = await maker.take(planned, view);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await encodePhoto(picture, view));
}

/** Fronts first, so that whatever is there when it is stopped can be shown; places of use need them. */
async function takeAll(plan: readonly PlannedSet[]): Promise<void> {
  const maker = photoMaker(mediaFolder);
  const mine = plan.filter((_, i) => i % shares === share - 1);
  for (const view of views) {
    const wanted = mine.filter((planned) => planned.views.includes(view));
    for (const [i, planned] of wanted.entries()) {
      await take(maker, planned, view);
      if (i % 10 === 9) console.log(`${view}: ${i + 1} of ${wanted.length}`);
    }
  }
  await maker.close();
}

/** Cut-outs that were finished already are not compressed once more. */
async function finishAll(plan: readonly PlannedSet[]): Promise<void> {
  for (const view of views.filter((one) => one !== 'scena')) {
    for (const planned of plan.filter((one) => one.views.includes(view))) {
      const file = inMedia(photoFile(planned.set, view));
      if (!existsSync(file)) continue;
      const taken = await readFile(file);
      const finished = await finishCutOut(taken);
      if (finished !== taken) await writeFile(file, await packPhoto(finished, view));
    }
    console.log(`${view}: finished`);
  }
}

/** Empty for a cut-out: its own colours are not those around it. */
async function toneOf(file: string, view: PhotoView): Promise<string> {
  if (view !== 'scena') return '';
  const { dominant } = await sharp(await sharp(file).resize(80).png().toBuffer()).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

const isAtLeast = async (file: string, { width }: PhotoSize) =>
  existsSync(file) && (await sharp(file).metadata()).width >= width;

/** A pixel of which no colour is above it is hardly told from the dark page. */
const sunken = 86;

/** Whether an object would sink into a dark page, as what is black does: half of it is hardly lighter than that. */
async function isDark(file: string): Promise<boolean> {
  const { data } = await sharp(file).resize(120).raw().toBuffer({ resolveWithObject: true });
  let [all, dark] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 225) continue;
    all++;
    dark += Number(Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) < sunken);
  }
  return dark > all / 2;
}

async function writeManifest(plan: readonly PlannedSet[]): Promise<void> {
  const manifest: Record<string, Record<string, string | true>> = {};
  const wanted = new Set<string>();
  for (const planned of plan) {
    const front = inMedia(photoFile(planned.set, 'przod'));
    const large: PhotoView[] = [];
    const listed: (typeof manifest)[string] = {};
    if (existsSync(front) && (await isDark(front))) listed.dark = true;
    for (const view of planned.views) {
      const file = photoFile(planned.set, view);
      if (!existsSync(inMedia(file))) continue;
      wanted.add(file);
      listed[view] = await toneOf(inMedia(file), view);
      if (await isAtLeast(inMedia(file), largePhotoSize)) large.push(view);
    }
    manifest[photoKey(planned.set)] = large.length > 0 ? { ...listed, large: large.join(' ') } : listed;
  }
  await removeOthers(wanted);
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${wanted.size} photos of ${plan.length} sets`);
}

const otherFolders = ['banery', 'sceny', 'pliki'];

/** Photos of objects, shapes and colours the catalogue no longer has. */
async function removeOthers(wanted: ReadonlySet<string>): Promise<void> {
  for (const art of await readdir(inMedia('demo'))) {
    if (otherFolders.includes(art)) continue;
    for (const name of await readdir(inMedia(`demo/${art}`))) {
      if (!wanted.has(`demo/${art}/${name}`)) await rm(inMedia(`demo/${art}/${name}`));
    }
    if ((await readdir(inMedia(`demo/${art}`))).length === 0) await rm(inMedia(`demo/${art}`), { recursive: true });
  }
}

const plan = planPhotos();
if (values.finish) await finishAll(plan);
else if (!values.manifest) await takeAll(plan);
if (values.manifest || shares === 1) await writeManifest(plan);
