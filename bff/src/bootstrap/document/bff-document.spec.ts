import { fieldFacts, VOLATILE_FIELDS } from '@simulador/contracts/api/field-facts';
import { FIELD_NAMES } from '@simulador/contracts/generated/fields';
import { describe, expect, it } from '@jest/globals';
import { committedDocument } from './bff-document.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { readonly $ref?: string; readonly headers?: object }>;
}
interface Schema {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

const text = await committedDocument();
const { openapi, paths, components } = JSON.parse(text) as Document;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
);
const statusesOf = (id: string): string[] =>
  Object.keys(operations.find(({ operationId }) => operationId === id)?.responses ?? {});

describe("the API's document", () => {
  it('is OpenAPI 3.1 without temporary marks', () => {
    expect(openapi).toMatch(/^3\.1\./);
    expect(text).not.toMatch(/"(nullable|x-uf-date|x-versioned)"/);
  });

  it('names every operation once, with one success and its headers', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { responses } of operations) {
      const succeeded = Object.entries(responses).filter(([status]) => /^(?:20[014]|302)$/.test(status));
      expect(succeeded).toEqual([
        [expect.anything(), expect.objectContaining({ headers: expect.anything() })],
      ]);
    }
  });

  it('lets replays compare no instant at which the server did something', () => {
    const fields = Object.values(components.schemas).flatMap(({ properties = {} }) =>
      Object.entries(properties),
    );
    const compared = fields
      .filter(([name, { format }]) => format === 'date-time' && !VOLATILE_FIELDS.includes(name))
      .map(([name]) => name);
    // The operators' own.
    expect(compared.toSorted()).toEqual(['lastSeen', 'oldest']);
  });

  it('lets replays compare no token, because installations have different keys', () => {
    const tokens = FIELD_NAMES.filter((name) => fieldFacts(name).personal === 'token');
    expect(tokens).toContain('user_hash');
    expect(VOLATILE_FIELDS).toEqual(expect.arrayContaining(tokens));
  });

  it('has the statuses of any operation of its kind', () => {
    for (const { method, responses } of operations) {
      const withBody = ['400', '401', '403', '413', '415', '429', '503'];
      const expected = method === 'get' || method === 'delete' ? ['401', '500'] : withBody;
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(expected));
    }
    expect(statusesOf('live')).not.toContain('429');
    expect(statusesOf('ops_modes')).not.toContain('403');
    expect(statusesOf('last_simulation_email')).toEqual(expect.arrayContaining(['400', '404', '405', '409']));
  });
});
