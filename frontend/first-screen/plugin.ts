/** Build step that writes the public page with its first screen, and compresses the text files. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin } from 'vite';

const START = new URL('start.js', import.meta.url);
const MISSING_FILES = new URL('missing-files.js', import.meta.url);
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg']);

/**
 * Adds to each page the script that reports missing files, and writes `simulador.html`, which is `index.html` with the first screen's markup and inline styles, and a compressed copy of each
 * text file. `drawing` is the build of the drawing module; its `outDir` is removed afterwards.
 */
export function firstScreen(drawing: InlineConfig & { build: { outDir: string } }): Plugin {
  let folder = '';
  return {
    name: 'first-screen',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    transformIndexHtml: () => [
      { tag: 'script', children: readFileSync(MISSING_FILES, 'utf8'), injectTo: 'head-prepend' },
    ],
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    async closeBundle() {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      writeFileSync(join(folder, 'simulador.html'), drawnPage(page, await drawn(drawing), folder));
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (COMPRESSED.has(extname(path))) compress(join(folder, path));
    },
  };
}

async function drawn(config: InlineConfig & { build: { outDir: string } }): Promise<string> {
  const { outDir } = config.build;
  await build(config);
  const { firstScreen } = (await import(
    `${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`
  )) as { firstScreen: () => Promise<string> };
  const markup = await firstScreen();
  rmSync(outDir, { recursive: true });
  if (markup.includes(' style="')) throw new Error('The content security policy refuses a style attribute.');
  return markup;
}

/** Returns the page with the first screen. @throws Error if the page does not have exactly one entry, style sheet and root */
function drawnPage(page: string, markup: string, folder: string): string {
  const imports: string[] = [];
  let rest = page;
  const cut = (element: RegExp, put: (found: string) => string): void => {
    if (!element.test(rest)) throw new Error(`index.html has no ${element.source}`);
    rest = rest.replace(element, (_, found: string) => put(found));
  };
  rest = rest.replace(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g, (_, href: string) => {
    imports.push(href);
    return '';
  });
  cut(
    /<script type="module"[^>]* src="([^"]+)"><\/script>/,
    (entry) =>
      `<script data-entry="${entry}" data-imports="${imports.join(' ')}">${readFileSync(START, 'utf8')}</script>`,
  );
  cut(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (href) => {
    const css = readFileSync(join(folder, href), 'utf8').trim();
    return `<style>${css}:root[data-own] #root{display:none}</style>`;
  });
  cut(/<div id="(root)"><\/div>/, () => `<div id="root" data-drawn>${markup}</div>`);
  return rest;
}

function compress(path: string): void {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
