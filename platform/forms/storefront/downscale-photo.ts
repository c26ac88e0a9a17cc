import { checkFile } from '#platform/files/rules/check-file.ts';
import { detectFileType } from '#platform/files/rules/file-type.ts';
import {
  fitPhoto,
  limitEachFile,
  type PhotoLimits,
  type PhotoSize,
  toJpegName,
} from '#platform/files/rules/shrink-photo.ts';
import * as fileTexts from '#platform/files/texts/files.ts';
import { dismissAlert, showAlert } from '#platform/ui/alert/alert-store.ts';

/** The largest canvas that Safari on a phone can render; a larger one stays empty. */
const LARGEST_CANVAS: PhotoSize = { width: 4096, height: 4096 };

/** Tried in turn until the photo is light enough: a little less sharp, then with fewer pixels. Each try takes a phone up to a second. */
const QUALITIES = [0.85, 0.7];
const SCALES = [1, 0.7, 0.5, 0.35];

const SLOW_MS = 1500;

/** Renders photos that are too large as JPEGs within the limits. The result lacks photos that the browser cannot decode. */
export async function downscalePhoto(files: readonly File[], limits: PhotoLimits): Promise<ReadonlyMap<File, File>> {
  const maxBytes = limitEachFile(files, limits);
  const smaller = new Map<File, File>();
  let alert: number | undefined;
  const slow = setTimeout(() => {
    alert = showAlert({ kind: 'info', text: fileTexts.shrinking });
  }, SLOW_MS);
  // One after the other: a photo of 12 megapixels takes 48 MB of memory.
  for (const file of files) {
    const smallerPhoto = await fitWithin(file, { ...limits, maxBytes });
    if (smallerPhoto) smaller.set(file, smallerPhoto);
  }
  clearTimeout(slow);
  if (alert !== undefined) dismissAlert(alert);
  return smaller;
}

async function fitWithin(file: File, limits: PhotoLimits): Promise<File | null> {
  // With a pixel limit every photo is rendered: the check counts pixels before rotation, the canvas after it.
  if (limits.largest === undefined && file.size <= limits.maxBytes) return null;
  try {
    if (!(await isTakenPhoto(file, limits))) return null;
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const jpeg = await encodeWithin(photo, limits);
    photo.close();
    if (!jpeg) return null;
    return new File([jpeg], toJpegName(file.name), { type: jpeg.type, lastModified: file.lastModified });
  } catch {
    // Broken, of a kind this browser does not know, or too large for its memory: the check says what is wrong.
    return null;
  }
}

/** Known by its content, as the server knows it: a PNG named `.jpg` must not slip through as a JPEG. */
async function isTakenPhoto(file: File, { types }: PhotoLimits): Promise<boolean> {
  if (checkFile(file).kind === 'blocked') return false;
  const type = detectFileType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!type?.startsWith('image/')) return false;
  return types.includes(type);
}

async function encodeWithin(
  photo: ImageBitmap,
  { largest = LARGEST_CANVAS, maxBytes }: PhotoLimits,
): Promise<Blob | null> {
  const fitted = fitPhoto(photo, largest);
  for (const scale of SCALES) {
    const canvas = renderToCanvas(
      photo,
      fitPhoto(fitted, { width: fitted.width * scale, height: fitted.height * scale }),
    );
    for (const quality of QUALITIES) {
      const jpeg = await toJpeg(canvas, quality);
      if (jpeg && jpeg.size <= maxBytes) return jpeg;
    }
  }
  return null;
}

function renderToCanvas(photo: ImageBitmap, { width, height }: PhotoSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no canvas.');
  // A JPEG has no transparent pixels: what is behind them is paper, not night.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
