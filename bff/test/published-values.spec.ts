/** UF and TMC, changed by administrators. */
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@simulador/contracts/platform/dates';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import type { Response } from 'supertest';
import type { ReadLineDto } from '../src/rates/book/published-values.dto.ts';
import { Audit } from '../src/access/audit.ts';
import { approveSheet } from '../src/testing/rate-sheets.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { type Member, signInEverybody } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const UP_TO = 'Hasta UF 2.000';
const bff = bffForSpec({ MODE_PARIDAD: 'local' });
let admin: Member['headers'];
beforeAll(async () => {
  admin = (await signInEverybody(bff)).adminrole.headers;
});

type Table = 'tmc' | 'uf';
const SHEETS = '/api/simulador/hojas';
const path = (table: Table, rest = ''): string => `/api/simulador/valores/${table}${rest}`;
const list = async (table: Table, month = ''): Promise<Record<string, unknown>[]> =>
  (await bff.http.get(path(table, month && `?month=${month}`)).set(admin)).body.values;
const NONE = 'none';
const tagOf = (value: object | null): string => (value ? rateRowTag(value) : NONE);
/** Makes changes by a set in force. Returns its last answer: that of its approval, or of what refuses it. */
const put = async (table: Table, changes: readonly object[]): Promise<Response> => {
  const sent = changes.map((change) => ({ kind: table, ...change }));
  const written = await bff.http.post(SHEETS).set(admin).send({ changes: sent });
  return written.body.change_count > 0 ? approveSheet(bff, admin, written.body.id) : written;
};
const read = async (table: Table, text: string): Promise<ReadLineDto[]> =>
  (await bff.http.post(path(table, '/lectura')).set(admin).send({ text })).body.lines;
const changesOf = (lines: readonly ReadLineDto[]) =>
  lines.map(({ value, before }) => ({ values: value, as_read: tagOf(before) }));
const paste = async (table: Table, text: string): Promise<Response> =>
  put(table, changesOf(await read(table, text)));
const save = (table: Table, values: object, as_read?: string): Promise<Response> =>
  put(table, [{ values, as_read }]);
const remove = (table: Table, row: string, as_read?: string): Promise<Response> =>
  put(table, [{ row, values: null, as_read }]);
const tmcAt = async ({ http }: TestBff, currency = 998): Promise<unknown> =>
  (await http.post('/products/api/tmc').send({ amount: 1000, currency, period: 300 })).body.Valor;

describe('pasted values', () => {
  it('of the UF are parsed line by line, and applied together', async () => {
    const text = 'Fecha;Valor\n19-11-2026;40.876,00\n20-11-2026;40.880,36\n21-11-2026;40.884,73';
    const lines = await read('uf', text);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toEqual({
      line: 3,
      text: '20-11-2026;40.880,36',
      error: null,
      before: null,
      warning: null,
      value: { segment: null, valid_from: '2026-11-20', valid_to: '2026-11-20', value: 40880.36 },
    });
    expect(await list('uf')).toEqual([]);
    const noted = jest.spyOn(bff.app.get(Audit), 'noteAll');
    expect((await paste('uf', text)).body.change_count).toBe(3);
    // One statement adds the audit rows of all values, between those of the set, because other changes wait for it.
    expect(noted.mock.calls.map(([entries]) => entries.length)).toEqual([1, 3, 1]);
    noted.mockRestore();
    expect((await list('uf', '2026-11')).map((row) => [row['valid_from'], row['in_force']])).toEqual([
      ['2026-11-21', false],
      ['2026-11-20', true],
      ['2026-11-19', false],
    ]);
    expect(await list('uf', '2026-10')).toEqual([]);
    expect((await bff.http.get('/api/external/paridad/')).body).toBe(40880.36);
  });

  it('of a year are one set', async () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2024-01-01', index));
    const answer = await put(
      'uf',
      days.map((valid_from) => ({ values: { valid_from, value: 37_000 } })),
    );
    expect([answer.status, answer.body.change_count]).toEqual([200, 365]);
    await bff.query("DELETE FROM uf_values WHERE date < '2025-01-01'");
  });

  it('that can’t be read have their reasons, and are stored all or none', async () => {
    const before = await list('uf');
    const lines = await read('uf', '22-11-2026 40.889,10\n23-11-2026 mucho\n22-11-2026 40.889,11');
    expect(lines.map(({ line, error }) => [line, error])).toEqual([
      [1, null],
      [2, 'Falta el valor, o no es un número: la coma separa los decimales'],
      [3, 'Repite la línea 1'],
    ]);
    const [good] = changesOf(lines);
    const answer = await put('uf', [{ ...good }, { values: { valid_from: '2026-11-23', value: 0 } }]);
    expect([answer.status, await list('uf')]).toEqual([400, before]);
  });

  it('show what they replace, and are audited only if they change something', async () => {
    const text = '20-11-2026 40.880,36\n21-11-2026 40.884,74';
    expect((await read('uf', text)).map(({ before }) => before?.value)).toEqual([40880.36, 40884.73]);
    expect((await paste('uf', text)).body.change_count).toBe(1);
    const record = await bff.query(
      "SELECT action, actor IS NOT NULL AS known, details FROM audit WHERE subject = 'uf 2026-11-21' ORDER BY id",
    );
    expect(record).toEqual([
      {
        action: 'published_value_added',
        known: true,
        details: {
          valid_from: [null, '2026-11-21'],
          valid_to: [null, '2026-11-21'],
          value: [null, 40884.73],
          sheet: [null, expect.any(Number)],
        },
      },
      {
        action: 'published_value_changed',
        known: true,
        details: { value: [40884.73, 40884.74], sheet: [null, expect.any(Number)] },
      },
    ]);
  });
});

