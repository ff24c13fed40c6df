import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type InlineConfig } from 'vite';
import { brand } from './first-screen/brand.ts';
import { leanPackages } from './first-screen/lean-packages.ts';
import { firstScreen } from './first-screen/plugin.ts';

const bff = `http://127.0.0.1:${process.env['BFF_PORT'] ?? '3001'}`;
const DOCUMENT = new URL('../contracts/openapi/bff.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, object> };
const API_ROOTS = Object.keys(paths).map((path) => `/${path.split('/')[1]}`);
const BFF_PATHS = new Set([...API_ROOTS, '/solicitudes.json']);

/** Supported browsers in the build's format: `safari17.5`, `ios17.5`. */
const PACKAGE = new URL('package.json', import.meta.url);
const { browserslist } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { browserslist: string[] };
const TARGETS = browserslist.map((browser) => browser.replace('_saf', '').replace(' >= ', ''));

/** Libraries of the first load: one chunk, which stays in the browser's cache across releases. */
const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack)[\\/]/;

/** Build that renders the first screen, for Node. It has its own folder, because two may run at the same time. */
const DRAWING = {
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  plugins: [react(), brand()],
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: 'src/app/prerender.tsx',
    outDir: fileURLToPath(new URL(`../.cache/first-screen-${process.pid}`, import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: false,
    cssTarget: TARGETS,
    assetsInlineLimit: 0,
  },
} satisfies InlineConfig;

export default defineConfig({
  plugins: [react(), tailwindcss(), brand(), leanPackages(), firstScreen(DRAWING)],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries([...BFF_PATHS].map((path) => [path, { target: bff, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist',
    target: TARGETS,
    cssTarget: TARGETS,
    manifest: true,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, tags: ['$initial'], priority: 1 },
            // One chunk for everything of the first load. As chunks shared with lazy screens it would be 5 kB larger.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What lazy parts share, in two files: the event that asks for a part spends up to 15 ms on each of its files at a four
            // times slower processor.
            { name: 'simulator', test: /[\\/]src[\\/](calculation|shared[\\/](?!office))/, minShareCount: 2 },
            { name: 'staff', test: /[\\/]src[\\/](shared[\\/]office|office|people|rates)/, minShareCount: 2 },
          ],
        },
      },
    },
    // The content security policy allows no `data:` scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A late part's list of files would be 0.5 kB of the first load. What late parts share is loaded with the first of them.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
});
