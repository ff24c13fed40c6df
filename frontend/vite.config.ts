import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const bff = `http://127.0.0.1:${process.env['BFF_PORT'] ?? '3001'}`;
const BFF_PATHS = [
  '/api',
  '/authentication',
  '/simulations',
  '/products',
  '/inmobiliarias',
  '/ops',
  '/health',
  '/solicitudes.json',
];

/** `VITE_MOCKS=1`: the service worker that answers the client's API calls without a BFF. Never part of a build. */
const mockWorker: Plugin = {
  name: 'mock-worker',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    if (process.env['VITE_MOCKS'] !== '1') return;
    const script = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    middlewares.use('/mockServiceWorker.js', (_request, response, next) => {
      readFile(script).then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), mockWorker],
  // Whatever the environment says, a build is without mocks.
  ...(command === 'build' ? { define: { 'import.meta.env.VITE_MOCKS': '""' } } : {}),
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(BFF_PATHS.map((path) => [path, { target: bff, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // The content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
