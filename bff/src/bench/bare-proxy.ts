/** What a proxy costs at least: node:http in front, undici behind, nothing in between. */
import { createServer } from 'node:http';
import { Pool } from 'undici';
import { headersOf, tellReady } from './ready.ts';

const core = new Pool(process.env['CORE_URL'] ?? '', { connections: 32 });

const server = createServer((request, response) => {
  core
    .request({ method: 'GET', path: request.url ?? '/' })
    .then(async ({ statusCode, body }) => {
      const text = await body.text();
      response.writeHead(statusCode, headersOf(text)).end(text);
    })
    .catch(() => response.writeHead(502).end());
});
tellReady(server);
