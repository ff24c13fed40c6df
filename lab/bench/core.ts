/** A core with constant answers, so that it is never the bottleneck. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TYPES = ['Casa', 'Departamento', 'Oficina'].map((name, index) => ({ id: [1, 2, 9][index], name }));
const TEXTS: Readonly<Record<string, string>> = {
  '/api/external/paridad/': '40880.36',
  '/api/tarificador/RealEstateType/': JSON.stringify(TYPES),
};

const server = createServer(({ url = '' }, response) => {
  const text = TEXTS[url] ?? '{}';
  response.writeHead(TEXTS[url] ? 200 : 404, { 'content-type': 'application/json' }).end(text);
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
});
process.once('disconnect', () => process.exit(0));
