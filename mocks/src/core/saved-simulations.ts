import { isUuid } from '@simulador/recording/detect';
import { type Answer, CoreRefusal } from './operation.ts';

/** Id that does not exist, for requests that must not send mail. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Makes a PDF with one line of text. ASCII only, because its offsets count characters as bytes. */
export function pageOf(line: string): Uint8Array {
  const content = `BT /F1 14 Tf 72 700 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const head = '%PDF-1.4\n';
  const offsets = objects.map((_object, index) => head.length + objects.slice(0, index).join('').length);
  const body = head + objects.join('');
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${body}xref\n0 ${size}\n0000000000 65535 f \n${places}${trailer}`);
}

/**
 * Answers a generated PDF with the requested id, since the mock core stores no simulations. Every id exists except
 * `NOBODY`.
 */
export const simulationPdf: Answer<'pdf_simulacion'> = (_body, { query }) => {
  const uuid = query.get('simulation') ?? '';
  if (!isUuid(uuid)) throw new CoreRefusal('El campo simulation no es válido.');
  if (uuid === NOBODY) throw new CoreRefusal('La simulación no existe.', { status: 404 });
  return pageOf(`Simulacion ${uuid} del core simulado`);
};

/** Answers without sending mail, since the mock core stores no persons. Every id exists except `NOBODY`. */
export const lastSimulationEmail: Answer<'last_simulation_email'> = (_body, { params }) => {
  if (params['uuid'] === NOBODY) throw new CoreRefusal('El cliente no existe.', { status: 404 });
  return { detail: 'Correo enviado.' };
};
