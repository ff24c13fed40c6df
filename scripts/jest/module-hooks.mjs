/** Module hooks for specs under runner.mjs: Node loads sources of the workspaces, compiled by swc. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { compilerOptions } from './compiler-options.mjs';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

export function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  return nextResolve(specifier, { ...context, conditions: ['source', ...context.conditions] });
}

export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const options = { ...compilerOptions({ decorators: true }), filename, sourceMaps: 'inline', swcrc: false };
  const { code } = await transform(await readFile(filename, 'utf8'), options);
  return { format: 'module', source: code, shortCircuit: true };
}
