import { describe, expect, it } from '@jest/globals';
import { BFF_OPERATIONS } from '@simulador/contracts/generated/bff-operations';
import { knownSegments } from '@simulador/contracts/api/path-segments';
import { pathForLog } from './request-log.ts';

const IS_KNOWN = knownSegments(Object.values(BFF_OPERATIONS).map(({ path }) => path));

describe('a path in the log', () => {
  it.each([
    ['/api/external/paridad/?rut=12345678-5', '/api/external/paridad/'],
    ...[
      ...['12345678-5', '12.345.678-K', '9876543-2', '123456785', 'rut=12345678-5', '12345678-5.json'],
      ...['ana@ejemplo.cl', 'ana%40ejemplo.cl', 'ana%2540ejemplo.cl', '%31%32345678-5', 'Ana%20Soto', 'Soto'],
    ].map((segment) => [`/api/external/${segment}/seguros`, '/api/external/***/***']),
    ['/api/token;rut=12345678-5', '/api/token'],
    ['/inmobiliarias/Company/123456', '/inmobiliarias/Company/123456'],
    ['/inmobiliarias/Company/1234567', '/inmobiliarias/Company/***'],
    ['/simulador-profesional/resumen', '/simulador-profesional/resumen'],
    ['/assets/libraries-D-QBY2L1.js', '/assets/libraries-D-QBY2L1.js'],
    [
      '/simulations/api/simulation/0e5c5f0a-3c1b-4b1e-9d2e-0a1b2c3d4e5f',
      '/simulations/api/simulation/0e5c5f0a-3c1b-4b1e-9d2e-0a1b2c3d4e5f',
    ],
  ])('%s is %s', (url, expected) => expect(pathForLog(url, IS_KNOWN)).toBe(expected));
});
