import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../browser/find-chromium.ts';
import { birdsong } from './birdsong.ts';

/** Makes the film, the sound and the manual of the demo: `node tools/photos/enclosures/generate.ts`; needs Chromium. */
const folder = path.join(import.meta.dirname, '../../../media/demo/pliki');
await mkdir(folder, { recursive: true });

/** Runs in the browser: draws a swinging hammock for four seconds and records it. */
async function recordHammock(photo: string): Promise<string> {
  const image = new Image();
  image.src = photo;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 640;
  const pen = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 400_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = (event) => parts.push(event.data);
  recorder.start();
  const start = performance.now();
  await new Promise<void>((done) => {
    const frame = (now: number) => {
      const seconds = (now - start) / 1000;
      if (!pen || seconds > 4) return done();
      pen.fillStyle = '#f6f2ea';
      pen.fillRect(0, 0, 640, 640);
      pen.save();
      pen.translate(320, 60);
      pen.rotate(Math.sin((seconds * Math.PI) / 2) * 0.09);
      pen.drawImage(image, -340, -100, 680, 680);
      pen.restore();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await new Promise((stopped) => {
    recorder.onstop = stopped;
    recorder.stop();
  });
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

await writeFile(path.join(folder, 'swiergot.wav'), birdsong());
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await page.setContent(await readFile(path.join(import.meta.dirname, 'manual.html'), 'utf8'));
  await page.pdf({ path: path.join(folder, 'instrukcja.pdf'), format: 'A5', tagged: true });
  const photo = await readFile(path.join(folder, '../hamak/jagoda-przod.webp'));
  const film = await page.evaluate(recordHammock, `data:image/webp;base64,${photo.toString('base64')}`);
  await writeFile(path.join(folder, 'hamak.webm'), Buffer.from(film, 'base64'));
} finally {
  await browser.close();
}
