/** `npm run bench [-- PART…]`: measures all parts or some, and prints the goals. A missed goal is no failure. See performance.md. */
import 'reflect-metadata';
import { measureList } from './list.ts';
import { measurePdf } from './pdf.ts';
import { compareWithStock } from './ratios.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  ratios: compareWithStock,
  list: measureList,
  pdf: measurePdf,
};

const wanted = process.argv.slice(2).filter((name) => name in PARTS);
for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) await PARTS[name]?.();
