/** Module hooks for specs under runner.mjs: Node loads sources of the workspaces, compiled by swc. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { COMPILER_OPTIONS } from './compiler-options.mjs';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const CLIENT = new URL('../../../frontend/src/', import.meta.url).href;

/** Replaces what only the client's build or a browser loads. */
function stubFor(specifier) {
  if (specifier.endsWith('.css')) return 'testing/style-stub.ts';
  if (specifier.endsWith('.svg')) return 'testing/picture-stub.ts';
  if (specifier.startsWith('virtual:')) return `testing/${specifier.replace(':', '-')}.ts`;
  return specifier === 'react/jsx-runtime' ? 'testing/jsx-runtime.ts' : undefined;
}

/** Addresses by importing file and specifier. */
const addresses = new Map();

export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  const [parent, copy] = context.parentURL?.split('?') ?? [];
  const key = `${parent} ${specifier}`;
  const found = addresses.get(key) ?? (await addressOf(specifier, context, nextResolve));
  addresses.set(key, found);
  const [url, ownCopy = copy] = found.url.split('?');
  // Each spec file of the client has its own copy of the client's modules; all share the others.
  return { ...found, url: ownCopy !== undefined && url.startsWith(CLIENT) ? `${url}?${ownCopy}` : url };
}

async function addressOf(specifier, context, nextResolve) {
  const stub = stubFor(specifier);
  if (stub !== undefined) return { url: CLIENT + stub, shortCircuit: true };
  const conditions = ['source', ...context.conditions];
  return { ...(await nextResolve(specifier, { ...context, conditions })), shortCircuit: true };
}

/** Compiled code by file. */
const compiled = new Map();

export async function load(url, context, nextLoad) {
  if (!/\.tsx?(\?|$)/.test(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  if (!compiled.has(filename)) compiled.set(filename, compile(filename));
  return { format: 'module', source: await compiled.get(filename), shortCircuit: true };
}

async function compile(filename) {
  const options = { ...COMPILER_OPTIONS, filename, sourceMaps: 'inline', swcrc: false };
  const { code } = await transform(await readFile(filename, 'utf8'), options);
  return code;
}
