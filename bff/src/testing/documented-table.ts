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

interface ShownMode {
  readonly capability: string;
  readonly upstream?: string;
  readonly outcome?: string;
}

/** Returns how `/ops/modes` shows the core of a capability. */
export function shownState(modes: readonly ShownMode[], name: string): string {
  const { upstream, outcome } = modes.find(({ capability }) => capability === name) ?? {};
  return Object.entries({ upstream, outcome })
    .map(([field, value]) => `\`${field}: ${value}\``)
    .join(' ');
}
