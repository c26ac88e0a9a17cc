import PDFDocument from 'pdfkit';
// The shop's own typeface with all Polish letters, cut for documents: pdfkit reads no woff2.
import regular from './figtree-400.ttf?inline';
import bold from './figtree-700.ttf?inline';

const MARGIN = 48;

/** A4 page with the fonts `text` and `strong`. */
export function newPdf(title: string): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pl-PL',
    displayTitle: true,
    info: { Title: title },
  });
  pdf.registerFont('text', fontFile(regular));
  pdf.registerFont('strong', fontFile(bold));
  return pdf.font('text').fontSize(10);
}

export function finishPdf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

function fontFile(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
