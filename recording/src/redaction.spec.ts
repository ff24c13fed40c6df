import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exchange } from './exchange.ts';
import { Recorder } from './recorder.ts';
import { jsonExchange } from './testing/exchanges.ts';
import { foundOf, person, type Person, spellings } from './testing/people.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'redaction-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function written(...exchanges: Exchange[]): Promise<string> {
  const recorder = new Recorder({ directory });
  exchanges.forEach((exchange) => recorder.record(exchange));
  await recorder.flush();
  const path = recorder.path ?? '';
  await recorder.close();
  const text = await readFile(path, 'utf8');
  expect((JSON.parse(text) as { log: { entries: unknown[] } }).log.entries).toHaveLength(exchanges.length);
  return text;
}

const FIELD_NAMES = [
  ...['Rut', 'input_name', 'last_name', 'email', 'input_phone_number', 'password', 'access', 'comment', 'x'],
  ...[
    'descripcion',
    'type',
    'id',
    'date',
    'name',
    'codigo',
    'status',
    'detail',
    'montocredito',
    'request_id',
  ],
];
const fieldName = fc.constantFrom(...FIELD_NAMES);

/** JSON that contains one of the values: alone, inside a sentence, inside JSON text, or as a field's name. */
function documentWith(values: readonly string[]): fc.Arbitrary<unknown> {
  const value = fc.constantFrom(...values);
  const text = fc.oneof(
    value,
    value.map((each) => `Hola ${each}, ¿cómo estás?`),
    value.map((each) => JSON.stringify({ dato: each })),
  );
  const leaf = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));
  return fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'medium' },
      leaf,
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(fieldName, tie('node'), { maxKeys: 4 }),
      fc.tuple(value, tie('node')).map(([key, each]) => ({ [key]: each })),
    ),
  })).node;
}

const planted = person.chain((somebody) =>
  fc.record({
    somebody: fc.constant(somebody),
    value: fc.constantFrom(...spellings(somebody)),
    sent: documentWith(spellings(somebody)),
    answered: documentWith(spellings(somebody)),
    field: fieldName,
    path: fc.constantFrom('/api/external/calc_dividendo/', '/authentication/api/clients/', '/otra/'),
    status: fc.constantFrom(200, 201, 400, 422, 500),
  }),
);

const jsonWith = (value: string): Record<string, string> => ({
  'content-type': `application/json; name=${value}`,
  accept: `application/json, ${value}`,
  cookie: `simulador_sesion=${value}`,
  authorization: `Bearer ${value}`,
  'x-source': value,
  'x-uf-date': value,
  'retry-after': value,
  'x-mock-scenario': `slow:${value}`,
  'x-mock-session': value,
  'x-request-id': value,
  [`x-${encodeURIComponent(value)}`]: value,
});

describe('what a recording shows', () => {
  it('holds nothing of a person, wherever it stood', async () => {
    await fc.assert(
      fc.asyncProperty(planted, async ({ somebody, value, sent, answered, field, path, status }) => {
        const url = `${path}${encodeURIComponent(value)}/${value}?${field}=${encodeURIComponent(value)}&${encodeURIComponent(value)}=1#${value}`;
        const text = await written(
          jsonExchange({
            exchange: { requestId: value, errorCode: value },
            request: { url, headers: jsonWith(value) },
            response: {
              status,
              headers: [...Object.entries(jsonWith(value)), ['set-cookie', `sesion=${value}`]],
            },
            sent: { ...(sent as object), [field]: value },
            answered,
          }),
        );
        expect(foundOf(somebody, text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('finds what is planted when nothing is taken out, so that the test above can fail', () => {
    fc.assert(
      fc.property(person, (somebody) => {
        for (const spelling of spellings(somebody)) {
          expect(foundOf(somebody, JSON.stringify({ x: spelling }))).not.toEqual([]);
        }
      }),
    );
  });

  it('drops bodies that are no JSON and keeps their size', async () => {
    const somebody = fc.sample(person, 1)[0] as Person;
    const body = `rut=${somebody.rut}&clave=${somebody.password}`;
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
    const broken = { headers: { 'content-type': 'application/json' }, body: `{"rut":"${somebody.rut}"` };
    const text = await written(jsonExchange({ request: form, response: broken }));
    expect(foundOf(somebody, text)).toEqual([]);
    const [entry] = (JSON.parse(text) as { log: { entries: [Record<string, Record<string, unknown>>] } }).log
      .entries;
    expect(entry['request']).toMatchObject({
      bodySize: body.length,
      postData: { text: '', _omitted: 'not-json' },
    });
    expect(entry['response']?.['content']).toEqual({
      size: broken.body.length,
      mimeType: 'application/json',
      _omitted: 'invalid-json',
    });
  });

  it('takes personal data out of the texts of a catalogue too', async () => {
    const somebody = fc.sample(person, 1)[0] as Person;
    const { rut, email, jwt, phone } = somebody;
    const descripcion = `Casa de ${rut} ${email} ${jwt} ${phone}`;
    const text = await written(
      jsonExchange({
        request: { method: 'GET', url: '/api/external/catalogos_simulador/', body: null },
        answered: { tipos_inmuebles: [{ id: 1, descripcion }] },
      }),
    );
    expect(foundOf(somebody, text)).toEqual([]);
    expect(text).toContain('Casa de ');
  });

  it('survives JSON that is deeper than any of ours', async () => {
    const body = `${'['.repeat(100_000)}"Ana"${']'.repeat(100_000)}`;
    const text = await written(jsonExchange({ request: { body } }));
    expect(text).not.toContain('Ana');
  });
});
