/** Proposed changes of rates that a core keeps, which can't be rolled back. See docs/rules.md R680. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { type SheetsApi, startSheets } from '../src/testing/rate-sheets.ts';
import { refusalOf } from '../src/testing/rate-tables.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { PASSWORD } from '../src/testing/staff.ts';

const TABLES = '/api/tarificador';
const PROPOSALS = '/api/simulador/propuestas';
const PROPOSED = { 'X-Proposal': 'new' };

describe('a core that keeps the rates', () => {
  let core: SheetsApi;
  let path: string;
  beforeAll(async () => {
    core = await startSheets({ RATE_APPROVAL: 'second', MODE_TARIFICADOR: 'core' });
    await core.tables.bff.query(
      `INSERT INTO users (email, full_name, bank_role, password_hash)
       SELECT 'tercera@lindero.example', 'Inés Mora', bank_role, password_hash FROM users WHERE full_name = 'Elena Rivas'`,
    );
  });
  afterAll(() => core.tables.bff.close());
  beforeEach(async () => {
    const { id } = await first();
    path = `${TABLES}/Tarificador/${id}/`;
  });
  afterEach(() => core.tables.bff.core.play({}));

  const first = async () => {
    const [row] = await core.tables.list('Tarificador');
    if (!row) throw new Error('no rate');
    return row as typeof row & { rate: number };
  };
  const change = async (rate: number, headers = {}) =>
    core.tables.bff.http
      .patch(path)
      .set({ ...core.tables.admin, ...headers })
      .send({ rate });
  const proposal = async (rate: number): Promise<number> =>
    (await change(rate, PROPOSED)).body.proposal as number;
  const act = async (id: number, action: string, headers = core.secondHeaders): Promise<Response> =>
    core.tables.bff.http
      .post(`${PROPOSALS}/${id}/${action}`)
      .set(headers)
      .send(action === 'rechazar' ? { reason: 'No' } : undefined);
  const shown = async (id: number, headers = core.secondHeaders) => {
    const { body } = await core.tables.bff.http.get(PROPOSALS).set(headers);
    const { state, actions, decided_by } = body.results.find((each: { id: number }) => each.id === id);
    return [state, actions, decided_by];
  };

  it('has no sheets, with a sentence', async () => {
    const sentence = [
      409,
      'Las tarifas llegan del sistema central del banco: aquí no hay hojas, cada tarifa se cambia allá.',
    ];
    expect(refusalOf(await core.author.post('', { name: 'Lunes', changes: [] }))).toEqual(sentence);
    expect(refusalOf(await core.author.get(''))).toEqual(sentence);
    expect(refusalOf(await core.author.post('/1/aprobar'))).toEqual(sentence);
  });

  it('gets a rate once another administrator has approved it', async () => {
    expect(refusalOf(await change(4.11))).toEqual([
      409,
      expect.stringMatching(/^Este cambio lo aprueba otra persona/),
    ]);
    const { rate: before } = await first();
    const id = await proposal(4.11);
    expect((await first()).rate).toBe(before);
    expect([(await act(id, 'aprobar')).status, (await first()).rate]).toEqual([200, 4.11]);
  });

  it('gets it once, from the one of several decisions at once that takes the proposal first', async () => {
    const { bff } = core.tables;
    const third = await signedIn('tercera@lindero.example');
    const id = await proposal(4.12);
    const calls = await bff.core.callsTo('patch_Tarificador');
    await bff.core.play({ patch_Tarificador: 'slow:1500' });
    const one = act(id, 'aprobar');
    await retryUntil(
      () => shown(id),
      ([state]) => state === 'unconfirmed',
    );
    const meanwhile = [
      await act(id, 'aprobar', third),
      await act(id, 'rechazar', third),
      await act(id, 'confirmar', third),
    ];
    expect(meanwhile.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(refusalOf(meanwhile[0] as Response)[1]).toMatch(
      /^Elena Rivas empezó a aprobar esta propuesta .* Su decisión no se guardó\.$/,
    );
    expect([(await one).status, await bff.core.callsTo('patch_Tarificador')]).toEqual([200, calls + 1]);
    expect(await shown(id)).toEqual(['approved', [], 'Elena Rivas']);
  });

  it.each([
    ['refused', 'status:409', 409],
    ['not reached, so that its table can’t be read', 'down', 502],
  ])('is %s, and the proposal is open again', async (_what, scenario, status) => {
    const id = await proposal(4.13);
    await core.tables.bff.core.play(scenario === 'down' ? { '*': 'down' } : { patch_Tarificador: scenario });
    expect((await act(id, 'aprobar')).status).toBe(status);
    expect(await shown(id)).toEqual(['open', ['approve', 'reject'], null]);
  });

  it('does not tell whether it made the change, which another administrator then confirms or rejects', async () => {
    const id = await proposal(4.14);
    await core.tables.bff.core.play({ patch_Tarificador: 'status:500' });
    expect(refusalOf(await act(id, 'aprobar'))).toEqual([
      502,
      expect.stringMatching(/No se sabe si el sistema central hizo todo este cambio: revíselo/),
    ]);
    expect(await shown(id)).toEqual(['unconfirmed', ['confirm', 'reject'], 'Elena Rivas']);
    expect(await shown(id, core.tables.admin)).toEqual(['unconfirmed', [], 'Elena Rivas']);
    expect((await act(id, 'rechazar', core.tables.admin)).status).toBe(403);
    const calls = await core.tables.bff.core.callsTo('patch_Tarificador');
    expect((await act(id, 'aprobar')).status).toBe(409);
    expect((await act(id, 'confirmar')).body.state).toBe('approved');
    expect(await core.tables.bff.core.callsTo('patch_Tarificador')).toBe(calls);
    expect((await act(await proposal(4.15), 'confirmar')).status).toBe(409);
  });

  it('can be settled after a process was killed while it asked the core', async () => {
    const { bff } = core.tables;
    const id = await proposal(4.16);
    const until = new Date(bff.clock.now().getTime() + 60_000);
    await bff.query(
      `UPDATE price_proposals SET state = 'unconfirmed', decided_at = $2, locked_until = $3 WHERE id = $1`,
      [id, bff.clock.now(), until],
    );
    expect(refusalOf(await act(id, 'rechazar'))).toEqual([
      409,
      expect.stringMatching(/aún puede estar en curso/),
    ]);
    bff.clock.advance(61_000);
    expect((await act(id, 'rechazar')).body.state).toBe('rejected');
  });

  const signedIn = async (email: string) => {
    const { body } = await core.tables.bff.http.post('/api/token').send({ email, password: PASSWORD });
    return { Authorization: `Bearer ${body.access}` };
  };
});
