import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Makes the app icons from a favicon: `node tools/brand/generate-icons.ts`, of another brand with its folder's name after it. */
const folder = path.join(import.meta.dirname, '../../public/brand', process.argv[2] ?? '');
const favicon = await readFile(path.join(folder, 'favicon.svg'), 'utf8');

/** Colour of the square the sign stands on. */
const ground = /<rect\b[^<>]*\sfill="(#[0-9a-f]{6})"/i.exec(favicon)?.[1];
if (!ground) throw new Error('favicon.svg must begin with a <rect> that has a fill such as #2f6b47');

/** Systems that cut icons to their own shape want a ground that reaches every edge. */
function fullBleed(share: number): string {
  const drawing = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/<rect\b[^<>]*>/, '');
  // The demo's meadow goes on where the corners were round.
  const tall = drawing.replace(/V24a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z/, 'l9 -3V60H-9V33z');
  const edge = 16 - 16 * share;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${edge} ${edge}) scale(${share})">${tall}</g></svg>`;
}

const drawIcon = (side: number, svg: string) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 });

async function writeIcon(file: string, side: number, svg: string): Promise<void> {
  await drawIcon(side, svg).toFile(path.join(folder, file));
}

/** What programs ask for without reading the page: a directory of PNG pictures, small to large. */
async function writeFavicon(sides: readonly number[]): Promise<void> {
  const pictures = await Promise.all(sides.map((side) => drawIcon(side, favicon).toBuffer()));
  const directory = Buffer.alloc(6 + 16 * sides.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(sides.length, 4);
  let offset = directory.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const side = sides[index] ?? 0;
    directory.writeUInt8(side, entry);
    directory.writeUInt8(side, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(picture.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  await writeFile(path.join(folder, '../favicon.ico'), Buffer.concat([directory, ...pictures]));
}

// There is one, and it is nobody's.
if (process.argv[2] === undefined) await writeFavicon([16, 32, 48]);

await writeIcon('icon-192.png', 192, favicon);
await writeIcon('icon-512.png', 512, favicon);
// A mask may cut off a fifth on every side.
await writeIcon('icon-512-maskable.png', 512, fullBleed(0.76));
await writeIcon('icon-180.png', 180, fullBleed(0.92));
