import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { demoScenes, sceneFile } from '../../scenes.ts';
import { openStudio, pngOf } from '../engine/open-studio.ts';
import { finish } from './finish.ts';
import { type PlannedScene, plannedScenes } from './plan.ts';
import { tellStory } from './stories.ts';

/**
 * Takes the pictures of scenes: banners, departments and stories. `node demo/generator/scenes/generate.ts [part of a name…]`;
 * with `--draft` small and quick, into a folder of its own for a look; with `--stories` only those made of other scenes.
 */
const words = process.argv.slice(2);
const draft = words.includes('--draft');
const wanted = words.filter((word) => !word.startsWith('--'));
const media = draft ? path.join(process.cwd(), 'build/draft') : path.join(import.meta.dirname, '../../../media');

async function take(
  studio: Awaited<ReturnType<typeof openStudio>>,
  { scene, file, width, height, part, cut }: PlannedScene,
) {
  const start = performance.now();
  const scale = draft ? 0.35 * part : part;
  const rendered = await studio.ask(
    'takeScene',
    scene,
    Math.round(width * scale),
    Math.round(height * scale),
    draft ? 6 : 10,
  );
  const sky = await studio.ask('skyOf', scene, height > width);
  const size = draft ? { width: Math.round(width * scale), height: Math.round(height * scale) } : { width, height };
  const finished = await finish(pngOf(rendered), size, sky);
  const target = path.join(media, file);
  await mkdir(path.dirname(target), { recursive: true });
  const info = await sharp(finished).webp({ quality: 80, effort: 5 }).toFile(target);
  if (cut && !draft) {
    await sharp(finished)
      .extract({ left: cut.left, top: 0, width: Math.round((cut.width * height) / cut.height), height })
      .resize(cut.width, cut.height)
      .webp({ quality: 80, effort: 5 })
      .toFile(path.join(media, cut.file));
  }
  console.log(`${file}: ${Math.round(info.size / 1024)} kB, ${Math.round((performance.now() - start) / 1000)} s`);
}

const isWanted = (file: string) => wanted.length === 0 || wanted.some((word) => file.includes(word));
if (!words.includes('--stories')) {
  const studio = await openStudio();
  for (const planned of plannedScenes) if (isWanted(planned.file)) await take(studio, planned);
  await studio.close();
}
if (!draft) for (const scene of demoScenes) if (isWanted(sceneFile(scene))) await tellStory(media, scene);
