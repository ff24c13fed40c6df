/** A core with constant answers, so that it is never the bottleneck. */
import {
  CATALOGOS,
  SEGUROS_CESANTIA,
  SEGUROS_DESGRAVAMEN,
  SEGUROS_INCENDIO,
} from '@simulador/contracts/bank/catalogos';
import { PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { createServer } from 'node:http';
import { announceReady } from './ready.ts';

const ANSWERS: Readonly<Record<string, string>> = {
  '/api/external/paridad/': '40880.36',
  '/api/external/catalogos_simulador/': JSON.stringify(CATALOGOS),
  '/api/external/seguros_desgravamen/': JSON.stringify(SEGUROS_DESGRAVAMEN),
  '/api/external/seguros_incendio/': JSON.stringify(SEGUROS_INCENDIO),
  '/api/external/seguros_cesantia/': JSON.stringify(SEGUROS_CESANTIA),
  '/api/tarificador/RealEstateType/': JSON.stringify([
    { id: PROPERTY_TYPE.house, name: 'Casa' },
    { id: PROPERTY_TYPE.flat, name: 'Departamento' },
    { id: PROPERTY_TYPE.office, name: 'Oficina' },
  ]),
};

const server = createServer((request, response) => {
  const answer = ANSWERS[request.url ?? ''];
  const text = answer ?? '{}';
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  response.writeHead(answer === undefined ? 404 : 200, headers).end(text);
});
await announceReady(server);
