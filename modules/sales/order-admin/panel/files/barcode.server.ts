import bwip from 'bwip-js/node';

/** Renders Code 128: bars of whole modules with the quiet zone that scanners need. */
export function renderBarcode(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, module, height }: { x: number; y: number; module: number; height: number },
): void {
  const [code] = bwip.raw({ bcid: 'code128', text });
  if (!code || !('sbs' in code)) throw new Error('The barcode could not be drawn');
  let left = x;
  for (const [at, wide] of code.sbs.entries()) {
    // Bars and spaces take turns.
    if (at % 2 === 0) pdf.rect(left, y, wide * module, height).fill('black');
    left += wide * module;
  }
  pdf.fillColor('black');
}
