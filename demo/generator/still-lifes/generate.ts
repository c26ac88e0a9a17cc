import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { takeCutOut } from '../cut-out.ts';
import { openStudio } from '../engine/open-studio.ts';
import { finishCutOut } from '../finish-cut-out.ts';
import { stillLifes } from './index.ts';

/** Takes the pictures of places where nothing is: `node demo/generator/still-lifes/generate.ts [part of a name…]`. */
const wanted = process.argv.slice(2);
const folder = path.join(import.meta.dirname, '../../../platform/ui/still-lifes');
/** Taken with air around it for the shadow; what is kept of it begins at the left and the top. */
const whole = { width: 960, height: 720 };
const kept = { left: 70, top: 70, width: 820, height: 615 };

await mkdir(folder, { recursive: true });
const studio = await openStudio();
for (const name of Object.keys(stillLifes)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const taken = await takeCutOut(studio, name, { shape: 0, colour: null }, 'front', whole);
  const small = await sharp(taken).extract(kept).resize(640, 480).png({ compressionLevel: 1 }).toBuffer();
  const { size: bytes } = await sharp(await finishCutOut(small))
    .webp({ quality: 32, alphaQuality: 99, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(`${name}: ${Math.round(bytes / 1024)} kB`);
}
await studio.close();
