/** Names and lists of the sets of changes, and the values that they may change. */
import { describe, expect, it } from '@jest/globals';
import { eachWithRates } from '../src/testing/rate-sheets.ts';

const { sheets, rates } = eachWithRates({
  RATE_APPROVAL: 'second',
  MODE_PARIDAD: 'local',
  MODE_SEGUROS: 'local',
});

describe('a set of changes', () => {
  it('is called by what it does, as long as nobody calls it otherwise', async () => {
    const change = (value: number, more = 0.2) => [
      { rate: rates.short, value },
      { rate: rates.long, value: value + more },
    ];
    const { body } = await sheets.author.post('', {
      changes: change(4.1),
      planned_at: '2027-01-01T03:00:00Z',
    });
    expect(body.name).toMatch(
      /^Producto \d+, Compraventa, Casa, UF 300 a [\d.]+ \+0,10 desde el 01-01-2027$/,
    );
    const named = async (part: object) => (await sheets.author.patch(`/${body.id}`, part)).body.name;
    expect(await named({ changes: change(4.2), planned_at: null })).toMatch(/ \+0,20$/);
    expect(await named({ changes: change(4.1, 0.4) })).toMatch(/, 2 tasas$/);
    const uf = (day: number) => ({ kind: 'uf', values: { valid_from: `2026-12-0${day}`, value: 40_000 } });
    const tmc = { kind: 'tmc', row: '24 2020-01-01', values: { value: 6.5 } };
    const cost = (values: object) => ({ kind: 'cost', row: '1', values: { notary_uf: 3.5, ...values } });
    expect(await named({ changes: [tmc, cost({})] })).toBe(
      'TMC: Hasta UF 2.000, desde el 01-01-2020, 6,60 % → 6,50 %; Gastos Operacionales: Notaría, UF 3 → UF 3,5',
    );
    expect(await named({ changes: [cost({ vat_pct: 20 }), uf(1), uf(2), uf(3)] })).toBe(
      'UF: se agrega 01-12-2026 y 2 más; Gastos Operacionales, Notaría UF 3 → UF 3,5 y 1 más',
    );
    const limits = [72, 73].map((purpose) => ({ kind: 'limit', values: { purpose, max_pct: 85 } }));
    const changes = [...change(4.2), tmc, cost({}), uf(1), ...limits];
    expect(await named({ changes, planned_at: '2027-01-01T03:00:00Z' })).toMatch(
      /^.{179}… desde el 01-01-2027$/,
    );
    expect(await named({ name: 'Lunes' })).toBe('Lunes');
    expect(await named({ changes: change(4.3) })).toBe('Lunes');
  });

  it('whose row a colleague has deleted is still read, and refused with its name', async () => {
    const uf = (day: string, value: number) => ({ kind: 'uf', values: { valid_from: day, value } });
    const approve = async (...changes: object[]) => sheets.second.approve(await sheets.submitted(...changes));
    await approve(uf('2026-02-01', 39_000), uf('2026-02-02', 39_000));
    const id = await sheets.submitted(uf('2026-02-01', 39_100));
    expect((await approve({ kind: 'uf', row: '2026-02-01', values: null })).status).toBe(200);
    const { lines } = (await sheets.second.get(`/${id}`)).body;
    expect(lines).toMatchObject([{ label: 'UF: 01-02-2026', before: null, after: '$39.100,00' }]);
    const { status, body } = await sheets.second.approve(id);
    expect([status, body.lines]).toEqual([409, ['UF: 01-02-2026']]);
  });

  it('is listed by its state', async () => {
    const id = await sheets.submitted({ rate: rates.short, value: 4.15 });
    const ids = async (state: string) =>
      (await sheets.author.get(`?state=${state}`)).body.results.map((each: { id: number }) => each.id);
    expect(await ids('submitted')).toContain(id);
    expect(await ids('draft')).not.toContain(id);
    expect((await sheets.author.get('?state=x')).status).toBe(400);
    const { results } = (await sheets.author.get('?state=submitted&page_size=1')).body;
    expect(results).toMatchObject([{ id, change_count: 1, rate_count: 1 }]);
  });

  it('the other values are listed with the figures that a change may have, as they are in force', async () => {
    const listed = async () =>
      (await sheets.author.get('/valores')).body as {
        kind: string;
        row: string;
        fields: object[];
      }[];
    const { bff } = sheets.tables;
    await bff.query('INSERT INTO uf_values (date, value) VALUES ($1, 39000)', [bff.clock.today()]);
    const all = await listed();
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['tmc', 'uf', 'cost', 'insurance', 'limit', 'prepayment']),
    );
    const rowOfKind = (kind: string) => all.filter((each) => each.kind === kind);
    expect(rowOfKind('uf')).toMatchObject([{ is_ours: true, fields: [{ name: 'value', label: null }] }]);
    expect(rowOfKind('cost')).toMatchObject([
      {
        row: '1',
        fields: expect.arrayContaining([expect.objectContaining({ name: 'notary_uf', label: 'Notaría' })]),
      },
    ]);
    const [tmc] = rowOfKind('tmc');
    const id = await sheets.submitted({ kind: 'tmc', row: tmc?.row, values: { value: 6.5 } });
    expect((await sheets.second.approve(id)).body).toMatchObject({
      ...{ state: 'in_force', changes: [] },
      rows: [{ kind: 'tmc', values: { value: 6.5 } }],
    });
    const now = (await listed()).find(({ kind, row }) => kind === 'tmc' && row === tmc?.row);
    expect(now?.fields).toMatchObject([{ value: 6.5, text: '6,50 %' }]);
  });
});