describe('a value that a colleague added in the meantime', () => {
  const refusal = async (value: object, asRead: string): Promise<unknown> => {
    const { body } = await save('uf', value, asRead);
    return body.change_count ?? body.detail;
  };
  const day = { valid_from: '2026-11-25' };

  it('is not replaced by a user who has not seen it', async () => {
    expect(await refusal({ ...day, value: 40900.1 }, NONE)).toBe(1);
    expect(await refusal({ ...day, value: 40900.1 }, NONE)).toBe(0);
    expect(await refusal({ ...day, value: 40900.2 }, NONE)).toMatch(
      /^UF: 25-11-2026: ya existe: es \$40\.900,10\. Revíselo y guarde otra vez/,
    );
    const stored = { segment: null, ...day, valid_to: day.valid_from, value: 40900.1 };
    const asRead = tagOf(stored);
    expect(await refusal({ ...day, value: 40900.3 }, asRead)).toBe(1);
    expect(await refusal({ ...day, value: 40900.4 }, asRead)).toMatch(
      /^UF: 25-11-2026: \S.* lo cambió el .* a las .*: ahora es \$40\.900,30\. Revíselo/,
    );
    await remove('uf', day.valid_from);
    expect(await refusal({ ...day, value: 40900.4 }, asRead)).toMatch(/: \S.* lo eliminó el /);
  });
});

describe('values that a colleague changed after they were read', () => {
  const day = { valid_from: '2026-11-26' };
  it('are not replaced by the pasted ones', async () => {
    const text = '26-11-2026 40.910,00\n27-11-2026 40.920,00';
    const first = changesOf(await read('uf', text));
    await save('uf', { ...day, value: 40910.5 });
    const refused = await put('uf', first);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^UF: 26-11-2026: ya existe/),
    ]);
    const second = changesOf(await read('uf', text));
    expect((await put('uf', second)).body.change_count).toBe(2);
    // As after a repeated request whose first answer was lost.
    expect((await put('uf', second)).body.change_count).toBe(0);
  });

  it('are not deleted until the current one was shown', async () => {
    const removeRead = (tag: string) => remove('uf', day.valid_from, tag);
    await save('uf', { ...day, value: 40910 });
    const stored = { segment: null, ...day, valid_to: day.valid_from, value: 40909 };
    const refused = await removeRead(rateRowTag(stored));
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/ lo cambió el .*: ahora es \$40\.910,00\. Presione Eliminar/),
    ]);
    expect((await removeRead(String(refused.headers['etag']))).body.change_count).toBe(1);
    await remove('uf', '2026-11-27');
  });
});

