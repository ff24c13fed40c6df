/** A core with constant answers, so that it is never the bottleneck. */
import {
  CATALOGOS,
  SEGUROS_CESANTIA,
  SEGUROS_DESGRAVAMEN,
  SEGUROS_INCENDIO,
} from '@simulador/contracts/bank/catalogos';
import { PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TEXTS = new Map(
  Object.entries({
    '/api/external/paridad/': 40880.36,
    '/api/external/catalogos_simulador/': CATALOGOS,
    '/api/external/seguros_desgravamen/': SEGUROS_DESGRAVAMEN,
    '/api/external/seguros_incendio/': SEGUROS_INCENDIO,
    '/api/external/seguros_cesantia/': SEGUROS_CESANTIA,
    '/api/tarificador/RealEstateType/': [
      { id: PROPERTY_TYPE.house, name: 'Casa' },
      { id: PROPERTY_TYPE.flat, name: 'Departamento' },
      { id: PROPERTY_TYPE.office, name: 'Oficina' },
    ],
  }).map(([path, body]) => [path, JSON.stringify(body)]),
);

const server = createServer(({ url = '' }, response) => {
  const text = TEXTS.get(url) ?? '{}';
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  response.writeHead(TEXTS.has(url) ? 200 : 404, headers).end(text);
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
});
process.once('disconnect', () => process.exit(0));
