import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';

const require = createRequire(import.meta.url);
const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const PAGE = folder('bff/api-docs/');
const DOCUMENTS = folder('contracts/openapi/');

const sends =
  (root: string, name: string): RequestHandler =>
  (_request, response) =>
    response.sendFile(name, { root, headers: { 'Cache-Control': 'no-cache' } });

/** Serves both API documents, and pages that show them with Swagger UI. See docs/rules.md R835. */
export function serveApiDocs(app: Express): void {
  const assets = dirname(require.resolve('swagger-ui-dist/swagger-ui.css'));
  const docs = express
    .Router()
    .get('/', sends(PAGE, 'index.html'))
    .get('/start.js', sends(PAGE, 'start.js'))
    .get('/core.yaml', sends(DOCUMENTS, 'core.yaml'))
    .get(['/swagger-ui.css', '/swagger-ui-bundle.js'], express.static(assets));
  app.use(['/api/docs', '/api/openapi.json'], compression());
  app.use('/api/docs', docs).get('/api/openapi.json', sends(DOCUMENTS, 'bff.json'));
}
