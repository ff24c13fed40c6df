/** The API documents against those of the last release, contracts/openapi/released.json. */
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { breakingChanges, type ComparedDocument } from './testing/breaking-changes.ts';

interface Versioned extends ComparedDocument {
  readonly info: { readonly version: string };
}

const read = (path: string): string =>
  readFileSync(new URL(`../../openapi/${path}`, import.meta.url), 'utf8');
const documentAt = (path: string): Versioned => parse(read(path)) as Versioned;

const RELEASED = JSON.parse(read('released.json')) as Readonly<Record<string, Versioned | string>>;

/** Returns the text below a version's heading in the changelog. */
const noted = (changelog: string, name: string, version: string): string =>
  new RegExp(`^## ${name} ${version}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(changelog)?.[1] ?? '';

/** Returns the breaking changes that neither a new version announces nor the changelog names. */
function unannounced(name: string, old: Versioned, now: Versioned, changelog: string): string[] {
  const found = breakingChanges(old, now, name === 'core.yaml');
  const hasRisen = Number(now.info.version) > Number(old.info.version);
  const notes = noted(changelog, name, now.info.version);
  return found.filter((change) => !hasRisen || !notes.includes(`\`${change.split(':', 1)[0]}\``));
}

/** Document with one operation, whose request and answer have the fields of `schema`. */
const documentWith = (schema: object, version = '1', path = '/a'): Versioned => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Row' } } };
  const operation = { operationId: 'add', requestBody: { content }, responses: { 200: { content } } };
  const components = { schemas: { Row: { type: 'object', ...schema } } };
  return { info: { version }, paths: { [path]: { post: operation } }, ...{ components } };
};
const ROW = { properties: { kind: { enum: ['a', 'b'] }, rate: { type: 'integer' } }, required: ['kind'] };
const withFields = (properties: object, required = ['kind']) => ({ properties, required });
const { kind, rate } = ROW.properties;
const operationOf = (document: Versioned): object => document.paths['/a']?.['post'] as object;
const BOUNDS = { 'x-bounds': { near: [{ since: '2026-01-01', amount: 0.02 }] } };
const BOTH = { writes: ['request', 'answer'], reads: ['request', 'answer'] };

