/**
 * Measures the gzipped files that a visitor downloads before /simulador can be used: the entry and its static imports. Prints the
 * sizes and fails above the budget (150 kB of script, 20 kB of style, 40 kB of font).
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url);
const KB = 1000;
const BUDGET_KB = { script: 150, style: 20, font: 40 };

const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', DIST), 'utf8'));

/** Adds the chunk and all chunks that it imports statically. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(imported, seen);
  return seen;
}

// The simulator's screen is part of the entry. If it were split off, its own chunk would count as well.
const roots = Object.keys(manifest).filter(
  (key) => manifest[key].isEntry || key.includes('/simulator-route.'),
);
const chunks = [...new Set(roots.flatMap((key) => [...withImports(key)]))].map((key) => manifest[key]);
const files = {
  script: new Set(chunks.map((chunk) => chunk.file)),
  style: new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
  font: new Set(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2'))),
};

async function sizeOf(file, kind) {
  const bytes = await readFile(new URL(file, DIST));
  return kind === 'font' ? bytes.length : gzipSync(bytes, { level: 9 }).length; // woff2 is compressed already
}

let isOver = false;
for (const [kind, names] of Object.entries(files)) {
  let total = 0;
  for (const name of names) {
    const size = await sizeOf(name, kind);
    total += size;
    console.log(`${kind.padEnd(7)} ${(size / KB).toFixed(1).padStart(7)} kB  ${name}`);
  }
  const over = total > BUDGET_KB[kind] * KB || names.size === 0;
  isOver ||= over;
  console.log(
    `${kind.padEnd(7)} ${(total / KB).toFixed(1).padStart(7)} kB  of ${BUDGET_KB[kind]}${over ? '  OVER' : ''}\n`,
  );
}
process.exitCode = isOver ? 1 : 0;
