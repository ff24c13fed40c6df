/** Lower bound of the cost: node:http alone. A GET is passed on to the core by undici, a POST is parsed and calculated. */
import { createServer } from 'node:http';
import { Pool } from 'undici';
import type { DividendoRequestDto } from '../../bff/src/calculation/dividendo/dividendo.dto.ts';
import { calculation } from './calculation.ts';
import { announceReady, jsonHeaders } from './ready.ts';

const core = new Pool(process.env['CORE_URL'] ?? '', { connections: 32 });

async function proxied(path: string): Promise<string> {
  const { body } = await core.request({ method: 'GET', path });
  return body.text();
}

const server = createServer((request, response) => {
  const send = (text: string): void => void response.writeHead(200, jsonHeaders(text)).end(text);
  if (request.method === 'GET') {
    proxied(request.url ?? '/').then(send, () => response.writeHead(502).end());
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as DividendoRequestDto;
    send(JSON.stringify(calculation(body)));
  });
});
await announceReady(server);