describe('two sets that add the value of one day', () => {
  const uf = (value: number, day = 5) => ({
    kind: 'uf',
    values: { valid_from: `2026-12-0${day}`, value },
  });

  it('are not both put in force: the second one is told what the first has added', async () => {
    const [first, second] = [await sheets.submitted(uf(40_000.1)), await sheets.submitted(uf(40_000.2))];
    expect((await sheets.second.approve(first)).status).toBe(200);
    expect((await sheets.author.get(`/${second}`)).body.lines).toMatchObject([
      { before: '$40.000,10', after: '$40.000,20' },
    ]);
    const { status, body } = await sheets.second.approve(second);
    expect([status, body.lines]).toEqual([409, ['UF: 05-12-2026']]);
  });

  it('are not both approved for a day to come, nor one set with it twice', async () => {
    const effective_at = new Date(sheets.tables.bff.clock.now().getTime() + 3_600_000).toISOString();
    const waiting = await sheets.submitted(uf(40_000.1, 6));
    expect((await sheets.second.approve(waiting, { effective_at })).status).toBe(200);
    const { body } = await sheets.author.post(`/${await sheets.draft(uf(40_000.2, 6))}/enviar`);
    expect(body.detail).toContain('ya aprobado');
    const twice = await sheets.author.post('', { changes: [uf(40_000.3, 7), uf(40_000.4, 7)] });
    expect(twice.body.fields).toMatchObject([{ message: expect.stringContaining('más de una vez') }]);
  });
});

describe('a set of other values', () => {
  const approved = async (...changes: object[]): Promise<number> => {
    const id = await sheets.submitted(...changes);
    expect((await sheets.second.approve(id)).status).toBe(200);
    return id;
  };
  const refused = async (change: object) => {
    const { status, body } = await sheets.author.post(`/${await sheets.draft(change)}/enviar`);
    return [status, body.detail];
  };

  it('deletes no last row, and has no value that the table can’t have', async () => {
    const [row] = await sheets.tables.bff.query('SELECT valid_from::text AS day FROM prepayment_params');
    const { day } = row as { day: string };
    expect(await refused({ kind: 'prepayment', row: day, values: null })).toEqual([
      409,
      'Es el único valor que hay: corríjalo, o agregue otro antes de eliminarlo.',
    ]);
    expect(await refused({ kind: 'limit', row: '1', values: { max_pct: 0 } })).toEqual([
      400,
      'Un valor está fuera de lo que se puede guardar.',
    ]);
  });

  it('is undone in what it has added, not in a similar row', async () => {
    const limit = { purpose: 72, max_pct: 77 };
    await approved({ kind: 'limit', values: { ...limit, property_type: 2 } });
    const added = await approved({ kind: 'limit', values: limit });
    const undo = (await sheets.author.post(`/${added}/revertir`)).body;
    expect(undo.rows).toMatchObject([{ from: { purpose: 72, property_type: null }, values: null }]);
  });

  it('is undone over what a colleague has added since only if that is seen', async () => {
    const uf = { valid_from: '2026-12-08', value: 40_000 };
    await approved({ kind: 'uf', values: uf });
    const gone = await approved({ kind: 'uf', row: uf.valid_from, values: null });
    const undo = (await sheets.author.post(`/${gone}/revertir`)).body;
    await approved({ kind: 'uf', values: { ...uf, value: 40_123 } });
    expect((await sheets.author.post(`/${undo.id}/enviar`)).body.lines).toEqual(['UF: 08-12-2026']);
  });
});
