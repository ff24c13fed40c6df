import { describe, expect, it } from '@jest/globals';
import { CoreBounds } from '@simulador/contracts/api/core-bounds';
import { CoreContract } from '@simulador/contracts/api/core-contract';
import { type Answer, verdictOn } from './answer-verdict.ts';

const contract = new CoreContract();
const context = { bounds: new CoreBounds().at('2026-11-20'), ufs: [] };
const TMC = { operationId: 'tmc', body: { amount: 2000, currency: 998, period: 300 } } as const;
const NO_JSON = { place: '$', rule: 'json', what: '' } as const;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const verdict = (answer: Partial<Answer>, refuseMocks = false) =>
  verdictOn(
    { status: 200, headers: {}, body: { Valor: 6.6 }, flaw: null, ...answer },
    { call: TMC, contract, refuseMocks, context },
  );

describe('the verdict on an answer', () => {
  it.each([
    [{}, 'ok', undefined],
    [{ status: 201 }, 'ok', 'status'],
    [{ status: 201, body: { Valor: '6.6' } }, 'garbage', 'type'],
    [{ status: 202 }, 'garbage', 'status'],
    [{ status: 302 }, 'garbage', 'status'],
    [{ status: 400 }, 'refused', undefined],
    [{ status: 400, body: undefined, flaw: NO_JSON }, 'refused', undefined],
    [{ status: 400, body: undefined, flaw: NO_JSON, headers: HTML }, 'garbage', 'json'],
    [{ status: 422, body: undefined, flaw: NO_JSON, headers: HTML }, 'garbage', 'json'],
    [{ status: 401 }, 'unauthorized', undefined],
    [{ status: 403 }, 'unauthorized', undefined],
    [{ status: 429 }, 'limited', undefined],
    [{ status: 503 }, 'failed', undefined],
    [{ body: { Valor: '6.6' } }, 'garbage', 'type'],
    [{ body: { Valor: 0.5 } }, 'garbage', 'bounds'],
    [{ body: { Valor: 66 } }, 'garbage', 'bounds'],
    [{ body: { errors: 'No hay TMC' } }, 'failed', 'error_text'],
    [{ body: { errors_detail: ['No hay TMC', ''] } }, 'failed', 'error_text'],
    [{ body: { Valor: 6.6, errors: [] } }, 'ok', undefined],
    [{ body: undefined, flaw: NO_JSON }, 'garbage', 'json'],
    [{ flaw: { place: '$', rule: 'content_type', what: '' } }, 'ok', undefined],
    [{ headers: { 'x-mock-core': '1' } }, 'ok', undefined],
  ])('%j is %s', (answer, outcome, rule) => {
    const { outcome: found, flaws } = verdict(answer);
    expect([found, flaws[0]?.rule]).toEqual([outcome, rule]);
  });

  it.each([
    [undefined, 'ok'],
    [{ detail: 'Correo enviado.' }, 'ok'],
    [{ errors: '' }, 'ok'],
    [{ errors: 'No se pudo enviar' }, 'failed'],
    [{ detail: 'Listo', errors_detail: ['No se pudo enviar'] }, 'failed'],
  ])('of a mail, %j, is %s', (body, outcome) => {
    const call = { operationId: 'last_simulation_email' } as const;
    const asked = { call, contract, refuseMocks: false, context };
    expect(verdictOn({ status: 200, headers: {}, body, flaw: null }, asked).outcome).toBe(outcome);
  });

  it("refuses a mock's in production", () => {
    expect(verdict({ headers: { 'x-mock-core': '1' } }, true)).toMatchObject({
      outcome: 'garbage',
      flaws: [{ rule: 'mock' }],
      isRefusedMock: true,
    });
  });

  it("takes a user's wrong password for a refusal, not for wrong credentials of ours", () => {
    const call = { operationId: 'token', body: {} } as const;
    const answer = { status: 401, headers: {}, body: {}, flaw: null };
    const asked = { call, contract, refuseMocks: false, context };
    expect(verdictOn(answer, asked).outcome).toBe('refused');
    const page = { ...answer, body: undefined, flaw: NO_JSON, headers: HTML };
    expect(verdictOn(page, asked).outcome).toBe('unauthorized');
  });
});
