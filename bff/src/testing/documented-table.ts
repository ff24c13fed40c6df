import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../../docs/core.md', import.meta.url));

type Rows = readonly (readonly string[])[];

/** Returns the rows of the table below a heading of docs/core.md. With UPDATE_EXAMPLES it writes them first. */
export function documentedRows(heading: string, found: Rows): Rows {
  // Matches the heading and the table's two head lines, then its rows.
  const table = new RegExp(`(## ${heading}\\n.*?\\n\\|[^\\n]+\\n\\|[^\\n]+\\n)((?:\\|[^\\n]+\\n)*)`, 's');
  if (process.env['UPDATE_EXAMPLES']) {
    const lines = found.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
    const text = readFileSync(PAGE, 'utf8');
    writeFileSync(
      PAGE,
      text.replace(table, (_all, head: string) => head + lines),
    );
  }
  const lines = table.exec(readFileSync(PAGE, 'utf8'))?.[2]?.trim().split('\n') ?? [];
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Returns the cell `Core` of a capability's row in the operators' panel: the state of its core in words. */
export function panelWords(panel: string, capability: string): string {
  const row = new RegExp(`<td>${capability}</td>.+?</tr>`, 's').exec(panel);
  const [head] = panel.slice(0, row?.index).match(/<thead>(?!.*<thead>).*<\/thead>/s) ?? [];
  const column = cellsOf(head ?? '', 'th').indexOf('Core');
  return cellsOf(row?.[0] ?? '', 'td')[column] ?? '';
}

/** Returns the texts between tags of a name. */
const cellsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, cell = '']) =>
    cell.replace(/<[^>]+>/g, '').trim(),
  );
