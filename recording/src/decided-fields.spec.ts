import { describe, expect, it } from '@jest/globals';
import { fieldFacts } from '@simulador/contracts/api/field-facts';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

interface Node {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly [key: string]: unknown;
}

const openapi = new URL('../../contracts/openapi/', import.meta.url);
const { parse } = createRequire(new URL('../package.json', openapi))('yaml') as {
  parse(text: string): Node;
};
const DOCUMENTS = ['core.yaml', 'bff.json'].map((file) =>
  parse(readFileSync(new URL(file, openapi), 'utf8')),
);

/** Follows a reference; its siblings have precedence. */
function resolved(document: Node, node: Node): Node {
  if (!node.$ref) return node;
  const { $ref, ...own } = node;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key] as Node, document);
  return { ...resolved(document, target), ...own };
}

type Property = readonly [path: string, schema: Node];

/** Returns the texts and numbers of a request's body, at any depth. */
function leavesOf(document: Node, schema: Node, path: string): Property[] {
  const node = resolved(document, schema);
  if (node.items) return leavesOf(document, { ...own(node), ...resolved(document, node.items) }, `${path}[]`);
  const below = Object.entries(node.properties ?? {});
  if (below.length > 0) return below.flatMap(([name, each]) => leavesOf(document, each, `${path}.${name}`));
  return [[path, node]];
}

/** Returns the decisions about a list, which are those about its items. */
const own = (list: Node): Node =>
  Object.fromEntries(Object.entries(list).filter(([key]) => key.startsWith('x-')));

function requestProperties(document: Node): Property[] {
  const operations = Object.values(document['paths'] as object).flatMap((path) =>
    Object.values(path as object),
  );
  return (operations as Node[]).flatMap(({ operationId, requestBody }) => {
    const { content = {} } = resolved(document, (requestBody ?? {}) as Node);
    return Object.values(content as Readonly<Record<string, Node>>).flatMap(({ schema }) =>
      leavesOf(document, (schema ?? {}) as Node, String(operationId)),
    );
  });
}

/** Returns true if somebody has decided whether the values identify a person, or if they cannot. */
function isDecided([, schema]: Property): boolean {
  const isData = [schema.type].flat().some((type) => ['string', 'number', 'integer'].includes(String(type)));
  const cannotIdentify = schema.enum !== undefined || ['uuid', 'binary'].includes(schema.format ?? '');
  return !isData || cannotIdentify || 'x-personal' in schema || 'x-public-text' in schema;
}

const schemasOf = (document: Node): Record<string, Node> =>
  (document as { components?: { schemas?: Record<string, Node> } }).components?.schemas ?? {};

/** Returns the schemas of a document that describe a person, by RUT, e-mail or phone: each of their texts and numbers must be declared. */
const schemasOfPersons = (document: Node): [name: string, schema: Node][] =>
  Object.entries(schemasOf(document)).filter(([, { properties = {} }]) =>
    Object.values(properties).some((each) => ['rut', 'email', 'phone'].includes(String(each['x-personal']))),
  );

const isNumber = ([, { type }]: Property): boolean =>
  [type].flat().some((each) => each === 'number' || each === 'integer');

/** Names of fields about which somebody has decided in either document: recordings decide by name. */
const DECIDED_NAMES = new Set(
  DOCUMENTS.flatMap((document) =>
    Object.values(schemasOf(document)).flatMap(({ properties = {} }) =>
      Object.entries(properties)
        .filter(([, each]) => 'x-personal' in each || 'x-public-text' in each)
        .map(([name]) => name.toLowerCase()),
    ),
  ),
);

describe('a number of an answer about a person', () => {
  it('is declared as personal, as a code or as a figure, here or under the same name', () => {
    const [, bff = {}] = DOCUMENTS;
    const numbers = schemasOfPersons(bff).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties)
        .map(([name, each]): Property => [name, each])
        .filter(isNumber)
        .map((property) => ({ schema, property })),
    );
    expect(numbers.length).toBeGreaterThan(50);
    const undecided = numbers.filter(
      ({ property }) => !isDecided(property) && !DECIDED_NAMES.has(property[0].toLowerCase()),
    );
    expect(undecided.map(({ schema, property: [name] }) => `${schema}.${name}`)).toEqual([]);
  });

  it('is replaced in recordings where it is the score of a client', () => {
    expect(fieldFacts('score').personal).toBe('text');
  });
});

describe('a text of a query', () => {
  it('is declared as personal or as public text, here or under the same name', () => {
    const [, bff = {}] = DOCUMENTS;
    const operations = Object.values(bff['paths'] as object).flatMap((path) =>
      Object.values(path as object),
    ) as {
      parameters?: { name: string; in: string; schema: Node }[];
    }[];
    const texts = operations
      .flatMap(({ parameters = [] }) => parameters)
      .filter(
        (each) => each.in === 'query' && each.schema.type === 'string' && each.schema.format === undefined,
      );
    expect(texts.length).toBeGreaterThan(5);
    const undecided = texts.filter(
      ({ name, schema }) => !isDecided([name, schema]) && !DECIDED_NAMES.has(name.toLowerCase()),
    );
    expect(undecided.map(({ name }) => name)).toEqual([]);
  });
});

describe('a text or number of a request', () => {
  const all = DOCUMENTS.flatMap(requestProperties);

  it('is declared as personal, as public text, as a code or as a figure', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((each) => !isDecided(each)).map(([path]) => path)).toEqual([]);
  });

  it('is noticed if nobody has decided', () => {
    expect(isDecided(['a', { type: 'number' }])).toBe(false);
    expect(isDecided(['a', { type: ['string', 'null'], maxLength: 10 }])).toBe(false);
    expect(isDecided(['a', { type: 'string', 'x-personal': 'text' }])).toBe(true);
    expect(isDecided(['a', { type: 'boolean' }])).toBe(true);
  });

  it('that identifies a person together with others is personal under each of its names', () => {
    const names = ['edad', 'age', 'net_income', 'income_clp', 'income', 'rentaliquida', 'comuna_id'];
    expect(names.map((name) => fieldFacts(name).personal)).toEqual([
      'age',
      'age',
      'income',
      'income',
      'income',
      'income',
      'comuna',
    ]);
  });
});
