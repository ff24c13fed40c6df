import type { ShadowBook } from '../../shadow/shadow-book.ts';

type Report = ReturnType<ShadowBook['report']>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: unknown): string =>
  String(typeof value === 'object' ? JSON.stringify(value) : value).replace(
    /[&<>"]/g,
    (sign) => ESCAPES[sign] ?? sign,
  );
const row = (cells: readonly unknown[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${text(cell)}</${tag}>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `<table border="1" cellpadding="6"><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`;

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
  return [
    '<!doctype html><html lang="es-CL"><meta charset="utf-8"><title>Comparación con el core</title>',
    '<h1>Comparación con el core</h1><h2>Totales</h2>',
    table(
      ['Capacidad', 'Iguales', 'Distintas', 'Core sin respuesta', 'Local sin respuesta', 'Omitidas'],
      totals,
    ),
    '<h2>Diferencias</h2>',
    rows.length > 0
      ? table(['Cuándo', 'Capacidad', 'Campo', 'Local', 'Core', 'Consulta'], rows)
      : '<p>No hay diferencias.</p>',
    '</html>',
  ].join('\n');
}