describe('a change of an API document', () => {
  it.each([
    ['the path is gone', documentWith(ROW, '1', '/b'), ['add: gone'], ['add: gone']],
    [
      'a field is gone',
      documentWith(withFields({ kind })),
      ['request rate: gone', 'answer rate: gone'],
      ['request rate: gone'],
    ],
    [
      'a type is changed',
      documentWith(withFields({ kind, rate: { type: 'string' } })),
      ['request rate: type changed', 'answer rate: type changed'],
      ['request rate: type changed', 'answer rate: type changed'],
    ],
    [
      'a field may be null',
      documentWith(withFields({ kind, rate: { type: ['integer', 'null'] } })),
      ['answer rate: type changed'],
      ['request rate: type changed'],
    ],
    [
      'an enum has grown',
      documentWith(withFields({ kind: { enum: ['a', 'b', 'c'] }, rate })),
      ['answer kind: enum changed'],
      ['request kind: enum changed'],
    ],
    [
      'an enum has shrunk',
      documentWith(withFields({ kind: { enum: ['a'] }, rate })),
      ['request kind: enum changed'],
      ['answer kind: enum changed'],
    ],
    [
      'a field is required now',
      documentWith(withFields(ROW.properties, ['kind', 'rate'])),
      ['request rate: requiredness changed'],
      ['answer rate: requiredness changed'],
    ],
    [
      'a field is required no more',
      documentWith(withFields(ROW.properties, [])),
      ['answer kind: requiredness changed'],
      ['request kind: requiredness changed'],
    ],
    [
      'a required field is added',
      documentWith(withFields({ ...ROW.properties, note: { type: 'string' } }, ['kind', 'note'])),
      ['request note: required field added'],
      ['answer note: required field added'],
    ],
    ['a field is added', documentWith(withFields({ ...ROW.properties, note: {} })), [], []],
    ['nothing is', documentWith(ROW), [], []],
    [
      'the operation has another id',
      {
        ...documentWith(ROW),
        paths: { '/a': { post: { ...operationOf(documentWith(ROW)), operationId: 'put' } } },
      },
      ['add: operation id changed'],
      ['add: operation id changed'],
    ],
  ])('breaks the BFF’s clients or the core where %s', (_what, now, ofBff, ofCore) => {
    const short = (changes: string[]): string[] =>
      changes.map((each) => each.replace(/^add: (\w+).*\.(\w+:)/, '$1 $2'));
    expect(short(breakingChanges(documentWith(ROW), now, false))).toEqual(ofBff);
    expect(short(breakingChanges(documentWith(ROW), now, true))).toEqual(ofCore);
  });

  /** Pairs of schemas of one field, of which the second one allows less. */
  it.each<[string, object, object]>([
    ['minimum', { minimum: 1 }, { minimum: 1.01 }],
    ['minimum', { minimum: 1 }, { exclusiveMinimum: 1 }],
    ['minimum', {}, { minimum: -5 }],
    ['maximum', { maximum: 20 }, { maximum: 19.99 }],
    ['maximum', { maximum: 20 }, { exclusiveMaximum: 20 }],
    ['minLength', { minLength: 1 }, { minLength: 2 }],
    ['maxLength', { maxLength: 50 }, { maxLength: 49 }],
    ['minItems', {}, { minItems: 1 }],
    ['maxItems', { maxItems: 12 }, { maxItems: 11 }],
    ['minProperties', {}, { minProperties: 1 }],
    ['format', {}, { format: 'uuid' }],
    ['pattern', { pattern: '^a?$' }, { pattern: '^a$' }],
    ['uniqueness', {}, { uniqueItems: true }],
    ['uniqueness', {}, { 'x-unique-by': 'id' }],
    ['tolerance', { 'x-tolerance': 'near' }, { 'x-tolerance': 0.01 }],
    ['maximum', { anyOf: [{ maximum: 9 }, { type: 'null' }] }, { anyOf: [{ maximum: 8 }, { type: 'null' }] }],
  ])(
    'breaks the party that writes where the %s of %j is %j, and the one that reads where it was',
    (kind, wide, narrow) => {
      const within = (schema: object) => ({ ...documentWith({ properties: { field: schema } }), ...BOUNDS });
      const [loose, tight] = [within(wide), within(narrow)];
      const kinds = (old: object, now: object, isOfCore: boolean): string[] =>
        breakingChanges(old as Versioned, now as Versioned, isOfCore).map((each) =>
          each.replace(/^add: (\w+).*: /, '$1 '),
        );
      const changed = kind === 'pattern' ? BOTH : { writes: ['request'], reads: ['answer'] };
      const asLines = (parts: readonly string[]): string[] => parts.map((part) => `${part} ${kind} changed`);
      expect(kinds(loose, tight, false)).toEqual(asLines(changed.writes));
      expect(kinds(tight, loose, false)).toEqual(asLines(changed.reads));
      expect(kinds(loose, tight, true)).toEqual(asLines(changed.reads));
      expect(kinds(tight, loose, true)).toEqual(asLines(changed.writes));
    },
  );

  const answering = (responses: object, more: object = {}) =>
    ({
      ...BOUNDS,
      paths: { '/a': { get: { operationId: 'list', responses, ...more } } },
    }) as ComparedDocument;

  it('breaks the BFF’s clients where a header or a status is gone or another success comes, and a core where it may not answer a status', () => {
    const headers = { Age: { schema: { type: 'integer' } } };
    const old = answering({ 200: { headers }, 404: {} });
    const texts = answering({ 200: { headers: { Age: { schema: { type: 'string' } } } }, 404: {} });
    expect(breakingChanges(old, answering({ 200: {}, 404: {} }), false)).toEqual([
      'list: answer 200 header Age: gone',
    ]);
    expect(breakingChanges(old, texts, false)).toEqual(['list: answer 200 header Age: type changed']);
    for (const isOfCore of [false, true]) {
      expect(breakingChanges(old, answering({ 200: { headers } }), isOfCore)).toEqual([
        'list: answer 404: gone',
      ]);
      expect(breakingChanges(old, answering({ 200: { headers }, 404: {}, 409: {} }), isOfCore)).toEqual([]);
    }
    const another = answering({ 200: { headers }, 202: {}, 404: {} });
    expect(breakingChanges(old, another, false)).toEqual(['list: answer status of success: enum changed']);
    expect(breakingChanges(old, another, true)).toEqual([]);
  });

  it('breaks the BFF’s clients where a role is refused now', () => {
    const forRoles = (...roles: string[]) => answering({}, { 'x-access': { roles } });
    const [all, few] = [forRoles('default', 'adminrole'), forRoles('adminrole')];
    expect(breakingChanges(all, few, false)).toEqual(['list: request roles: enum changed']);
    expect(breakingChanges(few, all, false)).toEqual([]);
  });

  it('breaks a core where a rule of answers is new or another, or a bound that it names, or what has to be refused', () => {
    const old = answering(
      {},
      { 'x-plausible': { bounds: 'at most near' }, 'x-refused': { rut: 'a wrong one' } },
    );
    const changed = (more: object, bounds: object = BOUNDS) => ({
      ...answering(
        {},
        { 'x-plausible': { bounds: 'at most near' }, 'x-refused': { rut: 'a wrong one' }, ...more },
      ),
      ...bounds,
    });
    const changes = (now: ComparedDocument): string[] => breakingChanges(old, now, true);
    expect(changes(changed({ 'x-plausible': { bounds: 'at most near', total: 'the sum' } }))).toEqual([
      'list: rule total: changed',
    ]);
    expect(changes(changed({ 'x-plausible': { bounds: 'at least near' } }))).toEqual([
      'list: rule bounds: changed',
    ]);
    expect(changes(changed({}, { 'x-bounds': { near: [{ amount: 0.01 }] } }))).toEqual([
      'list: rule bounds: changed',
    ]);
    expect(changes(changed({}, { 'x-bounds': { ...BOUNDS['x-bounds'], far: [{ amount: 1 }] } }))).toEqual([]);
    expect(changes(changed({ 'x-plausible': {} }))).toEqual([]);
    expect(changes(changed({ 'x-refused': {} }))).toEqual(['list: refusal rut: changed']);
    expect(changes(changed({ 'x-error-field': 'errors' }))).toEqual(['list: error field: changed']);
  });

  it('breaks the BFF’s clients where a parameter or a body is asked for that was not', () => {
    const get = (more: object): ComparedDocument => ({
      paths: { '/a': { get: { operationId: 'list', responses: {}, ...more } } },
    });
    const content = { 'application/json': { schema: { type: 'object' } } };
    const asking = (required: boolean, part = 'query') =>
      get({ parameters: [{ name: 'page', in: part, required }], requestBody: { required, content } });
    expect(breakingChanges(get({}), asking(false), false)).toEqual([]);
    expect(breakingChanges(get({}), asking(true), false)).toEqual([
      'list: request query parameter page: required field added',
      'list: request body application/json: required field added',
    ]);
    expect(breakingChanges(asking(false), asking(false, 'header'), false)).toEqual([
      'list: request query parameter page: gone',
    ]);
  });

  it('breaks the BFF’s clients where credentials are required that were not, and a core where they are no more', () => {
    const get = (security?: object[]) => ({
      paths: { '/a': { get: { operationId: 'list', responses: {}, ...(security && { security }) } } },
    });
    const required = { ...get(), security: [{ bearer: [] }] };
    const changed = ['list: request credentials: requiredness changed'];
    for (const open of [get(), get([]), get([{}, { bearer: [] }])]) {
      expect(breakingChanges(open, required, false)).toEqual(changed);
      expect(breakingChanges(required, open, false)).toEqual([]);
      expect(breakingChanges(required, open, true)).toEqual(changed);
    }
  });

  it('is announced by a higher version and a line of the changelog with its operation', () => {
    const [old, now] = [documentWith(ROW), documentWith(ROW, '2', '/b')];
    const [line, other] = [
      '\n## bff.json 2\n\n- `add` is at `/b`.\n\n## bff.json 1\n',
      '\n## bff.json 1\n\n- `add`.\n',
    ];
    expect(unannounced('bff.json', old, now, line)).toEqual([]);
    expect(unannounced('bff.json', old, now, other)).toEqual(['add: gone']);
    expect(unannounced('bff.json', old, documentWith(ROW, '1', '/b'), line)).toEqual(['add: gone']);
  });
});

describe.each(['bff.json', 'core.yaml'])('%s', (name) => {
  it('breaks nothing of the last release that its version and CHANGELOG.md do not announce', () => {
    const [old, now] = [RELEASED[name], documentAt(name)];
    if (!old || typeof old === 'string') throw new Error(`${name} was never released`);
    expect(unannounced(name, old, now, read('CHANGELOG.md'))).toEqual([]);
    expect(noted(read('CHANGELOG.md'), name, now.info.version)).not.toBe('');
  });
});
