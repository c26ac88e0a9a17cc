import { readJpegSize } from '#rules/platform/files/jpeg-size.ts';
import { fitsPhotoSize } from '#rules/platform/files/photo-size.ts';
import { photoFaultTexts } from '#texts/after-sale/opinions.ts';

/** S5.13: a JPEG by its content, at most 2048 x 1536 px; the server looks again. */
export async function checkPhoto(file: File): Promise<string | null> {
  const size = readJpegSize(new Uint8Array(await file.arrayBuffer()));
  if (!size) return photoFaultTexts['wrong-type'];
  return fitsPhotoSize(size) ? null : photoFaultTexts['too-many-pixels'];
}