describe('a value that may be a typing error', () => {
  it('has a warning, and can be saved', async () => {
    const [line] = await read('uf', '28-11-2026 40,88');
    const warning = expect.stringMatching(/se aleja mucho de \$40\.884,74, el valor del 21-11-2026/);
    expect(line?.warning).toEqual(warning);
    const slip = { valid_from: '2026-11-28', value: 40.88 };
    expect((await save('uf', slip)).body).toMatchObject({ change_count: 1, lines: [{ warnings: [] }] });
    await remove('uf', slip.valid_from);
  });
});

describe('a value of the TMC', () => {
  it('is in force from its day, in both currencies, for every replica', async () => {
    const replica = await startBff({ databaseUrl: bff.databaseUrl, env: { MODE_PARIDAD: 'local' } });
    try {
      expect([await tmcAt(bff), await tmcAt(replica)]).toEqual([6.6, 6.6]);
      expect((await paste('tmc', `15-11-2026; 14-12-2026; ${UP_TO}; 6,45`)).body.change_count).toBe(1);
      const everywhere = async () => [await tmcAt(bff), await tmcAt(replica), await tmcAt(replica, 999)];
      expect(await retryUntil(everywhere, (found) => found.every((each) => each === 6.45))).toEqual([
        6.45, 6.45, 6.45,
      ]);
      expect((await list('tmc')).filter((row) => row['in_force'])).toMatchObject([
        { segment: 24, valid_from: '2026-11-15', value: 6.45 },
        { segment: 22, valid_from: '2020-01-01', value: 6.1 },
      ]);
    } finally {
      await replica.close();
    }
  });

  it('is changed separately, and deleted unless it is the only one of its segment', async () => {
    const value = { segment: 24, valid_from: '2026-11-15', valid_to: null };
    expect((await save('tmc', { ...value, value: 6.4 })).body.change_count).toBe(1);
    expect((await save('tmc', { ...value, value: 6.4 })).body.change_count).toBe(0);
    const only = async () => (await list('tmc')).map(({ segment, is_only: isOnly }) => [segment, isOnly]);
    expect(await only()).toContainEqual([24, false]);
    expect((await remove('tmc', '24 2026-11-15')).body.change_count).toBe(1);
    await retryUntil(
      () => tmcAt(bff),
      (found) => found === 6.6,
    );
    expect(await only()).toContainEqual([24, true]);
    const last = await remove('tmc', '24 2020-01-01');
    expect([last.status, last.body.detail]).toEqual([
      409,
      'Es el único valor que hay: corríjalo, o agregue otro antes de eliminarlo.',
    ]);
    expect((await remove('tmc', '24 2026-11-15')).body.change_count).toBe(0);
    expect((await put('tmc', [{}])).status).toBe(400);
    expect((await put('tmc', [{ row: '24 2020-01-02', values: { ...value, value: 6 } }])).status).toBe(400);
  });

  it('must be a possible TMC', async () => {
    const value = { segment: 24, valid_from: '2026-11-15', value: 6.4 };
    const refused = async (change: object): Promise<unknown> =>
      ((await save('tmc', { ...value, ...change })).body.fields as { name: string }[])[0]?.name;
    expect(await refused({ segment: 25 })).toBe('segment');
    expect(await refused({ segment: undefined })).toBe('segment');
    expect(await refused({ valid_from: '2026-02-31' })).toBe('valid_from');
    expect(await refused({ valid_to: '2026-11-14' })).toBe('valid_to');
    expect(await refused({ value: 0 })).toBe('value');
    expect((await bff.http.get(path('tmc').replace('tmc', 'ipc')).set(admin)).status).toBe(404);
  });
});

describe('values of the core', () => {
  const VALUE = { valid_from: '2026-11-29', value: 7 };
  it('are marked as such, and can’t be changed here', async () => {
    const ofCore = await startBff({ databaseUrl: bff.databaseUrl, env: { MODE_TMC: 'core' } });
    try {
      for (const table of ['tmc', 'uf'] as const) {
        const { body } = await ofCore.http.get(path(table)).set(admin);
        expect([table, body.is_ours]).toEqual([table, false]);
        const changes = [{ kind: table, values: { ...(table === 'tmc' && { segment: 24 }), ...VALUE } }];
        const answer = await ofCore.http.post(SHEETS).set(admin).send({ changes });
        expect([answer.status, answer.body.detail]).toEqual([
          409,
          `${table.toUpperCase()}: llega del sistema central del banco y se cambia allá.`,
        ]);
      }
    } finally {
      await ofCore.close();
    }
  });
});
