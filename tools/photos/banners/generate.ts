import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { scenes } from './scenes.ts';

/** Draws the banners of the main page, three scenes in three formats: `node tools/photos/banners/generate.ts`. */
const formats = {
  mobile: { width: 780, height: 960 },
  tablet: { width: 1640, height: 800 },
  desktop: { width: 2400, height: 900 },
} as const;

const folder = path.join(import.meta.dirname, '../../../media/demo/banery');
await mkdir(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  for (const [format, frame] of Object.entries(formats)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${scene(frame)}</svg>`;
    const { size } = await sharp(Buffer.from(svg))
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(folder, `${name}-${format}.webp`));
    console.log(`${name}-${format}: ${Math.round(size / 1024)} kB`);
  }
}
