import sharp from 'sharp';
import { seededRandom } from '../../seeded-random.ts';
import type { Sky } from './scene.ts';

interface Size {
  width: number;
  height: number;
}

function skyPicture({ width, height }: Size, sky: Sky): Buffer {
  const [top, middle, low] = sky.colours;
  const random = seededRandom('stars');
  const stars = sky.stars
    ? Array.from({ length: 70 }, () => {
        const [x, y] = [random.next() * width, random.next() ** 1.4 * height * sky.horizon];
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(height * (0.0012 + random.next() * 0.0016)).toFixed(2)}" fill="#fff8e6" opacity="${(0.3 + random.next() * 0.6).toFixed(2)}"/>`;
      }).join('')
    : '';
  const disc = sky.disc
    ? `<circle cx="${sky.disc.x * width}" cy="${sky.disc.y * height}" r="${height * sky.disc.radius * 9}" fill="url(#halo)"/><circle cx="${sky.disc.x * width}" cy="${sky.disc.y * height}" r="${height * sky.disc.radius}" fill="${sky.disc.colour}"/>`
    : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="${sky.horizon * 0.62}" stop-color="${middle}"/><stop offset="${sky.horizon}" stop-color="${low}"/></linearGradient><radialGradient id="halo"><stop offset="0" stop-color="${sky.disc?.halo ?? '#fff'}" stop-opacity=".8"/><stop offset="1" stop-color="${sky.disc?.halo ?? '#fff'}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>${disc}${stars}</svg>`,
  );
}

/** Fine grain, as on film: the same on every run. */
export function grain(
  { width, height }: Size,
  strength: number,
): { input: Buffer; raw: { width: number; height: number; channels: 4 } } {
  const random = seededRandom('grain');
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const value = (random.next() + random.next() + random.next()) / 3;
    data.fill(value > 0.5 ? 255 : 0, i * 4, i * 4 + 3);
    data[i * 4 + 3] = Math.round(Math.abs(value - 0.5) * 2 * strength * 255);
  }
  return { input: data, raw: { width, height, channels: 4 } };
}

export const vignette = ({ width, height }: Size) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="v" cx=".5" cy=".48" r=".78"><stop offset=".55" stop-color="#2a1c10" stop-opacity="0"/><stop offset="1" stop-color="#2a1c10" stop-opacity=".26"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  );

/** What happens to a scene after the camera: sky behind it, glow around lights, a darker rim, grain. */
export async function finish(rendered: Buffer, size: Size, sky: Sky): Promise<Buffer> {
  const { width, height } = await sharp(rendered).metadata();
  const own = { width, height };
  const whole = await sharp(skyPicture(own, sky))
    .composite([{ input: rendered }])
    .removeAlpha()
    .png()
    .toBuffer();
  const bright = await sharp(whole)
    // In daylight only what truly shines glows, not the sky.
    .linear(2.6, sky.stars ? -400 : -590)
    .blur(Math.max(4, width / 70))
    .png()
    .toBuffer();
  const glowing = await sharp(whole)
    .composite([{ input: bright, blend: 'screen' }])
    .png()
    .toBuffer();
  const sized = await sharp(glowing).resize(size.width, size.height, { kernel: 'lanczos3' }).png().toBuffer();
  return sharp(sized)
    .composite([{ input: vignette(size) }, { ...grain(size, 0.1), blend: 'soft-light' }])
    .removeAlpha()
    .png()
    .toBuffer();
}
