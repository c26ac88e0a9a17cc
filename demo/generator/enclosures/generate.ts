import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '#tools/browser/find-chromium.ts';

const rate = 11_025;

/** Chirps of a dawn chorus: [start s, length s, from Hz, to Hz]. */
const chirps: readonly [number, number, number, number][] = [
  [0.2, 0.14, 2_600, 3_600],
  [0.42, 0.14, 2_600, 3_700],
  [0.64, 0.2, 3_400, 2_400],
  [1.3, 0.09, 4_200, 3_500],
  [1.45, 0.09, 4_200, 3_500],
  [1.6, 0.09, 4_200, 3_500],
  [1.75, 0.22, 3_000, 4_300],
  [2.4, 0.16, 2_200, 3_100],
  [2.66, 0.16, 2_300, 3_300],
  [2.92, 0.26, 3_600, 2_500],
];

/** A short WAV of birdsong, made of sliding tones. */
function birdsong(seconds = 3.6): Buffer {
  const samples = Buffer.alloc(Math.round(seconds * rate), 128);
  for (const [start, length, from, to] of chirps) {
    let phase = 0;
    for (let i = 0; i < length * rate; i++) {
      const part = i / (length * rate);
      phase += (2 * Math.PI * (from + (to - from) * part)) / rate;
      samples[Math.round(start * rate) + i] = Math.round(128 + 56 * Math.sin(Math.PI * part) * Math.sin(phase));
    }
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Makes the film, the sound and the manual of the demo: `node demo/generator/enclosures/generate.ts`; needs Chromium. */
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
