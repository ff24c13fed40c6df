/**
 * Measures the files that a visitor downloads before /simulador can be used: the entry and its static imports. Prints their sizes
 * as the BFF sends them, to a browser that accepts brotli and to one that accepts gzip only, and fails above the budget.
 */
import { readFile } from 'node:fs/promises';

const DIST = new URL('../dist/', import.meta.url);
const KB = 1000;
/** Maximum sizes by encoding, about 1 kB of script above the present ones, so that one more sentence is no failure. */
const BUDGET_KB = {
  script: { br: 118, gz: 135 },
  style: { br: 10.5, gz: 12 },
  font: { br: 40, gz: 40 },
};

const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', DIST), 'utf8'));

// The simulator's screen is part of the entry. If it were split off, its own chunk would count as well.
const keys = new Set(
  Object.keys(manifest).filter((key) => manifest[key].isEntry || key.includes('/simulator-page.')),
);
for (const key of keys) for (const imported of manifest[key].imports ?? []) keys.add(imported);
const chunks = [...keys].map((key) => manifest[key]);
const files = {
  script: new Set(chunks.map((chunk) => chunk.file)),
  style: new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
  font: new Set(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2'))),
};

/** Size of a file as sent; woff2 is compressed already. */
const sizeOf = async (file, kind, encoding) =>
  (await readFile(new URL(kind === 'font' ? file : `${file}.${encoding}`, DIST))).length;

let isOver = false;
for (const [kind, names] of Object.entries(files)) {
  for (const [encoding, budgetKb] of Object.entries(BUDGET_KB[kind])) {
    const sizes = await Promise.all([...names].map((name) => sizeOf(name, kind, encoding)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const over = total > budgetKb * KB || sizes.length === 0;
    isOver ||= over;
    const all = [...names].map((name, index) => `${name} ${(sizes[index] / KB).toFixed(1)}`).join(', ');
    console.log(
      `${kind.padEnd(6)} ${encoding} ${(total / KB).toFixed(1).padStart(6)} kB of ${budgetKb}${over ? '  OVER' : ''}  (${all})`,
    );
  }
}
process.exitCode = isOver ? 1 : 0;
