/** Operations as the running BFF knows them, beside the committed document that its client and replays read. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Access, ErrorField } from '@simulador/contracts/api/operation';
import { committedDocument } from '../../src/bootstrap/document/bff-document.ts';
import { type Operation, Operations } from '../../src/http/operations.ts';
import { bff } from './bff.ts';

interface Described {
  readonly operationId: string;
  readonly 'x-access': Access;
  readonly 'x-acts'?: boolean;
  readonly 'x-error-field'?: ErrorField;
  readonly requestBody?: { readonly content: object };
}

const { paths } = JSON.parse(await committedDocument()) as {
  paths: Record<string, Record<string, Described>>;
};

const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    access: operation['x-access'],
    acts: operation['x-acts'] ?? method !== 'get',
    errorField: operation['x-error-field'] ?? 'detail',
    forms: Object.keys(operation.requestBody?.content ?? {}).filter((type) => /form/.test(type)),
  })),
);

describe('the operations of the running BFF', () => {
  let operations: Operations;
  beforeAll(() => {
    operations = bff.app.get(Operations);
  });

  it('are those of the document, with the same facts', () => {
    const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
    // The document has neither the sizes of bodies and answers nor who signs in.
    const running = operations.all.map(
      ({ isCompressed: _isCompressed, hasLargeBody: _hasLargeBody, signsIn: _signsIn, ...each }) => ({
        ...each,
        forms: each.forms.filter((type) => /form/.test(type)),
      }),
    );
    expect(running.toSorted(byId)).toEqual(described.toSorted(byId));
  });

  const at = (path: string): Pick<Operation, 'method' | 'errorField'>[] =>
    operations.at(path).map(({ method, errorField }) => ({ method, errorField }));

  it.each([
    ['/api/external/paridad/', 'GET', 'errors'],
    ['/API/External/Paridad', 'GET', 'errors'],
    ['/api/external/calc_dividendo/', 'POST', 'errors_detail'],
    ['/products/api/tmc', 'POST', 'detail'],
    ['/simulations/api/simulation/Uno', 'GET', 'detail'],
  ] as const)('are found at %s', (path, method, errorField) => {
    expect(at(path)).toEqual([{ method, errorField }]);
  });

  it.each(['/api/external', '/api/external/paridad/otro', '/api//external/paridad', '/', ''])(
    'are none at %s',
    (path) => {
      expect(at(path)).toEqual([]);
    },
  );
});
