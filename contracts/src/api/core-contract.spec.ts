import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '../bank/catalogos.ts';
import { CoreContract } from './core-contract.ts';
import type { CoreOperationId } from './core-request.ts';
import { DIVIDENDO_ROW as ROW } from './testing/dividendo-row.ts';

const contract = new CoreContract();
const accepts = (change: object): boolean =>
  contract.accepts('calc_dividendo', { salida: [{ ...ROW, ...change }] });

describe('the contract with the core', () => {
  it('accepts a whole row, with fields that it does not know', () => {
    expect([accepts({}), accepts({ CampoNuevo: 'x' })]).toEqual([true, true]);
  });

  it('keeps of an answer what it names, at any depth', () => {
    const row = { ...ROW, CampoNuevo: 'x', __proto__: null };
    expect(contract.described('calc_dividendo', { salida: [row, row], nota: 1 })).toEqual({
      salida: [ROW, ROW],
    });
    const [comuna] = CATALOGOS.comunas;
    const lists = { ...CATALOGOS, comunas: [{ ...comuna, alcalde: 'Ana' }] };
    expect(contract.described('catalogos_simulador', lists)).toEqual({ ...CATALOGOS, comunas: [comuna] });
    expect(contract.described('paridad', 40880.36)).toBe(40880.36);
    const pdf = Buffer.from('%PDF-');
    expect(contract.described('pdf_simulacion', pdf)).toBe(pdf);
  });

  it('takes an optional field that is null for an absent one, and refuses a required one', () => {
    const product = { id: 8, name: 'Universal', description: null, min_amount: null };
    expect(contract.accepts('products', [product])).toBe(true);
    expect(contract.described('products', [product])).toEqual([{ id: 8, name: 'Universal' }]);
    expect(contract.accepts('products', [{ ...product, name: null }])).toBe(false);
  });

  it('refuses a participant and variables of number 0', () => {
    const client = { profile: { vat: '12345678-5', user: { email: 'ana@correo.example' } } };
    const application = 'a0000000-0000-4000-8000-000000000001';
    const accepted = (id: number) => [
      contract.accepts('partakers', [{ id, client }]),
      contract.accepts('StateVars', [{ id, application }]),
    ];
    expect([accepted(1), accepted(0)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('names the faults of a long list by its first rows, and else the first fault', () => {
    const [row] = CATALOGOS.regiones;
    const rows = Array.from({ length: 10_000 }, (_each, at) => ({ id: at, name: 'Norte' }));
    expect(
      contract.violations(
        'products',
        200,
        rows.map(() => ({})),
      ),
    ).toHaveLength(2_001);
    expect(
      contract.deviations(
        'products',
        rows.map((each) => ({ ...each, note: '' })),
      ),
    ).toHaveLength(1_000);
    expect(contract.violations('products', 200, [...rows, { id: 10_000 }])).toMatchObject([
      { instancePath: '/10000', params: { missingProperty: 'name' } },
    ]);
    expect(contract.violations('products', 200, [...rows, rows[0]])).toMatchObject([
      { keyword: 'x-unique-by' },
    ]);
    const regiones = Array.from({ length: 10_000 }, () => ({ ...row, name: '' }));
    expect(contract.violations('catalogos_simulador', 200, { ...CATALOGOS, regiones }).length).toBeLessThan(
      2_000,
    );
  });

  it('finds a code twice among 60,000 within a second of work', () => {
    const codes = Array.from({ length: 60_000 }, (_each, at) => at);
    const group = (loan_use: readonly number[]) => [
      { id: 1, name: 'Grupo', loan_use, real_estate_types: [1] },
    ];
    const before = process.cpuUsage();
    expect([group(codes), group([...codes, 1])].map((rows) => contract.accepts('GroupBy', rows))).toEqual([
      true,
      false,
    ]);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('refuses an empty list, and two rows with the same id, and says where', () => {
    const { comunas } = CATALOGOS;
    const repeated = { ...CATALOGOS, comunas: [...comunas, comunas[0]] };
    expect(contract.accepts('catalogos_simulador', CATALOGOS)).toBe(true);
    expect(contract.accepts('catalogos_simulador', { ...CATALOGOS, comunas: [] })).toBe(false);
    expect(contract.accepts('catalogos_simulador', repeated)).toBe(false);
    expect(contract.violations('catalogos_simulador', 200, repeated)).toMatchObject([
      { instancePath: '/comunas', keyword: 'x-unique-by', message: 'must have no two rows with the same id' },
    ]);
    for (const list of ['seguros_incendio', 'get_real_estates', 'Company'] as const)
      expect(contract.accepts(list, [])).toBe(false);
    expect(contract.accepts('get_projects_by_real_estate', [])).toBe(true);
  });

  it('refuses a group with the same code twice, whose rates would be added twice', () => {
    const group = { id: 1, name: 'Vivienda', loan_use: [1, 72], real_estate_types: [1, 2] };
    const accepts = (change: object) => contract.accepts('GroupBy', [{ ...group, ...change }]);
    expect([accepts({}), accepts({ loan_use: [1, 1] }), accepts({ real_estate_types: [2, 2] })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ...Object.keys(ROW).map((field) => ({ [field]: undefined })),
    ...Object.keys(ROW).map((field) => ({ [field]: null })),
    ...Object.keys(ROW).map((field) => ({ [field]: '12,3' })),
    { DivTotal: -1 },
    { DivTotalPe: 469290.5 },
    { FecVencimiento: '2026-02-30' },
    { Cuotas: 0 },
  ])('accepts no row with %j', (change) => {
    expect(accepts(change)).toBe(false);
  });

  it.each([undefined, null, {}, [], { salida: [] }, { salida: ROW }, 'texto', 7])(
    'accepts no %j for rows',
    (body) => {
      expect(contract.accepts('calc_dividendo', body)).toBe(false);
    },
  );

  it('judges each operation by its own answer', () => {
    expect(contract.accepts('paridad', 40880.36)).toBe(true);
    expect(contract.accepts('paridad', { Valor: 6.6 })).toBe(false);
    expect(contract.accepts('tmc', { Valor: 6.6 })).toBe(true);
    expect(contract.accepts('catalogos_simulador', CATALOGOS)).toBe(true);
    expect(contract.accepts('catalogos_simulador', { ...CATALOGOS, comunas: null })).toBe(false);
  });

  it.each([
    ['%PDF-1.7\nobjetos\n%%EOF\n', true],
    ['%PDF-1.7\nla mitad de los obj', false],
    ['<html>%PDF-1.7 %%EOF', false],
    ['', false],
  ])('accepts a document when it is a whole PDF: %j', (text, whole) => {
    const body = Buffer.from(text);
    expect(contract.accepts('pdf_simulacion', body)).toBe(whole);
    expect([contract.accepts('pdf_simulacion', text), contract.accepts('tmc', body)]).toEqual([false, false]);
    expect(contract.deviations('pdf_simulacion', body)).toEqual([]);
  });

  it('knows which refusals concern the request itself', () => {
    const refusals = (operation: CoreOperationId) =>
      [400, 401, 404, 409, 500].filter((status) => contract.refusesWith(operation, status));
    expect(refusals('calc_dividendo')).toEqual([400]);
    expect(refusals('Tarifa')).toEqual([400, 404]);
    expect([refusals('paridad'), refusals('token')]).toEqual([[], [401]]);
  });

  it('takes anything where the answer says nothing', () => {
    expect(contract.accepts('last_simulation_email', undefined)).toBe(true);
  });

  it('finds each violation in answers of any status', () => {
    const kinds = (status: number, body: unknown) =>
      contract.violations('calc_dividendo', status, body).map(({ keyword }) => keyword);
    expect(kinds(400, { errors_detail: 'No.' })).toEqual([]);
    expect(kinds(422, { detail: 'No.' })).toEqual(['required']);
    expect(kinds(200, { salida: [{ ...ROW, DivTotal: 'x', Cuotas: 0 }] })).toEqual(['type', 'minimum']);
  });
});
