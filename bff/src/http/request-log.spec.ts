import { describe, expect, it } from '@jest/globals';
import { pathForLog } from './request-log.ts';

describe('a path in the log', () => {
  it.each([
    ['/api/external/paridad/?rut=12345678-5', '/api/external/paridad/'],
    ['/api/x/12345678-5', '/api/x/***'],
    ['/api/x/12.345.678-K/y', '/api/x/***/y'],
    ['/api/x/9876543-2', '/api/x/***'],
    ['/api/x/123456785', '/api/x/***'],
    ['/api/x/ana@ejemplo.cl/y', '/api/x/***/y'],
    ['/api/x/ana%40ejemplo.cl', '/api/x/***'],
    [
      '/simulations/api/simulation/0e5c5f0a-3c1b-4b1e-9d2e-0a1b2c3d4e5f',
      '/simulations/api/simulation/0e5c5f0a-3c1b-4b1e-9d2e-0a1b2c3d4e5f',
    ],
  ])('%s is %s', (url, expected) => expect(pathForLog(url)).toBe(expected));
});
