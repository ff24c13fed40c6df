import { gzipSync } from 'node:zlib';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';

/** Slightly less than the maximum size of a body (create-app.ts), bytes. */
const ROOM = 63 * 1024;

export interface HostileBody {
  readonly name: string;
  readonly bytes: Buffer;
  readonly encoding?: 'gzip';
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const fields = (count: number, make: (index: number) => readonly [string, unknown]): object =>
  Object.fromEntries(many(count, make));
const json = (name: string, value: unknown): HostileBody => ({
  name,
  bytes: Buffer.from(JSON.stringify(value)),
});
const text = (name: string, body: string): HostileBody => ({ name, bytes: Buffer.from(body) });
const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + '1' + close.repeat(depth);

/** Bodies designed to keep the server busy, within the limit of bytes. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  json(
    'thousands of unknown fields',
    fields(5_000, (index) => [`f${index}`, 0]),
  ),
  json('as many unknown fields as are judged, with long names', {
    ...EXAMPLE_REQUEST,
    ...fields(70, (index) => [`${'n'.repeat(800)}${index}`, 0]),
  }),
  text('arrays in arrays', nested(ROOM / 2 - 1, '[', ']')),
  text('objects in objects', nested(8_500, '{"a":', '}')),
  json(
    'an array of zeros',
    many(ROOM / 2 - 2, () => 0),
  ),
  json('arrays in place of amounts', {
    ...EXAMPLE_REQUEST,
    montocredito: many(150, () => [1]),
    valorpropiedad: many(150, () => ({})),
  }),
  json('a huge string', { ...EXAMPLE_REQUEST, Rut: '1'.repeat(ROOM - 1_000) }),
  json('long strings in place of all amounts', {
    ...fields(25, (index) => [Object.keys(EXAMPLE_REQUEST)[index] ?? 'x', '9,'.repeat(1_200)]),
  }),
  text('a number of very many digits', `{"montocredito":${'9'.repeat(ROOM - 100)}}`),
  text('escaped letters', `{"Rut":"${'\\u0031'.repeat(ROOM / 6 - 10)}"}`),
  text('one name many times', `{${many(ROOM / 15 - 1, () => '"plazototal":5').join(',')}}`),
  text('names of the language', `{"__proto__":{"a":1},"constructor":{"prototype":{}},"toString":1}`),
  text('JSON that breaks off', `{"Rut":"${'a'.repeat(ROOM - 100)}`),
  { name: 'a compressed one that grows', bytes: gzipSync(Buffer.alloc(50_000_000, ' ')), encoding: 'gzip' },
];
