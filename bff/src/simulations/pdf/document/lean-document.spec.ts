import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { openFonts } from './fonts.ts';
import { LeanDocument } from './lean-document.ts';

const FONTS = openFonts();
const options = {
  pdfVersion: '1.7' as const,
  subset: 'PDF/UA' as 'PDF/A-2a',
  tagged: true,
  lang: 'es-CL',
  font: null as unknown as string,
  info: { Title: 'Simulación', CreationDate: new Date('2026-11-20T15:00:00Z') },
};

/** Draws two pages with the elements of our document: tags, text, colours, shapes. */
function draw(doc: PDFKit.PDFDocument): void {
  doc.registerFont('regular', FONTS.regular.font as unknown as Buffer).font('regular');
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const page of [1, 2]) {
    if (page > 1) doc.addPage();
    root.add(
      doc.struct('P', {}, [() => void doc.fillColor('#0b5d57').text(`Página ${page}: $1.234 · ñ`, 40, 40)]),
    );
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save().translate(10, 10).rect(0, 0, 50, 20).fill('#b8860b').restore();
    doc.endMarkedContent();
  }
  root.end();
  doc.end();
}

describe('the document in fewer steps', () => {
  it('has the same bytes as the library’s document', async () => {
    const lean = new LeanDocument(options);
    draw(lean);
    const plain = new PDFDocument(options);
    const chunks: Buffer[] = [];
    plain.on('data', (chunk: Buffer) => void chunks.push(chunk));
    draw(plain);
    await once(plain, 'end');
    expect(lean.bytes().equals(Buffer.concat(chunks))).toBe(true);
    expect(lean.bytes().length).toBeGreaterThan(5_000);
  });
});
