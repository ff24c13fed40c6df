import { describe, expect, it } from '@jest/globals';
import { BFF_ENDPOINTS } from '@simulador/contracts/api/find-operation';
import { committedDocument } from '../bootstrap/document/bff-document.ts';
import { findRule } from './access.guard.ts';

describe('the rule of an operation', () => {
  it.each([
    ['GET', '/api/external/paridad'],
    ['GET', '/api/external/paridad/'],
    ['HEAD', '/api/external/paridad'],
    ['POST', '/products/api/tmc'],
  ])('%s %s is found', (method, template) => {
    expect(findRule(method, template)?.path).toBe(template.replace(/\/$/, ''));
  });

  it.each([
    ['POST', '/api/external/paridad'],
    ['HEAD', '/products/api/tmc'],
    ['OPTIONS', '/api/external/paridad'],
    ['GET', '/api/external/paridad//'],
    ['GET', '/api/external/paridad/otro'],
    ['GET', '/api/external'],
    ['GET', ''],
  ])('%s %s is none', (method, template) => {
    expect(findRule(method, template)).toBeUndefined();
  });
});

describe('the access table', () => {
  it('has exactly one rule for every operation of the API, and none besides', async () => {
    const { paths } = JSON.parse(await committedDocument()) as { paths: Record<string, object> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.length).toBeGreaterThan(0);
    expect(BFF_ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(operations.sort());
  });

  it('gives every rule somebody', () => {
    expect(BFF_ENDPOINTS.filter(({ roles, operators }) => roles.length === 0 && !operators)).toEqual([]);
  });

  it.each([
    ['POST', '/simulations/api/executive/simulations/create', ['adminrole', 'executiverole']],
    ['GET', '/inmobiliarias/Company', ['adminrole', 'executiverole', 'commercialrole']],
    ['GET', '/authentication/api/user/info', ['default', 'adminrole', 'executiverole', 'commercialrole']],
    ['GET', '/ops/jobs', []],
  ])('lets alone into %s %s the roles %j', (method, path, roles) => {
    expect(findRule(method, path)?.roles).toEqual(roles);
  });
});
