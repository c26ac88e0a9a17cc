type Pdf = PDFKit.PDFDocument;

export const LEFT = 48;
const WIDTH = 499;
const LOWEST = 780;

export function heading(pdf: Pdf, text: string): void {
  makeRoom(pdf, 60);
  pdf.moveDown().font('strong').fontSize(12).text(text, LEFT).font('text').fontSize(10).moveDown(0.3);
}

export function paragraph(pdf: Pdf, name: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  makeRoom(pdf, 80);
  pdf.font('strong').text(name, LEFT, undefined, { width: WIDTH }).font('text').text(lines.join('\n')).moveDown(0.6);
}

export function row(pdf: Pdf, name: string, figures: readonly string[]): void {
  const column = 95;
  const nameWidth = WIDTH - column * figures.length;
  const height = pdf.heightOfString(name, { width: nameWidth });
  makeRoom(pdf, height + 6);
  const top = pdf.y;
  figures.forEach((figure, at) => {
    pdf.text(figure, LEFT + nameWidth + column * at, top, { width: column, align: 'right' });
  });
  pdf.text(name, LEFT, top, { width: nameWidth });
  pdf.y = top + height + 4;
}

export function rule(pdf: Pdf): void {
  pdf
    .moveTo(LEFT, pdf.y)
    .lineTo(LEFT + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke();
  pdf.y += 6;
}

export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > LOWEST) pdf.addPage();
}
