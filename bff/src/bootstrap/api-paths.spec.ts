import { describe, expect, it } from '@jest/globals';
import { BFF_OPERATIONS } from '@simulador/contracts/generated/bff-operations';
import { apiPaths } from './api-paths.ts';

const { isApiPath, withoutDoubledBase } = apiPaths(Object.values(BFF_OPERATIONS));

describe('the paths of the API', () => {
  it.each([
    '/api',
    '/api/',
    '/api/x',
    '/API/x',
    '/authentication/x',
    '/simulations/api/x',
    '/products',
    '/ops/x',
    '/health',
    '//api/x',
  ])('%s is one', (path) => expect(isApiPath(path)).toBe(true));
  it.each(['/', '/simulador', '/apis', '/x/api', '/healthy'])('%s is the client', (path) =>
    expect(isApiPath(path)).toBe(false),
  );
});

describe('the doubled base', () => {
  it.each([
    ['/api/api/token', '/api/token'],
    ['/api/simulations/api/calc', '/simulations/api/calc'],
    ['/api/products/api/tmc?a=1', '/products/api/tmc?a=1'],
    ['/api/authentication/x', '/authentication/x'],
    ['/api/inmobiliarias', '/inmobiliarias'],
    ['/api/api?x=/api/api', '/api?x=/api/api'],
    ['/API/Api/token', '/Api/token'],
  ])('%s is %s', (url, expected) => expect(withoutDoubledBase(url)).toBe(expected));

  it.each([
    '/api/token',
    '/api/health/live',
    '/api/apis/x',
    '/simulations/api/api/x',
    '/api',
    '/x/api/api/y',
  ])('%s stays', (url) => expect(withoutDoubledBase(url)).toBe(url));
});
