import { expect } from '@jest/globals';
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
}

/** States after the outcomes of a request to a core, as in docs/operations.md; `down` after any other. */
const STATES: Readonly<Record<string, string>> = { ok: 'up', refused: 'up', unauthorized: 'unauthorized' };

/** Expects that `/ops/modes` shows the state of a capability's core that follows from the outcome. */
export const expectState = (modes: readonly ShownMode[], name: string, outcome: unknown = 'ok'): void =>
  expect(modes.find(({ capability }) => capability === name)?.upstream).toBe(
    STATES[String(outcome)] ?? 'down',
  );

/** Names of a log line's facts that a table shows, in this order. */
const FACTS = ['outcome', 'status', 'content_type', 'place', 'rule'];
const USUAL: readonly unknown[] = [undefined, 200, 'application/json'];

/** Returns the facts of a request to a core that a table shows: all but those of every usable answer. */
export function shownFacts(upstream: Readonly<Record<string, unknown>> = {}): string {
  const facts = FACTS.map((name) => upstream[name]).filter((fact) => !USUAL.includes(fact));
  return facts.length > 0 ? `\`${facts.join(' ')}\`` : '';
}
