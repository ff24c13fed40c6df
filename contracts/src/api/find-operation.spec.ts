import { describe, expect, it } from '@jest/globals';
import { BFF_OPERATIONS } from '../generated/bff-operations.ts';
import { CORE_OPERATIONS } from '../generated/core-operations.ts';
import { UNDESCRIBED } from '../generated/fields.ts';
import type { OperationFacts } from './operation.ts';
import { findOperation } from './find-operation.ts';

const OPERATIONS: readonly OperationFacts[] = [
  ...Object.values(BFF_OPERATIONS),
  ...Object.values(CORE_OPERATIONS),
];

const filled = (path: string): string => path.replace(/\{\w+\}/g, '7');

describe('the operation of a path', () => {
  it.each(OPERATIONS)('$method $path is its own, behind any prefix, in any case', ({ method, path }) => {
    const own = filled(path);
    for (const written of [own, `${own}/`, `/core${own}`, own.toUpperCase()])
      expect(findOperation(written, method)?.operation.path.replace(/\/$/, '')).toBe(path.replace(/\/$/, ''));
  });

  it('is none where the path is not described', () => {
    expect(findOperation('/simulations/api/desconocida', 'GET')).toBeUndefined();
    expect(findOperation('/products/api/tmc', 'DELETE')).toBeUndefined();
  });
});

describe('the path segments that no operation describes', () => {
  it('name none that an operation has', () => {
    const segments = new Set(OPERATIONS.flatMap(({ path }) => path.toLowerCase().split('/')));
    expect(UNDESCRIBED.pathWords.filter((word) => segments.has(word.toLowerCase()))).toEqual([]);
  });
});
