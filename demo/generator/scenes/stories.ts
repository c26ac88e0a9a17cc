import path from 'node:path';
import sharp from 'sharp';
import { type DemoScene, sceneFile, storyFile } from '../../scenes.ts';

type Light = 'morning' | 'evening';

/** Which scenes tell a story of the blog, how near it is seen and when. */
const stories: Partial<Record<DemoScene, { light: Light; left: number; top: number; part: number }>> = {
  wieszak: { light: 'morning', left: 0.1, top: 0.08, part: 0.84 },
  sniadanie: { light: 'morning', left: 0.12, top: 0.12, part: 0.82 },
  stol: { light: 'evening', left: 0.06, top: 0.1, part: 0.84 },
  drewno: { light: 'evening', left: 0.08, top: 0.12, part: 0.84 },
  prog: { light: 'morning', left: 0.1, top: 0.14, part: 0.82 },
  hamak: { light: 'evening', left: 0.08, top: 0.1, part: 0.84 },
  latarnie: { light: 'evening', left: 0.1, top: 0.12, part: 0.84 },
};

const size = { width: 960, height: 640 };

/** The colours of the sky above and of the air below. */
const lights: Record<Light, { above: string; below: string; strength: number; brightness: number }> = {
  morning: { above: '#bcd3e6', below: '#fff1d6', strength: 0.7, brightness: 1.06 },
  evening: { above: '#5a3f6e', below: '#ff9d4f', strength: 0.85, brightness: 0.93 },
};

function lit({ above, below, strength }: (typeof lights)[Light]): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="l" x2=".35" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#l)" opacity="${strength}"/></svg>`,
  );
}

/** Another moment of a scene: seen from its other side, nearer and in another light. */
export async function tellStory(media: string, scene: DemoScene): Promise<void> {
  const story = stories[scene];
  if (!story) return;
  const { light, left, top, part } = story;
  const file = path.join(media, sceneFile(scene));
  const { width, height } = await sharp(file).metadata();
  const [w, h] = [Math.round(width * part), Math.round(((width * part) / size.width) * size.height)];
  const turned = await sharp(file)
    .extract({
      left: Math.round(width * left),
      top: Math.min(height - h, Math.round(height * top)),
      width: w,
      height: h,
    })
    .flop()
    .resize(size.width, size.height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7 })
    .modulate({ brightness: lights[light].brightness })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(turned)
    .composite([{ input: lit(lights[light]), blend: 'soft-light' }])
    .webp({ quality: 72, effort: 5 })
    .toFile(path.join(media, storyFile(scene)));
}
