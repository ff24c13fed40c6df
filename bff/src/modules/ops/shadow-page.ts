import { html, type Html } from '../../http/html.ts';
import type { ShadowLog } from '../../border/shadow/shadow-log.ts';

type Report = ReturnType<ShadowLog['report']>;

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const row = (cells: readonly Html[]): Html =>
  html`<tr>
    ${cells}
  </tr>`;
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): Html =>
  html`<table border="1" cellpadding="6">
    <thead>
      ${row(head.map((name) => html`<th>${name}</th>`))}
    </thead>
    <tbody>
      ${rows.map((cells) => row(cells.map((cell) => html`<td>${text(cell)}</td>`)))}
    </tbody>
  </table>`;

/** The report as a page that needs no script and no style of its own. */
export function shadowPage({ counts, findings }: Report): string {
  const totals = Object.entries(counts).map(([capability, count]) => [
    capability,
    count.same,
    count.different,
    count.failed,
    count.local_failed,
    count.dropped,
  ]);
  const rows = findings.flatMap((finding) =>
    finding.differences.map((difference) => [
      finding.at,
      finding.capability,
      difference.path,
      difference.local,
      difference.core,
      finding.input,
    ]),
  );
  const found =
    rows.length > 0
      ? table(['Cuándo', 'Capacidad', 'Campo', 'Local', 'Core', 'Consulta'], rows)
      : html`<p>No hay diferencias.</p>`;
  return html`<!doctype html>
    <html lang="es-CL">
      <meta charset="utf-8" /><title>Comparación con el core</title>
      <h1>Comparación con el core</h1>
      <h2>Totales</h2>
      ${table(
        ['Capacidad', 'Iguales', 'Distintas', 'Core sin respuesta', 'Local sin respuesta', 'Omitidas'],
        totals,
      )}
      <h2>Diferencias</h2>
      ${found}
    </html>`.text;
}
