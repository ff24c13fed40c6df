import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';

const require = createRequire(import.meta.url);
const DOCUMENTS = fileURLToPath(new URL('../../../contracts/openapi/', import.meta.url));

const PAGE = `<!doctype html>
<html lang="es">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Documentación de las API: Simulador Hipotecario</title>
  <link rel="icon" href="data:," />
  <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  <nav class="swagger-ui">
    <p class="wrapper"><a href="/api/docs">API del simulador</a> · <a href="/api/docs?documento=core">Core del banco</a></p>
  </nav>
  <main id="api"></main>
  <script src="/api/docs/swagger-ui-bundle.js"></script>
  <script src="/api/docs/start.js"></script>
</html>
`;

/** Script of the page. The core's operations can't be tried: a browser has no access to the core. */
const START = `const core = new URLSearchParams(location.search).get('documento') === 'core';
SwaggerUIBundle({
  dom_id: '#api',
  url: core ? '/api/docs/core.yaml' : '/api/openapi.json',
  deepLinking: true,
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  ...(core ? { supportedSubmitMethods: [] } : { tryItOutEnabled: true }),
});
`;

const sends =
  (type: string, body: string): RequestHandler =>
  (_request, response) =>
    void response.type(type).send(body);

const sendsDocument =
  (name: string): RequestHandler =>
  (_request, response) =>
    response.sendFile(name, { root: DOCUMENTS, headers: { 'Cache-Control': 'no-cache' } });

/** Serves both API documents, and pages that show them with Swagger UI. See docs/rules.md R835. */
export function serveApiDocs(app: Express): void {
  const assets = dirname(require.resolve('swagger-ui-dist/swagger-ui.css'));
  const docs = express
    .Router()
    .get('/', sends('html', PAGE))
    .get('/start.js', sends('js', START))
    .get('/core.yaml', sendsDocument('core.yaml'))
    .get(['/swagger-ui.css', '/swagger-ui-bundle.js'], express.static(assets));
  app.use(['/api/docs', '/api/openapi.json'], compression());
  app.use('/api/docs', docs).get('/api/openapi.json', sendsDocument('bff.json'));
}
